// `make check` and `make test`: checks the owner's file. SCHOOL_FILE names another one than infra/school.json.
import { fileURLToPath } from 'node:url';
import { dateProblems } from '../date-problems.js';
import { romeDay } from '../days.js';
import { loadSchool } from '../school-file.js';

const file = process.env['SCHOOL_FILE'] ?? fileURLToPath(new URL('../../../../../infra/school.json', import.meta.url));

try {
  const problems = dateProblems(loadSchool(file, { production: false }), romeDay(new Date()));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
