// Two sides are measured in turns (A B, B A, A B …), so that what else the machine does meets both; the ratio is taken within each round.

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

/** Runs every side once a round, in alternating order. @returns each side's figures by round. */
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

/** A ratio and how far single rounds were from it. */
export interface Ratio {
  readonly ours: number;
  readonly theirs: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Compares two sides round by round. */
export function ratio(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, round) => value / theirs[round]!);
  return { ours: median(ours), theirs: median(theirs), median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
