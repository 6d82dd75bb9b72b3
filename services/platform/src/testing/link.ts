// A network link to a server that a test can cut and mend.
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

export interface Link {
  /** The server's address, by way of this link. */
  readonly url: string;
  /** Breaks what is connected and refuses what comes, until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** A link to the server of an address such as redis://host:port/0, whole at first. */
export async function linkTo(target: string): Promise<Link> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server;
  let ownPort = 0;
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
      server.listen(ownPort, '127.0.0.1', () => {
        ownPort = (server.address() as AddressInfo).port;
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
  url.port = String(ownPort);
  return { url: url.href, cut, mend };
}
