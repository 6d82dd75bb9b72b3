// The owner's file, checked before anything is built from it.
import { checkOwnersFile, findingsAsText } from '@school/catalog/owner-check';
import { parseEnv } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { type SchoolEnv, schoolEnv } from '../env.js';
import { EXIT, type ExitCode } from '../operator-error.js';
import { type Io, json } from '../output.js';
import { jsonOption } from './options.js';

/** @param finish takes the exit code. */
export function addSchoolCommand(program: Command, { env, out }: Io, finish: (code: ExitCode) => void): void {
  program
    .command('school')
    .description("Checks the owner's file: format, dates, mailboxes and links. In Italian, for the owner")
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => {
      const findings = await ownersFindings(parseEnv(schoolEnv, env));
      out(options.json ? json(findings) : findingsAsText(findings));
      finish(findings.some(({ isWrong }) => isWrong) ? EXIT.failed : EXIT.done);
    });
}

export const ownersFindings = ({ SCHOOL_FILE, NODE_ENV }: SchoolEnv) =>
  checkOwnersFile(SCHOOL_FILE, { production: NODE_ENV === 'production', now: new Date() });
