// What may be told of an error: libraries quote in their messages what they were given, and that is what visitors wrote.

/** Looked for from the beginning of a word only: the longest word costs no more than its length. */
const ADDRESS = /(?<![^\s<>"'(),;=])[^\s<>"'(),;=]+@[^\s<>"'(),;=]+/g;
/** Values that PostgreSQL, Redis and JavaScript quote: `invalid input syntax for type date: "…"`, `Unexpected token 'A', "Anna…" is not valid JSON`. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** Redis repeats the command that it refused. */
const COMMAND = /,? with args beginning with:.*/s;
const LONGEST = 300;
const FRAMES = 8;

/** A text without e-mail addresses: the last door of everything that is logged. */
export const withoutAddresses = (text: string): string => (text.includes('@') ? text.replace(ADDRESS, '<address>') : text);

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** PostgreSQL's verdict: its SQLSTATE, and the names of what it is about. Its message, detail and parameters may hold a row. */
function sqlText(error: Error): string | undefined {
  const { code, table, column, constraint } = ('driverError' in error ? error.driverError : error) as Partial<Record<string, unknown>>;
  if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(text(code) ?? '')) return undefined;
  const about = Object.entries({ table, column, constraint }).flatMap(([name, value]) => (text(value) ? `${name} ${text(value)}` : []));
  return `${error.name}: SQLSTATE ${text(code)}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

/** A schema's verdict: the fields, not their contents. */
function schemaText(error: Error): string | undefined {
  if (!('issues' in error) || !Array.isArray(error.issues)) return undefined;
  return `ZodError: ${(error.issues as { code?: string; path?: PropertyKey[] }[]).map(({ code, path = [] }) => `${code} at ${path.join('.')}`).join(', ')}`.slice(
    0,
    LONGEST,
  );
}

/** One line that tells an error's kind, code and, without quoted values and addresses, its words. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${typeof error}`;
  if (error instanceof AggregateError) return `${error.name}: ${error.errors.map(errorText).join('; ')}`.slice(0, LONGEST);
  const verdict = sqlText(error) ?? schemaText(error);
  if (verdict) return verdict;
  const code = 'code' in error ? text(error.code) : undefined;
  const words = withoutAddresses(error.message.replace(COMMAND, '').replace(QUOTED, '"…"')).replace(/\s+/g, ' ').trim();
  return [error.name === 'Error' ? '' : error.name, code && !words.includes(code) ? code : '', words]
    .filter(Boolean)
    .join(': ')
    .slice(0, LONGEST);
}

/** The places in a stack: its frames, without the message that stands before them. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+\)?$/.test(line))
    .slice(0, FRAMES);

/** Where an error was thrown. */
export const errorFrames = (error: unknown): string[] => (error instanceof Error ? framesIn(error.stack ?? '') : []);

/** An error that may be kept with a job, where the queue board shows it: same place, told as `errorText` does. */
export function tellableError(error: unknown): Error {
  const told = new Error(errorText(error));
  told.stack = [told.message, ...errorFrames(error).map((frame) => `    ${frame}`)].join('\n');
  return told;
}
