// Preloaded into the programs that the runner starts: tells it each port as soon as the program listens there.
import { subscribe } from 'node:diagnostics_channel';

subscribe('tracing:net.server.listen:asyncEnd', ({ server }) => {
  const address = server.address();
  if (process.connected && address !== null && typeof address === 'object') process.send(address.port);
});
