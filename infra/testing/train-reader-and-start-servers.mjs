// Jest's global set-up of Gaia's integration tests.
import startServers from './start-servers.mjs';
import trainReader from './train-reader.mjs';

export default async function trainReaderAndStartServers(config) {
  await Promise.all([trainReader(), startServers(config)]);
}
