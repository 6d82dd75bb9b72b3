// How a command gets what it works with.
import type { OperatorEnv } from './env.js';
import type { ExitCode } from './operator-error.js';
import type { Io } from './output.js';
import type { Stores } from './stores.js';

/** Runs the work of a command with the opened stores. Redis must answer, unless the command goes on without it. */
export type Run = (
  work: (stores: Stores, io: Io) => Promise<ExitCode | void>,
  options?: { readonly withoutRedis?: boolean },
) => Promise<void>;

/** Runs the work of a command that opens the stores itself. */
export type Configured = (work: (env: OperatorEnv, io: Io) => Promise<ExitCode | void>) => Promise<void>;
