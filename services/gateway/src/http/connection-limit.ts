// A limit of connections, against clients that open many and send no whole request.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Far more than the proxies in front open, far fewer than would exhaust the process. */
export const MAX_CONNECTIONS = 2000;

/**
 * Limits the connections of a server. Beyond the limit, the connection is closed that has been without a complete
 * request for the longest time; a request that arrives slowly is not complete.
 */
export function limitConnections(server: FastifyInstance, most = MAX_CONNECTIONS): void {
  /** Connections without a request under way, the longest idle first. */
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
    // It is counted until it is closed, but closed once only.
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
