// Stops the servers of start-servers.mjs.
import { rm } from 'node:fs/promises';

export default async function stopServers() {
  if (!globalThis.schoolTestServers) return; // another project of Jest has stopped them
  const { dir, servers } = globalThis.schoolTestServers;
  globalThis.schoolTestServers = undefined;
  await Promise.all(servers.map((server) => server.stop()));
  await rm(dir, { recursive: true, force: true });
}
