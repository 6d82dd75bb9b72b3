// Reads the owner's file in a Node process; its format is in school.ts. Kept out of the index: pages get the same file
// from the site's build.
import { readFileSync } from 'node:fs';
import { allFacts } from './facts/all-facts.js';
import { type School, inventedValues, schoolSchema } from './school.js';

/** What is wrong with the owner's file, all at once. */
export class SchoolFileError extends Error {
  override readonly name = 'SchoolFileError';
  constructor(file: string, problems: readonly string[]) {
    super(`${file} cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SchoolFileError(file, [error instanceof Error ? error.message : String(error)]);
  }
}

/**
 * Reads and validates the owner's file.
 * @param options.production refuses a demonstration's values, which only a trial may show.
 * @throws SchoolFileError listing every problem.
 */
export function loadSchool(file: string, { production }: { readonly production: boolean }): School {
  const { data: school, error } = schoolSchema.safeParse(readJson(file));
  const problems = school
    ? [...repeatedFacts(school), ...(production ? inventedValues(school) : [])]
    : error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  if (!school || problems.length > 0) throw new SchoolFileError(file, problems);
  return school;
}

/** As `loadSchool`, for the environment of this process; prints the problems and exits with status 1. */
export function schoolOf({ SCHOOL_FILE, NODE_ENV }: { SCHOOL_FILE: string; NODE_ENV: string }): School {
  try {
    return loadSchool(SCHOOL_FILE, { production: NODE_ENV === 'production' });
  } catch (error) {
    if (!(error instanceof SchoolFileError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function repeatedFacts(school: School): string[] {
  const ids = allFacts(school, new Date()).map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...repeated].map((id) => `facts: ${id} is published already`);
}
