// Preloaded into the programs of a stack: reports each port to the parent process as soon as the program listens on it.
import { subscribe } from 'node:diagnostics_channel';

subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  const address = server.address();
  if (process.connected && address !== null && typeof address === 'object') process.send(address.port);
});
