// A TCP proxy in front of a server, which a test can cut, restore, or stop at a point of its protocol.
import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

export interface Link {
  /** The server's address through this proxy. */
  readonly url: string;
  /** Closes all connections and refuses new ones, until `mend`. */
  cut(): Promise<void>;
  /** Forwards everything again; connections that were stopped are closed. */
  mend(): Promise<void>;
  /**
   * From these bytes on (Latin-1), nothing that a client sends on the same connection reaches the server, until `mend`.
   * Resolves when the first client has sent them.
   */
  stopBefore(pattern: string): Promise<void>;
  /** Everything that clients have sent on stopped connections since `stopBefore` (Latin-1). */
  withheld(): string;
  /** How many clients are connected. */
  connections(): number;
}

/** A proxy to the server of an address such as redis://host:port/0. At first it forwards everything. */
export async function linkTo(target: string): Promise<Link> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const stopped = new Set<Socket>();
  let stop: { readonly pattern: string; readonly reached: () => void } | undefined;
  let withheld = '';

  const forward = (client: Socket, server: Socket, bytes: Buffer): void => {
    const text = bytes.toString('latin1');
    const start = stopped.has(client) ? 0 : stop ? text.indexOf(stop.pattern) : -1;
    if (start === -1) return void server.write(bytes);
    withheld += text.slice(start);
    if (stopped.has(client)) return;
    server.write(bytes.subarray(0, start));
    stopped.add(client);
    stop?.reached();
  };
  const accept = (client: Socket): void => {
    const server = connect(Number(port), hostname);
    client.on('data', (bytes: Buffer) => forward(client, server, bytes));
    server.pipe(client);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined); // broken connections are the purpose
      socket.on('close', () => {
        sockets.delete(socket);
        stopped.delete(socket);
        other.destroy();
      });
    }
  };
  const listen = async (onPort: number): Promise<Server> => {
    const server = createServer(accept).listen(onPort, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server = await listen(0);
  const ownPort = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(ownPort);
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      stop = undefined;
      for (const client of stopped) client.destroy();
      if (!server.listening) server = await listen(ownPort);
    },
    stopBefore: (pattern) => {
      withheld = '';
      return new Promise((reached) => (stop = { pattern, reached }));
    },
    withheld: () => withheld,
    connections: () => sockets.size / 2,
  };
}
