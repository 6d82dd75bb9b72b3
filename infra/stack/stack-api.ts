// What tests and drills see of a stack.
import type { InboxClient } from '../inbox/client.ts';
import type { PortWish } from './ports.ts';
import type { PortName, ServiceName } from './services.ts';
import type { StartOptions } from './supervisor.ts';

export interface StackOptions {
  /** Folder of all data (`data/`) and of one log per process (`logs/`). The same folder finds the same data again. */
  readonly dir: string;
  /** Any free port for each that is not named. */
  readonly ports?: Readonly<Partial<Record<PortName, PortWish>>>;
  /** Servers that run already; those are then not started here. */
  readonly external?: {
    readonly databaseUrl?: string | undefined;
    readonly redisUrl?: string | undefined;
    readonly smtpUrl?: string | undefined;
  };
  /** Variables for all services, e.g. `{ RETRY_TIME_SCALE: '0.001' }`, or those of each, told by its name and the servers' addresses. */
  readonly env?: Readonly<Record<string, string>> | ((name: string, urls: StackUrls) => Readonly<Record<string, string>>);
  /** Another folder laid out as this checkout, whose compiled services are run. */
  readonly root?: string;
  /** Only these services; all when not given. */
  readonly only?: readonly ServiceName[];
  /** How many of a kind, e.g. `{ mailer: 2 }` for `mailer` and `mailer-2`; one when not given. */
  readonly instances?: Readonly<Partial<Record<ServiceName, number>>>;
  /** false lets Postgres skip fsync. */
  readonly durable?: boolean;
  /** Starts again what dies by itself. Off by default: tests want to see what a death does. */
  readonly revive?: boolean;
  /** Builds what is to run, while the ports are held already. */
  readonly prepare?: () => Promise<void>;
  /** Receives one line for each process that is ready, and for each surprise afterwards. */
  readonly onProgress?: (line: string) => void;
  /** Gives up the start and ends what runs already. */
  readonly signal?: AbortSignal;
}

/** Empty for what is not part of the stack. */
export interface StackUrls {
  readonly site: string;
  /** The first gateway itself, without the site before it. */
  readonly api: string;
  readonly board: string;
  /** The inbox's page and API. */
  readonly inbox: string;
  readonly smtp: string;
  readonly postgres: string;
  readonly redis: string;
}

export interface Stack {
  readonly urls: StackUrls;
  /** The mails that were sent, and how to make the mail server misbehave. */
  readonly inbox: InboxClient;
  /** `postgres`, `redis`, `inbox`, `gateway`, `lead-store`, `mailer`, `gaia`, `board`, `site`, and `mailer-2` and so on. */
  readonly names: readonly string[];
  /** Base URL of a process's own port, for its health or for a second gateway: `urlOf('gateway-2')`. */
  urlOf(name: string): string;
  /** The process id, undefined while it does not run. */
  pid(name: string): number | undefined;
  /**
   * Kills a process (SIGKILL, or politely with SIGTERM) and resolves when it is gone. Its data and port stay its own.
   * @returns the way it went: `code 0`, or `SIGKILL`, also after a SIGTERM that it did not follow; undefined when it did not run.
   */
  kill(name: string, signal?: 'SIGKILL' | 'SIGTERM'): Promise<string | undefined>;
  /**
   * Starts a killed process on the same port with the same data, with extra variables if given. Resolves when it is ready, or
   * with `{ until: 'live' }` as soon as it answers at all: for a service whose database is down.
   */
  start(name: string, options?: StartOptions): Promise<void>;
  /** SIGKILL and start. */
  restart(name: string, options?: StartOptions): Promise<void>;
  /** Freezes a process (SIGSTOP): connections stay open, nothing answers. */
  pause(name: string): void;
  resume(name: string): void;
  /** Ends everything, the services before the databases. */
  stop(): Promise<void>;
}
