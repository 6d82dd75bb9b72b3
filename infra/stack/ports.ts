// Reserves ports until the process that listens there is started, so that several stacks can start at once.
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const TRIES = 200;

/** A port that was given by a variable is taken; the message is for the developer. */
export class PortBusyError extends Error {}

export interface PortWish {
  /** The environment variable that sets this port, for the error message. */
  readonly variable: string;
  /** Exactly this port, or an error. */
  readonly given?: number | undefined;
  /** This port or the next free one. Without it and without `given`, any free port. */
  readonly preferred?: number | undefined;
}

export interface ClaimedPort {
  readonly port: number;
  /** Releases the port at once; to be called right before the process that listens there is started. Idempotent. */
  release(): void;
}

/**
 * Claims a port on both loopback addresses (a browser may read `localhost` as either).
 * @throws PortBusyError when a given port is taken.
 */
export async function claimPort({ variable, given, preferred }: PortWish): Promise<ClaimedPort> {
  if (given !== undefined) {
    const claim = await tryPort(given);
    if (!claim)
      throw new PortBusyError(
        `Port ${given} (${variable}) is in use by another program (or not allowed for you). Stop that program or set ` +
          `${variable} to a free port.`,
      );
    return claim;
  }
  for (let step = 0; preferred !== undefined && step < TRIES; step += 1) {
    const claim = await tryPort(preferred + step);
    if (claim) return claim;
  }
  const claim = await tryPort(0);
  if (!claim) throw new PortBusyError(`No free port was found for ${variable}.`);
  return claim;
}

/** Ports by name, each reserved until it is released. */
export type ClaimedPorts = Readonly<Record<string, ClaimedPort>>;

/** Claims all or, when one is taken, none. @throws PortBusyError */
export async function claimPorts(wishes: Readonly<Record<string, PortWish>>): Promise<ClaimedPorts> {
  const claimed: Record<string, ClaimedPort> = {};
  try {
    for (const [name, wish] of Object.entries(wishes)) claimed[name] = await claimPort(wish);
    return claimed;
  } catch (error) {
    for (const claim of Object.values(claimed)) claim.release();
    throw error;
  }
}

/** Reads a port from an environment variable. @throws when it is set but no port. */
export function portFromEnv(variable: string, env: NodeJS.ProcessEnv = process.env): number | undefined {
  const value = env[variable];
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new PortBusyError(`${variable} must be a port number between 1 and 65535, not "${value}".`);
  return port;
}

async function tryPort(wanted: number): Promise<ClaimedPort | undefined> {
  const v4 = await listen('127.0.0.1', wanted);
  if (v4 === 'busy' || v4 === 'no such address') return undefined;
  const port = portOf(v4);
  const v6 = await listen('::1', port);
  if (v6 === 'busy') {
    v4.close();
    return wanted === 0 ? tryPort(0) : undefined;
  }
  const release = (): void => {
    v4.close();
    if (v6 !== 'no such address') v6.close();
  };
  return { port, release };
}

async function listen(host: string, port: number): Promise<Server | 'busy' | 'no such address'> {
  // Early connections, of an open tab or a health probe, are closed: an open one would keep the port in use.
  const server = createServer((connection) => connection.destroy());
  server.listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' ? 'no such address' : 'busy';
  }
  server.unref();
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return address.port;
}
