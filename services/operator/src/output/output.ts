// What a command prints: JSON for programs, plain text for people.

/** The environment and streams of one run; tests replace them. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export type Cell = string | number | undefined;

/** Columns as wide as their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((row) => row.map((cell) => String(cell ?? '')));
  const widths = header.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

/** A table of counts by place, zeros included. */
export const counts = (values: Readonly<Record<string, number>>): string => table(['place', 'count'], Object.entries(values));
