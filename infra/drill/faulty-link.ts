// A network link between a process and a server, as bad as a drill wants it: TCP on the loopback, passed on by us.
import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** What the link does to those who use it, from now on. An empty fault is a healthy link. */
export interface Fault {
  /** Nobody listens, and who is connected is cut off. */
  readonly refuse?: boolean;
  /** Every byte arrives so many milliseconds later, in either direction. */
  readonly latencyMs?: number;
  /** Swallows all (a black hole), or only what the server says (a half-open connection). */
  readonly swallow?: 'all' | 'answers';
  /** Resets each connection once the client has said so many bytes. */
  readonly resetAfterBytes?: number;
  readonly trap?: Trap;
}

/** Catches a connection in the middle of a sentence. */
export interface Trap {
  /** What the client says; Latin-1. */
  readonly pattern: string;
  /** `request`: the server never hears it, nor what follows. `answer`: it does, and its answer does not come back. */
  readonly at: 'request' | 'answer';
  /** Keeps the connection open in silence, resets it, or only counts. */
  readonly effect: 'hold' | 'reset' | 'count';
  /** Only so many times; without end when not given. */
  readonly times?: number;
}

export interface FaultyLink {
  /** Leads the link to the server of an address. @returns the address by way of the link. */
  to(url: string): string;
  /** Connections in which the link has swallowed something end with the fault that did it: their streams have holes. */
  set(fault: Fault): Promise<void>;
  /** How often the trap has snapped, or the black hole was spoken into, since it was set. */
  readonly caught: number;
  close(): Promise<void>;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  said: number;
  /** The end of what was said, in which a pattern may have begun. */
  tail: string;
  /** The answer is to be withheld; with `reset` the connection ends as soon as there is one. */
  withheld?: 'hold' | 'reset' | undefined;
  silent: boolean;
  /** Bytes are missing. */
  torn: boolean;
}

/** Resets a connection, or only ends it when it is being ended: Node never closes what it resets in the middle of a shutdown, and then spins for ever instead of exiting. */
export function hangUp(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

/** A link that leads nowhere yet; it listens on a free port of the loopback. */
export async function faultyLink(): Promise<FaultyLink> {
  const connections = new Set<Connection>();
  let target = { hostname: '127.0.0.1', port: 0 };
  let fault: Fault = {};
  let caught = 0;

  const reset = ({ client, server }: Connection) => {
    hangUp(client);
    server.destroy();
  };

  /** Passes on in order, however the latency changes meanwhile. */
  const lane = (to: Socket) => {
    const waiting: Buffer[] = [];
    const next = () => void to.write(waiting.shift()!);
    return (bytes: Buffer) => {
      if (!fault.latencyMs && waiting.length === 0) return void to.write(bytes);
      waiting.push(bytes);
      setTimeout(next, fault.latencyMs ?? 0);
    };
  };

  const hear = (connection: Connection, bytes: Buffer, pass: (bytes: Buffer) => void) => {
    const { trap, swallow, resetAfterBytes } = fault;
    connection.said += bytes.length;
    if (connection.silent || swallow === 'all') {
      if (swallow === 'all') caught += 1;
      return void (connection.torn = true);
    }
    if (resetAfterBytes !== undefined && connection.said > resetAfterBytes) return reset(connection);
    const begun = connection.tail.length;
    const heard = connection.tail + bytes.toString('latin1');
    connection.tail = trap ? heard.slice(-(trap.pattern.length - 1)) : '';
    if (!trap || caught >= (trap.times ?? Number.POSITIVE_INFINITY) || !heard.includes(trap.pattern)) return pass(bytes);
    caught += trap.effect === 'count' ? heard.split(trap.pattern).length - 1 : 1;
    if (trap.effect === 'count') return pass(bytes);
    connection.torn = true;
    if (trap.at === 'answer') {
      connection.withheld = trap.effect;
      return pass(bytes);
    }
    if (trap.effect === 'reset') return reset(connection);
    connection.silent = true;
    // What was said before it has been heard, also in the same packet.
    const before = heard.indexOf(trap.pattern) - begun;
    if (before > 0) pass(bytes.subarray(0, before));
  };

  const answer = (connection: Connection, bytes: Buffer, pass: (bytes: Buffer) => void) => {
    if (connection.withheld === 'reset') return reset(connection);
    if (!connection.silent && !connection.withheld && !fault.swallow) return pass(bytes);
    connection.torn = true;
  };

  const accept = (client: Socket) => {
    const server = connect(target.port, target.hostname);
    const connection: Connection = { client, server, said: 0, tail: '', silent: false, torn: false };
    connections.add(connection);
    const toServer = lane(server);
    const toClient = lane(client);
    client.setNoDelay(true).on('data', (bytes: Buffer) => hear(connection, bytes, toServer));
    server.setNoDelay(true).on('data', (bytes: Buffer) => answer(connection, bytes, toClient));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      // Who hangs up, and how, is what drills are about.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        connections.delete(connection);
        other.destroySoon();
      });
    }
  };

  const listen = async (port: number): Promise<Server> => {
    const server = createServer(accept).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const cut = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) reset(connection);
  };
  const shut = async (server: Server) => {
    const closed = once(server, 'close');
    server.close();
    cut(() => true);
    await closed;
  };

  let server: Server | undefined = await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    to: (url) => {
      const address = new URL(url);
      target = { hostname: address.hostname, port: Number(address.port) };
      address.hostname = '127.0.0.1';
      address.port = String(port);
      return address.href;
    },
    set: async (next) => {
      cut(({ torn }) => torn);
      fault = next;
      caught = 0;
      if (!next.refuse) server ??= await listen(port);
      else if (server) server = void (await shut(server));
    },
    get caught() {
      return caught;
    },
    close: async () => {
      if (server) await shut(server);
    },
  };
}
