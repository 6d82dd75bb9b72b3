// Two sides are measured in turns within one run, so that other load on the machine affects both; ratios are taken
// within a round.

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** This share of the values is at or below it. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}

/** Runs each side once in every round, in alternating order. @returns the figures of each side by round. */
export async function rounds<Side extends string, Figure>(
  count: number,
  sides: Readonly<Record<Side, () => Promise<Figure>>>,
): Promise<Record<Side, Figure[]>> {
  const names = Object.keys(sides) as Side[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, Figure[]>;
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) figures[name].push(await sides[name]());
  }
  return figures;
}

/** The cells of a row of the report. */
export type Row = readonly [what: string, ours: string, baseline: string, result: string, goal: string];

export const HEAD: Row = ['', 'ours', 'baseline', 'result (range)', 'goal'];

/** At most three significant digits. */
const figure = (value: number): string =>
  value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(value < 1 ? 2 : 3)));

/** Compares two sides within each round. */
export function ratioRow(
  what: string,
  unit: string,
  ours: readonly number[],
  theirs: readonly number[],
  goal: number,
): Row {
  const ratios = ours.map((value, round) => value / theirs[round]!);
  const range = `${figure(Math.min(...ratios))}–${figure(Math.max(...ratios))}`;
  const cells = [median(ours), median(theirs)].map((value) => `${figure(value)} ${unit}`) as [string, string];
  return [what, ...cells, `${figure(median(ratios))} × (${range})`, `≥ ${goal} ×`];
}

export const figureRow = (what: string, milliseconds: number, goal: number): Row => {
  const cell = `${figure(milliseconds)} ms`;
  return [what, cell, '', cell, `≤ ${goal} ms`];
};

/** A Markdown table with aligned columns. */
export function aligned([head = [], ...body]: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...body.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n');
}
