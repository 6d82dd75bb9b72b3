// Makes errors safe to log. Libraries quote their input in messages, and a visitor may have written the input.
import { types } from 'node:util';

const { isNativeError } = types;

/**
 * An e-mail address, or a URL with a password, but not the path of a package such as node_modules/@nestjs. A match
 * starts only at the beginning of a word, so that the search takes linear time.
 */
const ADDRESS = /(?<![^\s<>"'(),;=])[^\s<>"'(),;=]+(?<!node_modules\/)@[^\s<>"'(),;=]+/g;

/** Patterns of messages that quote values, with their replacements. */
const QUOTED_VALUES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // JSON.parse: Unexpected token 'A', "Anna" is not valid JSON
  [/^(Unexpected token .*|".*") is not valid JSON$/s, 'The text is not valid JSON'],
  // Redis: ERR unknown command 'X', with args beginning with: 'Anna'
  [/,? with args beginning with:.*/s, ''],
  // JavaScript: Cannot create property 'x' on string 'Anna'; Cannot use 'in' operator to search for 'x' in Anna
  [/(Cannot create property '.*' on \w+|Cannot use 'in' operator to search for '.*' in) .*/s, '$1 …'],
  // A value in double quotes is input; names and paths stand between apostrophes.
  [/"[^"]*"/g, '"…"'],
];

const LONGEST = 600;
const MOST_CAUSES = 5;
const FRAMES = 8;

/** A text without e-mail addresses; every line of the log passes through it. */
export const withoutAddresses = (text: string): string =>
  text.includes('@') ? text.replace(ADDRESS, '<address>') : text;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * An error of PostgreSQL: its SQLSTATE, message, table, column and constraint. Its detail and parameters hold the row;
 * its message quotes a value only where the data is at fault (class 22).
 */
function sqlText(error: Error): string | undefined {
  const { code, message, table, column, constraint } = ('driverError' in error ? error.driverError : error) as Partial<
    Record<string, unknown>
  >;
  const sqlState = text(code);
  if (sqlState === undefined || !/^(?=.*\d)[0-9A-Z]{5}$/.test(sqlState)) return undefined;
  const about = Object.entries({ table, column, constraint }).flatMap(([name, value]) =>
    text(value) ? `${name} ${text(value)}` : [],
  );
  const said = sqlState.startsWith('22') ? (text(message) ?? '').replace(/".*"/s, '"…"') : text(message);
  return `SQLSTATE ${sqlState}: ${said}${about.length > 0 ? ` (${about.join(', ')})` : ''}`;
}

/** The paths of a schema's issues, not the values. */
function schemaText(error: Error): string | undefined {
  if (!('issues' in error) || !Array.isArray(error.issues)) return undefined;
  const issues = error.issues as { code?: string; path?: PropertyKey[] }[];
  return issues.map(({ code, path = [] }) => `${code} at ${path.join('.')}`).join(', ');
}

function messageText(error: Error): string {
  const code = 'code' in error ? text(error.code) : undefined;
  const said = QUOTED_VALUES.reduce((shown, [pattern, place]) => shown.replace(pattern, place), error.message);
  return [code && !said.includes(code) ? code : '', said].filter(Boolean).join(': ');
}

function describe(error: unknown, depth: number): string {
  if (!isNativeError(error)) return `Thrown: ${typeof error}`;
  const said = sqlText(error) ?? schemaText(error) ?? messageText(error);
  const own = [error.name === 'Error' ? '' : error.name, said].filter(Boolean).join(': ');
  if (depth === MOST_CAUSES) return own;
  const causes = [...('errors' in error && Array.isArray(error.errors) ? (error.errors as unknown[]) : []), error.cause]
    .flatMap((cause) => (cause === undefined ? [] : describe(cause, depth + 1)))
    // Some errors repeat the message of their cause.
    .filter((cause) => !own.includes(cause));
  return causes.length === 0 ? own : `${own} (caused by ${causes.join('; ')})`;
}

/** One line of an error's name, code, message and causes, without quoted values and addresses. */
export const errorText = (error: unknown): string =>
  withoutAddresses(describe(error, 0)).replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** The frames of a stack trace, without the message before them. */
export const framesIn = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+\)?$/.test(line))
    .slice(0, FRAMES);

export const errorFrames = (error: unknown): string[] => (isNativeError(error) ? framesIn(error.stack ?? '') : []);

/** An error that may be stored with a job: its message is `errorText`, and the stack frames are kept. */
export function redactedError(error: unknown): Error {
  const redacted = new Error(errorText(error));
  redacted.stack = [redacted.message, ...errorFrames(error).map((frame) => `    ${frame}`)].join('\n');
  return redacted;
}
