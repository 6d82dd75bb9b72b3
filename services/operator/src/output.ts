// What a command prints: JSON for programs, plain text for people.
import { framesIn } from '@school/platform/without-nest';

/** The environment and streams of one run; tests replace them. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string | Uint8Array) => void;
  readonly err: (text: string) => void;
  /** Whether what `out` takes is shown on a terminal. */
  readonly terminal?: boolean;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Cell = string | number | undefined;

/** One line a row, its columns as wide as their widest cell. */
export function aligned(rows: readonly (readonly Cell[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length))) ?? [];
  const line = (row: readonly Cell[]) =>
    row.map((cell, column) => String(cell ?? '').padEnd(widths[column]!)).join('  ');
  return rows.map((row) => `${line(row).trimEnd()}\n`).join('');
}

const MINUTE_MS = 60_000;
/** How long something has lasted, in seconds, minutes or hours. */
export function age(milliseconds: number): string {
  if (milliseconds < 2 * MINUTE_MS) return `${Math.round(milliseconds / 1000)} s`;
  const minutes = Math.round(milliseconds / MINUTE_MS);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}

/** Counts, one a line, including zeros. */
export const counts = (values: object): string => aligned(Object.entries(values));

/** The frames of a stack; the message above them may quote a visitor. */
export const frames = (stack = ''): string =>
  framesIn(stack)
    .map((frame) => `    ${frame}`)
    .join('\n');

/** Logs what an operator did, as one line of JSON to standard error. It holds no personal data. */
export const logAction = ({ err }: Io, event: string, details: object): void =>
  err(`${JSON.stringify({ level: 'info', time: new Date().toISOString(), event, ...details })}\n`);

/** One line of `leads doctor`: all right, or what to do. */
export interface Finding {
  readonly ok: boolean;
  readonly about: string;
  readonly says: string;
}
export const right = (about: string, says: string): Finding => ({ ok: true, about, says });
export const wrong = (about: string, says: string): Finding => ({ ok: false, about, says });
