// The command line: its commands, options and exit codes.
import { ErasureLedgerError } from '@school/leads/without-nest';
import { ConfigurationError, parseEnv, withoutAddresses } from '@school/platform/without-nest';
import { Command, CommanderError } from 'commander';
import { addComplaintsCommand } from './commands/complaints.js';
import { addDlqCommands } from './commands/dlq.js';
import { addDoctorCommand } from './commands/doctor.js';
import { addExportCommand } from './commands/export.js';
import { addFindCommand } from './commands/find.js';
import { addGaiaCommands } from './commands/gaia.js';
import { addGdprCommands } from './commands/gdpr.js';
import { addReplayCommand } from './commands/replay.js';
import { addSchoolCommand } from './commands/school.js';
import { addStatusCommand } from './commands/status.js';
import { operatorEnv } from './env.js';
import { EXIT, type ExitCode, OperatorError } from './operator-error.js';
import { type Io, frames } from './output.js';
import type { Configured, Run } from './run.js';
import { withStores } from './stores.js';

const EXIT_CODES = `
Exit codes:
  0  done
  1  an unexpected error
  2  wrong arguments or configuration; nothing was done
  3  Redis or PostgreSQL is unavailable
  4  nothing was found
  5  done as far as possible; the output says what is left

Configuration, from the environment (each may come as a file, e.g. DATABASE_URL_FILE):
  REDIS_URL, DATABASE_URL, SPOOL_DIR, ERASURES_DIR, ERASURES_KEY

Results go to standard output, and personal data nowhere else. What a command changes it logs to standard error, as one
line of JSON without personal data.`;

export async function runLeads(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.done;
  const configured: Configured = async (work) => {
    exitCode = (await work(parseEnv(operatorEnv, io.env), io)) ?? EXIT.done;
  };
  const run: Run = (work, options) => configured((env) => withStores(env, (stores) => work(stores, io), options));
  const program = new Command('leads')
    .description("Looks after the school's requests: where they are, which failed, what must go.")
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: (text) => io.err(withoutAddresses(text)) })
    .showHelpAfterError('(leads --help lists what there is)');
  for (const add of [
    addFindCommand,
    addExportCommand,
    addComplaintsCommand,
    addDlqCommands,
    addGdprCommands,
    addReplayCommand,
    addGaiaCommands,
  ])
    add(program, run);
  addStatusCommand(program, configured);
  addDoctorCommand(program, configured);
  addSchoolCommand(program, io, (code) => (exitCode = code));
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    return explain(error, io);
  }
}

function explain(error: unknown, { err }: Io): ExitCode {
  // Commander has printed the message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof ConfigurationError || error instanceof OperatorError || error instanceof ErasureLedgerError)
    err(`${error.message}\n`);
  // Messages of libraries may quote personal data; the frames are enough.
  else err(`An unexpected error: ${error instanceof Error ? `${error.name}\n${frames(error.stack)}` : 'unknown'}\n`);
  if (error instanceof OperatorError) return error.exitCode;
  return error instanceof ConfigurationError ? EXIT.usage : EXIT.failed;
}
