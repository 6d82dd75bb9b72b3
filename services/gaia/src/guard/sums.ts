// What follows from published figures by arithmetic: hours times a price, persons times a price, totals and
// differences.

/** A figure, and the name of what it is about. */
export type Published = readonly [figure: string, about: string];

const UNIT = / (.+)$/;
const valueOf = (figure: string) => Number(figure.replace(UNIT, '').replace(',', '.'));
const spelled = (value: number, unit: string) => `${String(Math.round(value * 100) / 100).replace('.', ',')} ${unit}`;
const ofUnit = (figures: readonly string[], ...units: readonly string[]) =>
  figures
    .filter((figure) => units.includes(UNIT.exec(figure)?.[1] ?? ''))
    .map(valueOf)
    .filter((value) => value > 0);
const pairs = (ones: readonly number[], others: readonly number[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));
const twos = (values: readonly number[]) =>
  values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const));

/**
 * Figures that follow from others, spelled as they are.
 * @param published what cited facts tell, each figure once for what it is about.
 * @param visitors figures of the visitor: how many hours, how many persons.
 */
export function derivedFrom(published: readonly Published[], visitors: readonly string[]): Set<string> {
  const once = [...new Map(published.map((told) => [told.join(' '), told[0]])).values()];
  const [totals, rates, minutes, hours] = [
    ofUnit(once, 'euro'),
    ofUnit(once, 'euro/ora'),
    ofUnit(once, 'minuti'),
    ofUnit(once, 'ore'),
  ];
  const persons = ofUnit(visitors, 'persone', '');
  const ofHours = pairs(rates, [...hours, ...ofUnit(visitors, 'ore', '')]).map(([rate, number]) => rate * number);
  const amounts = [...totals, ...new Set(ofHours)];
  return new Set([
    ...ofHours.map((value) => spelled(value, 'euro')),
    ...pairs(amounts, persons).map(([amount, number]) => spelled(amount * number, 'euro')),
    ...twos(amounts).flatMap(([one, other]) =>
      [one + other, Math.abs(one - other)].map((value) => spelled(value, 'euro')),
    ),
    ...pairs(totals, hours).flatMap(([total, number]) => [
      spelled(total / number, 'euro/ora'),
      spelled(total / number, 'euro'),
    ]),
    ...twos(rates).map(([one, other]) => spelled(Math.abs(one - other), 'euro/ora')),
    ...twos(minutes).map(([one, other]) => spelled(one + other, 'minuti')),
  ]);
}
