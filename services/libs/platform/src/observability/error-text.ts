// What may be logged of an error: libraries quote their input in messages, and the input is what visitors wrote.

/** Matched from the beginning of a word only, so that the time is linear in the length of the text. */
const ADDRESS = /(?<![^\s<>"'(),;=])[^\s<>"'(),;=]+@[^\s<>"'(),;=]+/g;
/**
 * Values that PostgreSQL, Redis and JavaScript quote: `invalid input syntax for type date: "…"`, `Unexpected token 'A',
 * "Anna…" is not valid JSON`.
 */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** Redis quotes the arguments of a command that it refused. */
const COMMAND = /,? with args beginning with:.*/s;
const LONGEST = 300;
const FRAMES = 8;

/** A text without e-mail addresses; every line of the log passes through it. */
export const withoutAddresses = (text: string): string =>
  text.includes('@') ? text.replace(ADDRESS, '<address>') : text;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * The SQLSTATE of PostgreSQL's error with table, column and constraint. Its message, detail and parameters may hold a
 * row.
 */
function sqlText(error: Error): string | undefined {
  const { code, table, column, constraint } = ('driverError' in error ? error.driverError : error) as Partial<
    Record<string, unknown>
  >;
  if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(text(code) ?? '')) return undefined;
  const about = Object.entries({ table, column, constraint }).flatMap(([name, value]) =>
    text(value) ? `${name} ${text(value)}` : [],
  );
  return `${error.name}: SQLSTATE ${text(code)}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

/** The paths of a schema's issues, not the values. */
function schemaText(error: Error): string | undefined {
  if (!('issues' in error) || !Array.isArray(error.issues)) return undefined;
  const issues = error.issues as { code?: string; path?: PropertyKey[] }[];
  return `ZodError: ${issues.map(({ code, path = [] }) => `${code} at ${path.join('.')}`).join(', ')}`.slice(
    0,
    LONGEST,
  );
}

/** One line of an error's name, code and message, without quoted values and addresses. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown: ${typeof error}`;
  if (error instanceof AggregateError)
    return `${error.name}: ${error.errors.map(errorText).join('; ')}`.slice(0, LONGEST);
  const structured = sqlText(error) ?? schemaText(error);
  if (structured) return structured;
  const code = 'code' in error ? text(error.code) : undefined;
  const message = withoutAddresses(error.message.replace(COMMAND, '').replace(QUOTED, '"…"'))
    .replace(/\s+/g, ' ')
    .trim();
  return [error.name === 'Error' ? '' : error.name, code && !message.includes(code) ? code : '', message]
    .filter(Boolean)
    .join(': ')
    .slice(0, LONGEST);
}

/** The frames of a stack trace, without the message before them. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+\)?$/.test(line))
    .slice(0, FRAMES);

/** The stack frames of an error. */
export const errorFrames = (error: unknown): string[] => (error instanceof Error ? framesIn(error.stack ?? '') : []);

/** An error that may be stored with a job: the message is that of `errorText`, the frames are kept. */
export function redactedError(error: unknown): Error {
  const redacted = new Error(errorText(error));
  redacted.stack = [redacted.message, ...errorFrames(error).map((frame) => `    ${frame}`)].join('\n');
  return redacted;
}
