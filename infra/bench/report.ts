// The table of a run, in Markdown.
import type { Ratio } from './rounds.ts';

export interface Goal {
  readonly is: 'at least' | 'at most';
  readonly value: number;
  readonly unit?: string;
}

export const atLeast = (value: number, unit = ''): Goal => ({ is: 'at least', value, unit });
export const atMost = (value: number, unit = ''): Goal => ({ is: 'at most', value, unit });

export interface Row {
  readonly what: string;
  /** Absolute figures, which depend on the machine. */
  readonly ours: string;
  readonly against: string;
  /** The figure that is compared with the goal, and its range over the rounds. */
  readonly result: string;
  readonly goal?: Goal | undefined;
  readonly met?: boolean | undefined;
}

const meets = (value: number, { is, value: limit }: Goal) => (is === 'at least' ? value >= limit : value <= limit);

/** At most three significant digits. */
export const figure = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(value < 1 ? 2 : 3)));

/** A row about a ratio; without a goal it is for information. */
export function ratioRow(what: string, unit: string, { ours, theirs, median, least, most }: Ratio, goal?: Goal): Row {
  return {
    what,
    ours: `${figure(ours)} ${unit}`,
    against: `${figure(theirs)} ${unit}`,
    result: `${figure(median)} × (${figure(least)}–${figure(most)})`,
    goal,
    met: goal && meets(median, goal),
  };
}

/** A row about one figure. */
export const figureRow = (what: string, value: number, goal: Goal, against = ''): Row => {
  const shown = `${figure(value)} ${goal.unit ?? ''}`.trim();
  return { what, ours: shown, against, result: shown, goal, met: meets(value, goal) };
};

const HEAD = ['', 'ours', 'against', 'result (range)', 'goal', ''];
const goalText = ({ goal }: Row) =>
  goal ? `${goal.is === 'at least' ? '≥' : '≤'} ${goal.value} ${goal.unit || '×'}` : '–';
const verdict = ({ met }: Row) => (met === undefined ? '' : met ? 'met' : 'NOT MET');

export function markdown(rows: readonly Row[]): string {
  return aligned([
    HEAD,
    ...rows.map((row) => [row.what, row.ours, row.against, row.result, goalText(row), verdict(row)]),
  ]);
}

/** A Markdown table with aligned columns. */
export function aligned([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...body.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n');
}
