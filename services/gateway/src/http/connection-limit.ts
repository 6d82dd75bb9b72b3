// Whoever opens connections and says nothing makes room for those who speak.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Far more than the proxies in front open, far less than would exhaust the process. */
export const MOST_CONNECTIONS = 2000;

/**
 * Lets a server hold so many connections. When one more comes, the one goes that has been without a whole request for the longest time: a request
 * that trickles in counts as none.
 */
export function limitConnections(server: FastifyInstance, most = MOST_CONNECTIONS): void {
  /** Those without a request under way, the longest first. */
  const idle = new Set<Socket>();
  let open = 0;
  server.server.on('connection', (socket: Socket) => {
    open += 1;
    idle.add(socket);
    socket.once('close', () => {
      open -= 1;
      idle.delete(socket);
    });
    if (open <= most) return;
    const [longest] = idle;
    longest?.destroy();
    // It is counted until it is closed, but makes room once only.
    idle.delete(longest!);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    idle.delete(request.raw.socket);
    done();
  });
  server.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    idle.delete(socket);
    if (!socket.destroyed) idle.add(socket);
    done();
  });
}
