// A TCP proxy in front of a server, which a test can cut and restore.
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

export interface Link {
  /** The server's address through this proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones, until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A proxy to the server of an address such as redis://host:port/0; it forwards until it is cut. */
export async function linkTo(target: string): Promise<Link> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  let proxyPort = 0;
  const mend = () =>
    new Promise<void>((resolve) => {
      server = createServer((inside) => {
        const outside = connect(Number(port), hostname);
        for (const [socket, other] of [
          [inside, outside],
          [outside, inside],
        ] as const) {
          sockets.add(socket);
          socket.pipe(other);
          socket.on('error', () => undefined);
          socket.on('close', () => (sockets.delete(socket), other.destroy()));
        }
      });
      server.listen(proxyPort, '127.0.0.1', () => {
        proxyPort = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await mend();
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(proxyPort);
  return { url: url.href, cut, mend };
}
