// The last look at a language model's reply: an amount, a date, a clock time, a telephone number, an address or a link
// in it must stand in the catalog or in the visitor's words, or follow from such amounts by a sum.
import { type Fact, sitePages } from '@school/catalog';
import { sentencesOf } from '../language/fold.js';
import { numberIn } from '../request/dictated.js';
import { wordsIn } from '../words/phrases.js';
import { type Figure, figuresIn } from './figures.js';

export interface Grounds {
  /** All that is published. */
  readonly catalog: readonly Pick<Fact, 'value'>[];
  /** What the reply says it rests on. */
  readonly cited: readonly Pick<Fact, 'value'>[];
  /** The visitor's own words. */
  readonly visitor: readonly string[];
  readonly now: Date;
}

/** A sentence that must not reach the visitor, and the figure that has no ground. */
export interface Objection {
  readonly sentence: string;
  readonly figure: string;
}

const keysOf = (texts: readonly string[], kind: Figure['kind']): Set<string> =>
  new Set(texts.flatMap(figuresIn).flatMap((figure) => (figure.kind === kind ? figure.keys : [])));
/** The numbers of a text that are no amounts: hours, people. */
const countsIn = (text: string): number[] =>
  wordsIn(text.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '')).flatMap((word) => numberIn(word) ?? []);
const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Whether an amount is a sum, a difference, a product or an equal part of some, counted as often as is said. */
function follows(value: number, amounts: readonly number[], counts: readonly number[]): boolean {
  const products = amounts.flatMap((amount) => counts.map((count) => amount * count));
  const all = [...new Set([...amounts, ...products])];
  return (
    all.some((one) => near(one, value)) ||
    all.some((one) => all.some((other) => near(one + other, value) || near(one - other, value))) ||
    counts.some((count) => amounts.some((amount) => near(value * count, amount)))
  );
}

/** A page of the site, at some place of it or with a form's values in its address. */
const isSitePage = (link: string): boolean =>
  /^\/(?!\/)/.test(link) && Object.hasOwn(sitePages, link.replace(/[?#].*$/, ''));

/** What must not reach the visitor; empty when all may. */
export function objectionsTo(reply: string, { catalog, cited, visitor, now }: Grounds): Objection[] {
  const published = catalog.map(({ value }) => value);
  const today = `${now.getDate()}/${now.getMonth() + 1}/${now.getFullYear()}`;
  const known = (kind: Figure['kind']) => keysOf([...published, ...visitor, today], kind);
  const figures = new Map(
    (['amount', 'date', 'time', 'phone', 'address', 'link'] as const).map((kind) => [kind, known(kind)]),
  );
  const own = new Set(visitor.flatMap(countsIn));
  const amounts = (texts: readonly string[]) => [...keysOf(texts, 'amount')].map(Number);
  const inReply = amounts([reply]).filter((amount) => figures.get('amount')!.has(String(amount)) || own.has(amount));
  const bases = [...new Set([...amounts(cited.map(({ value }) => value)), ...amounts(visitor), ...inReply])];
  const said = new Set([...own, ...cited.flatMap(({ value }) => countsIn(value)), ...countsIn(reply)]);
  const counts = [...said].filter((count) => count > 1 && !amounts([reply]).includes(count));
  const isGrounded = ({ kind, keys }: Figure) =>
    keys.some((key) => figures.get(kind)!.has(key)) ||
    (kind === 'link' &&
      keys.some((key) => isSitePage(key) || figures.get('address')!.has(key.replace(/^mailto:/, '')))) ||
    (kind === 'amount' && keys.map(Number).some((value) => own.has(value) || follows(value, bases, counts)));
  return sentencesOf(reply).flatMap((sentence) =>
    figuresIn(sentence).flatMap((figure) =>
      isGrounded(figure) ? [] : [{ sentence: sentence.trim(), figure: figure.shown }],
    ),
  );
}
