// Two sides are measured in alternating rounds (A B, B A, A B …), so that other load on the machine affects both;
// ratios are taken within a round.

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The quantile: this share of the values is below it. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

/**
 * Runs each side once in every round, in alternating order.
 * @returns the figures of each side by round.
 */
export async function rounds<Side extends string, Figures>(
  count: number,
  sides: Readonly<Record<Side, () => Promise<Figures>>>,
): Promise<Record<Side, Figures[]>> {
  const names = Object.keys(sides) as Side[];
  const figures = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, Figures[]>;
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) figures[name].push(await sides[name]());
  }
  return figures;
}

/** The median of the ratios, and their range. */
export interface Ratio {
  readonly ours: number;
  readonly theirs: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Compares one of several figures of two sides. */
export const ratioOf = <Figure extends string>(
  { ours, theirs }: Readonly<Record<'ours' | 'theirs', readonly Readonly<Record<Figure, number>>[]>>,
  figure: Figure,
): Ratio =>
  ratio(
    ours.map((round) => round[figure]),
    theirs.map((round) => round[figure]),
  );

/** Compares two sides within each round. */
export function ratio(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, round) => value / theirs[round]!);
  return {
    ours: median(ours),
    theirs: median(theirs),
    median: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  };
}
