// `make check` and `make test`: checks the published content. Unknown problems fail, and so do known exceptions whose
// problem is gone. SCHOOL_FILE names another owner's file than infra/school.json.
import { fileURLToPath } from 'node:url';
import { contentProblems } from '../content-check/content-problems.js';
import { knownExceptions, verdictOn } from '../content-check/known-exceptions.js';
import { romeDay } from '../days.js';
import { loadSchool } from '../school-file.js';

const file = process.env['SCHOOL_FILE'] ?? fileURLToPath(new URL('../../../../../infra/school.json', import.meta.url));
const today = romeDay(new Date());

try {
  const { unknown, settled } = verdictOn(
    contentProblems(loadSchool(file, { production: false }), today),
    knownExceptions,
  );
  for (const { id, says } of unknown) console.error(`${id}: ${says}`);
  for (const { id } of settled)
    console.error(
      `${id}: no longer occurs; take it out of services/libs/catalog/src/content-check/known-exceptions.ts`,
    );
  if (unknown.length + settled.length > 0) process.exitCode = 1;
  else {
    const exceptions = knownExceptions.map(({ id, reason }) => `  ${id.padEnd(24)}${reason}`);
    console.log(
      [`Content as of ${today}: ${exceptions.length} known exceptions, nothing else.`, ...exceptions].join('\n'),
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
