// The owner's file, checked before anything is built from it.
import { checkOwnersFile, findingsAsText } from '@school/catalog/owner-check';
import { contactsAsText } from '@school/catalog/school-file';
import { parseEnv } from '@school/platform/without-nest';
import type { Command } from 'commander';
import { type SchoolEnv, schoolEnv } from '../env.js';
import { EXIT, type ExitCode } from '../operator-error.js';
import { type Io, json } from '../output.js';
import { jsonOption } from './options.js';

/** @param finish takes the exit code. */
export function addSchoolCommand(program: Command, { env, out, err }: Io, finish: (code: ExitCode) => void): void {
  program
    .command('school')
    .description("Checks the owner's file: format, dates, mailboxes and links. In Italian, for the owner")
    .addOption(jsonOption())
    .option(
      '--contacts',
      'prints the part of it that gateway, lead-store and mailer are given, and what is wrong as an error',
    )
    .action(async (options: { json?: boolean; contacts?: boolean }) => {
      const school = parseEnv(schoolEnv, env);
      const findings = await ownersFindings(school);
      const isWrong = findings.some((finding) => finding.isWrong);
      (options.contacts ? err : out)(options.json ? json(findings) : findingsAsText(findings));
      if (options.contacts && !isWrong) out(contactsAsText(school.SCHOOL_FILE));
      finish(isWrong ? EXIT.failed : EXIT.done);
    });
}

export const ownersFindings = ({ SCHOOL_FILE, NODE_ENV }: SchoolEnv, options?: { readonly inHaste: true }) =>
  checkOwnersFile(SCHOOL_FILE, { ...options, production: NODE_ENV === 'production', now: new Date() });
