// A TCP proxy on the loopback between a process and a server, which injects network faults: refusals, latency, dropped
// bytes, resets.
import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** What the link does to all its connections, from now on. An empty fault is a healthy link. */
export interface Fault {
  /** Nothing listens, and open connections are reset. */
  readonly refuse?: boolean;
  /** Added to every byte in either direction, in milliseconds. */
  readonly latencyMs?: number;
  /** Drops everything (a black hole), or only what the server answers (a half-open connection). */
  readonly drop?: 'all' | 'answers';
  /** Resets each connection once the client has sent more than this. */
  readonly resetAfterBytes?: number;
  readonly intercept?: Intercept;
}

/** Stops a connection at an exact point of its protocol. */
export interface Intercept {
  /** Bytes that the client sends, as Latin-1. */
  readonly pattern: string;
  /**
   * `request`: neither the pattern nor what follows reaches the server. `answer`: it does, and the server's answer does
   * not come back.
   */
  readonly at: 'request' | 'answer';
  /** Keeps the connection open in silence, resets it, or only counts. */
  readonly effect: 'hold' | 'reset' | 'count';
  /** How often at most; without end when not given. */
  readonly times?: number;
}

export interface FaultyLink {
  /** Connects the link to the server of a URL. @returns the URL through the link. */
  to(url: string): string;
  /** Replaces the fault. Connections of which bytes were dropped are reset: their streams have gaps. */
  set(fault: Fault): Promise<void>;
  /** How often the pattern was met, or bytes were sent into the black hole, since the fault was set. */
  readonly intercepted: number;
  close(): Promise<void>;
}

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  sentBytes: number;
  /** The end of what the client sent, in which a pattern may have begun. */
  tail: string;
  /** The answer is to be withheld; with `reset` the connection ends as soon as there is one. */
  withheld?: 'hold' | 'reset' | undefined;
  silent: boolean;
  /** Bytes were dropped. */
  hasGap: boolean;
}

/** Passes bytes on to the other side. */
type Forward = (bytes: Buffer) => void;

/**
 * Resets a connection, or only destroys it when it is being ended: Node never closes a socket that is reset during its
 * shutdown, and then runs in a busy loop instead of exiting.
 */
export function resetConnection(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}

const reset = ({ client, server }: Connection): void => {
  resetConnection(client);
  server.destroy();
};

/** The fault of a link and what it has met; decides byte by byte. */
class FaultInjector {
  #fault: Fault = {};
  intercepted = 0;

  set(fault: Fault): void {
    this.#fault = fault;
    this.intercepted = 0;
  }

  /** Writes to a socket in order, however the latency changes meanwhile. */
  delayed(to: Socket): Forward {
    const waiting: Buffer[] = [];
    return (bytes) => {
      if (!this.#fault.latencyMs && waiting.length === 0) return void to.write(bytes);
      waiting.push(bytes);
      setTimeout(() => void to.write(waiting.shift()!), this.#fault.latencyMs ?? 0);
    };
  }

  fromClient(connection: Connection, bytes: Buffer, forward: Forward): void {
    const { intercept, drop, resetAfterBytes } = this.#fault;
    connection.sentBytes += bytes.length;
    if (drop === 'all') this.intercepted += 1;
    if (connection.silent || drop === 'all') connection.hasGap = true;
    else if (resetAfterBytes !== undefined && connection.sentBytes > resetAfterBytes) reset(connection);
    else if (intercept) this.#search(intercept, connection, bytes, forward);
    else {
      connection.tail = '';
      forward(bytes);
    }
  }

  fromServer(connection: Connection, bytes: Buffer, forward: Forward): void {
    if (connection.withheld === 'reset') return reset(connection);
    if (!connection.silent && !connection.withheld && !this.#fault.drop) return forward(bytes);
    connection.hasGap = true;
  }

  #search(intercept: Intercept, connection: Connection, bytes: Buffer, forward: Forward): void {
    const { pattern, effect, times = Number.POSITIVE_INFINITY } = intercept;
    const sentBefore = connection.tail.length;
    const text = connection.tail + bytes.toString('latin1');
    connection.tail = text.slice(-(pattern.length - 1));
    const occurrences = this.intercepted < times ? text.split(pattern).length - 1 : 0;
    if (occurrences === 0 || effect === 'count') {
      this.intercepted += occurrences;
      return forward(bytes);
    }
    this.intercepted += 1;
    this.#stop(intercept, connection, bytes, text.indexOf(pattern) - sentBefore, forward);
  }

  /** @param start where the pattern begins in these bytes; negative when it began in earlier ones. */
  #stop({ at, effect }: Intercept, connection: Connection, bytes: Buffer, start: number, forward: Forward): void {
    connection.hasGap = true;
    if (at === 'answer') {
      connection.withheld = effect === 'reset' ? 'reset' : 'hold';
      return forward(bytes);
    }
    if (effect === 'reset') return reset(connection);
    connection.silent = true;
    // What precedes the pattern reaches the server, also from the same packet.
    if (start > 0) forward(bytes.subarray(0, start));
  }
}

/** A link without a target yet; it listens on a free port of the loopback. */
export async function faultyLink(): Promise<FaultyLink> {
  const connections = new Set<Connection>();
  const injector = new FaultInjector();
  let target = { hostname: '127.0.0.1', port: 0 };

  const accept = (client: Socket) => {
    const server = connect(target.port, target.hostname);
    const connection: Connection = { client, server, sentBytes: 0, tail: '', silent: false, hasGap: false };
    connections.add(connection);
    const toServer = injector.delayed(server);
    const toClient = injector.delayed(client);
    client.setNoDelay(true).on('data', (bytes: Buffer) => injector.fromClient(connection, bytes, toServer));
    server.setNoDelay(true).on('data', (bytes: Buffer) => injector.fromServer(connection, bytes, toClient));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      // Broken connections are the purpose of a drill.
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
  const resetAll = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) reset(connection);
  };
  const shutDown = async (server: Server) => {
    const closed = once(server, 'close');
    server.close();
    resetAll(() => true);
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
    set: async (fault) => {
      resetAll(({ hasGap }) => hasGap);
      injector.set(fault);
      if (!fault.refuse) server ??= await listen(port);
      else if (server) server = void (await shutDown(server));
    },
    get intercepted() {
      return injector.intercepted;
    },
    close: async () => {
      if (server) await shutDown(server);
    },
  };
}
