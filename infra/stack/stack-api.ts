// The interface of a running stack for tests and drills.
import type { InboxClient } from '../inbox/client.ts';
import type { PortWish } from './ports.ts';
import type { PortName, ServiceName } from './services.ts';
import type { StartOptions } from './supervisor.ts';

export interface StackOptions {
  /** The folder of all data (`data/`) and of one log per process (`logs/`). A later start finds the data again. */
  readonly dir: string;
  /** Processes that are not named get any free port. */
  readonly ports?: Readonly<Partial<Record<PortName, PortWish>>>;
  /** Servers that run already and are not started by the stack. */
  readonly external?: {
    readonly databaseUrl?: string | undefined;
    readonly redisUrl?: string | undefined;
    readonly smtpUrl?: string | undefined;
  };
  /**
   * Variables for all services, e.g. `{ RETRY_TIME_SCALE: '0.001' }`, or a function of a process's name and the
   * servers' URLs.
   */
  readonly env?:
    | Readonly<Record<string, string>>
    | ((name: string, urls: StackUrls) => Readonly<Record<string, string>>);
  /** Only these services; all when not given. */
  readonly only?: readonly ServiceName[];
  /** The number of processes by service, e.g. `{ mailer: 2 }` for `mailer` and `mailer-2`; one when not given. */
  readonly instances?: Readonly<Partial<Record<ServiceName, number>>>;
  /** false switches PostgreSQL's fsync off. */
  readonly durable?: boolean;
  /** Restarts processes that end unexpectedly. Off by default: tests observe the effect of a crash. */
  readonly restart?: boolean;
  /** Builds the programs; runs after the ports are chosen, beside the start of the databases. */
  readonly prepare?: () => Promise<void>;
  /** Receives one line for each process that is ready, and for each unexpected event afterwards. */
  readonly onProgress?: (line: string) => void;
  /** Cancels the start and ends what runs already. */
  readonly signal?: AbortSignal;
}

/** Empty for processes that are not part of the stack. */
export interface StackUrls {
  readonly site: string;
  /** The first gateway directly, without the edge in front of it. */
  readonly api: string;
  readonly board: string;
  /** The web page and API of the inbox. */
  readonly inbox: string;
  readonly smtp: string;
  readonly postgres: string;
  readonly redis: string;
}

export interface Stack {
  readonly urls: StackUrls;
  /** The received mails, and the faults of the mail server. */
  readonly inbox: InboxClient;
  /**
   * `postgres`, `redis`, `inbox`, `gateway`, `lead-store`, `mailer`, `gaia`, `board`, `site`, and `mailer-2` and so on.
   */
  readonly names: readonly string[];
  /** The URL of one process, for its health checks or for a second gateway: `urlOf('gateway-2')`. */
  urlOf(name: string): string;
  /** The process id, undefined while it does not run. */
  pid(name: string): number | undefined;
  /**
   * Kills a process (SIGKILL) or stops it gracefully (SIGTERM) and resolves when it has ended. Its data and its port
   * are kept for it.
   * @returns how it ended: `code 0`, or `SIGKILL`, also when it did not react to SIGTERM; undefined when it did not
   * run.
   */
  kill(name: string, signal?: 'SIGKILL' | 'SIGTERM'): Promise<string | undefined>;
  /**
   * Starts a killed process on the same port with the same data, with additional variables if given. Resolves when it
   * is ready, or with `{ until: 'live' }` when it is live: for a service whose database is down.
   */
  start(name: string, options?: StartOptions): Promise<void>;
  /** SIGKILL and start. */
  restart(name: string, options?: StartOptions): Promise<void>;
  /** Freezes a process (SIGSTOP): its connections stay open and nothing answers. */
  pause(name: string): void;
  resume(name: string): void;
  /** Ends all processes, the services before the databases. */
  stop(): Promise<void>;
}
