// Chooses the ports of a stack before its processes start.
import getPort, { portNumbers } from 'get-port';

/** A port that was given by a variable is taken; the message is for the developer. */
export class PortBusyError extends Error {}

export interface PortWish {
  /** The environment variable that sets this port, if there is one. */
  readonly variable?: string;
  /** Exactly this port, or an error. */
  readonly given?: number | undefined;
  /** This port or the next free one. */
  readonly preferred?: number | undefined;
}

const LAST_PORT = 65_535;
const TRIES = 200;
/** Below the ports that the system gives to clients. */
const RANDOM = { from: 12_000, to: 30_000 } as const;

/** @throws PortBusyError when a given port is taken. */
export async function choosePort({ variable, given, preferred }: PortWish = {}): Promise<number> {
  const first = given ?? preferred ?? RANDOM.from + Math.floor(Math.random() * (RANDOM.to - RANDOM.from));
  const last = given === undefined ? Math.min(first + TRIES, LAST_PORT) : first;
  const port = await getPort({ port: portNumbers(first, last) });
  // get-port falls back to any free port.
  if (given === undefined || port === given) return port;
  throw new PortBusyError(
    `Port ${given} (${variable}) is in use by another program (or not allowed for you). Stop that program or set ` +
      `${variable} to a free port.`,
  );
}

/** Reads a port from an environment variable, if there is one. @throws when it is set but no port. */
export function portFromEnv(variable: string | undefined, env: NodeJS.ProcessEnv = process.env): number | undefined {
  const value = variable === undefined ? undefined : env[variable];
  if (value === undefined || value === '') return undefined;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > LAST_PORT)
    throw new PortBusyError(`${variable} must be a port number between 1 and ${LAST_PORT}, not "${value}".`);
  return port;
}
