// Reads the owner's file in a Node process; its format is in school.ts. Kept out of the index: pages get the same file
// from the site's build.
import { readFileSync } from 'node:fs';
import leven from 'leven';
import * as z from 'zod/mini';
import { allFacts } from './facts/all-facts.js';
import { type JsonText, readJsonText } from './json-text.js';
import {
  type Fault,
  type School,
  type SchoolContacts,
  contactsSchema,
  inventedValues,
  schoolSchema,
} from './school.js';

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

interface Options {
  /** Refuses a demonstration's values, which only a trial may show. */
  readonly production: boolean;
}

/** The owner's file, and what can be said of its values with their line in it. @throws SchoolFileError */
export function readSchoolFile(file: string, options: Options) {
  const { values: school, withLine } = readPart(file, schoolSchema, options);
  const repeated = repeatedFacts(school);
  if (repeated.length > 0) throw new SchoolFileError(file, repeated.map(withLine));
  return { school, withLine };
}

/** As `readSchoolFile`, without the lines. */
export const loadSchool = (file: string, options: Options): School => readSchoolFile(file, options).school;

/** The same of the contacts alone, from the owner's file or from one that holds nothing else. */
export const loadContacts = (file: string, options: Options): SchoolContacts =>
  readPart(file, contactsSchema, options).values;

/** What `loadContacts` reads, as a file of its own. */
export const contactsAsText = (file: string): string =>
  `${JSON.stringify(loadContacts(file, { production: false }), null, 2)}\n`;

/** For the environment of this process; prints the problems and exits with status 1. */
const ofThisProcess =
  <T>(load: (file: string, options: Options) => T) =>
  ({ SCHOOL_FILE, NODE_ENV }: { SCHOOL_FILE: string; NODE_ENV: string }): T => {
    try {
      return load(SCHOOL_FILE, { production: NODE_ENV === 'production' });
    } catch (error) {
      if (!(error instanceof SchoolFileError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    }
  };
export const schoolOf = ofThisProcess(loadSchool);
export const contactsOf = ofThisProcess(loadContacts);

function readPart<T extends z.ZodMiniType<SchoolContacts>>(file: string, schema: T, { production }: Options) {
  const { content, lineOf } = readJson(file);
  const withLine = ({ path, says }: Fault) => [`riga ${lineOf(path)}`, path.join('.'), says].filter(Boolean).join(': ');
  const { data: values, error } = schema.safeParse(content, { error: inItalian });
  const faults = error ? error.issues.flatMap(faultsOf) : production ? inventedValues(values) : [];
  if (!values || faults.length > 0) throw new SchoolFileError(file, faults.map(withLine));
  return { values, withLine };
}

/** The values as they are written, unexamined. @throws SchoolFileError if it is no JSON. */
export function readJson(file: string): JsonText {
  const text = readJsonText(readText(file));
  if (text.problems.length > 0) throw new SchoolFileError(file, text.problems);
  return text;
}

/** Without the byte order mark that some editors write. */
function readText(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isOther = code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    const says = isOther ? 'non è in UTF-8: salvalo con questa codifica' : `non c’è, o non si può leggere (${code})`;
    throw new SchoolFileError(file, [`il file ${says}`]);
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
};

/** What zod finds, where the schema has no words of its own. */
const inItalian: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'manca' : `deve essere ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `deve essere ${issue.values.length > 1 ? 'uno di ' : ''}${issue.values.map(String).join(', ')}`;
    default:
      return 'non va bene';
  }
};

/** A part of the JSON Schema. */
interface Part {
  readonly description?: string;
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
  const known = parts.flatMap(({ properties }) => Object.entries(properties ?? {}));
  // An Italian word that describes it is nearer than another name.
  const distance = ([name, { description = '' }]: [string, Part]) =>
    new RegExp(`\\b${RegExp.escape(key)}\\b`, 'i').test(description) ? 0 : leven(key, name);
  const [nearest] = known
    .filter((each) => distance(each) <= key.length / 2)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ? `: forse "${nearest[0]}"?` : '';
}
