// Reads the owner's file in a Node process; its format is in school.ts. Kept out of the index: pages get the same file
// from the site's build.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { allFacts } from './facts/all-facts.js';
import { linesOf } from './json-lines.js';
import { type Fault, type School, inventedValues, schoolSchema } from './school.js';

/** What is wrong with the owner's file, all at once. */
export class SchoolFileError extends Error {
  override readonly name = 'SchoolFileError';
  constructor(
    file: string,
    /** A line each, with the line of the file. */
    readonly problems: readonly string[],
  ) {
    super(`${file} non si può usare:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The owner's file, and what can be said of its values with their line in it. */
export interface SchoolFile {
  readonly school: School;
  readonly withLine: (fault: Fault) => string;
}

/**
 * Reads and validates the owner's file.
 * @param options.production refuses a demonstration's values, which only a trial may show.
 * @throws SchoolFileError listing every problem.
 */
export function readSchoolFile(file: string, { production }: { readonly production: boolean }): SchoolFile {
  const { text, content } = readJson(file);
  const lineOf = linesOf(text);
  const withLine = ({ path, says }: Fault) => [`riga ${lineOf(path)}`, path.join('.'), says].filter(Boolean).join(': ');
  const { data: school, error } = schoolSchema.safeParse(content, { error: inItalian });
  const faults = school
    ? [...repeatedFacts(school), ...(production ? inventedValues(school) : [])]
    : error.issues.flatMap(faultsOf);
  if (!school || faults.length > 0) throw new SchoolFileError(file, faults.map(withLine));
  return { school, withLine };
}

/** As `readSchoolFile`, without the lines. */
export const loadSchool = (file: string, options: { readonly production: boolean }): School =>
  readSchoolFile(file, options).school;

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

function readJson(file: string): { text: string; content: unknown } {
  try {
    const text = readFileSync(file, 'utf8');
    return { text, content: JSON.parse(text) as unknown };
  } catch (error) {
    throw new SchoolFileError(file, [error instanceof Error ? error.message : String(error)]);
  }
}

function repeatedFacts(school: School): Fault[] {
  const ids = allFacts(school, new Date()).map(({ id }) => id);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...repeated].map((id) => ({ path: ['facts'], says: `${id} si dice già` }));
}

const types: Readonly<Record<string, string>> = {
  string: 'un testo fra virgolette',
  number: 'un numero, senza virgolette',
  int: 'un numero intero, senza virgolette',
  boolean: 'true o false',
  object: 'un blocco fra { }',
  array: 'un elenco fra [ ]',
  tuple: 'due numeri fra [ ]',
};

/** What zod finds, where the schema has no words of its own. */
const inItalian: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'manca' : `deve essere ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `deve essere ${issue.values.map(String).join(', ')}`;
    default:
      return 'non va bene';
  }
};

/** A part of the JSON Schema. */
interface Part {
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
  readonly oneOf?: readonly Part[];
}

/** The format for editors. @param reused whether what stands several times is written once, and referred to. */
export const schoolJsonSchema = (reused: 'inline' | 'ref' = 'inline') =>
  z.toJSONSchema(schoolSchema, { io: 'input', reused });

const faultsOf = (issue: z.core.$ZodIssue): Fault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], says: `non esiste${nearestKnown(key, issue.path)}` }))
    : [{ path: issue.path, says: issue.message }];

function nearestKnown(key: string, path: readonly PropertyKey[]): string {
  let parts = [schoolJsonSchema() as Part];
  for (const step of path)
    parts = parts
      .flatMap((part) => (typeof step === 'number' ? part.items : part.properties?.[String(step)]) ?? [])
      .flatMap((part) => part.oneOf ?? part);
  const known = [...new Set(parts.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const [nearest] = known.toSorted((one, other) => distance(key, one) - distance(key, other));
  return nearest ? `: forse "${nearest}"?` : '';
}

/** How many letters have to be added, left out or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(next[column - 1]! + 1, row[column]! + 1, row[column - 1]! + (letter === other[column - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1)!;
}
