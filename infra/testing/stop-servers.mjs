// Stops the servers of start-servers.mjs.
import { rm } from 'node:fs/promises';

export default async function stopServers() {
  const { dir, servers } = globalThis.schoolTestServers;
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dir, { recursive: true, force: true });
}
