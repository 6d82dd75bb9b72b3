// The last look at a language model's reply: an amount, a date, a clock time, a telephone number, an address or a link
// in it must stand in the catalog or in the visitor's words, or follow from such amounts by a sum.
import { type Fact, sitePages } from '@school/catalog';
import { sentencesOf } from '../language/fold.js';
import { numberIn } from '../request/dictated.js';
import { wordsIn } from '../words/phrases.js';
import { type Figure, figuresIn, read } from './figures.js';

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

/** Those of a catalog are read once. */
const publishedFigures = new WeakMap<Grounds['catalog'], readonly Figure[]>();
function publishedIn(catalog: Grounds['catalog']): readonly Figure[] {
  const known = publishedFigures.get(catalog) ?? catalog.flatMap(({ value }) => figuresIn(value));
  publishedFigures.set(catalog, known);
  return known;
}
const amountsIn = (texts: readonly string[]): number[] =>
  texts.flatMap(figuresIn).flatMap(({ kind, keys }) => (kind === 'amount' ? keys.map(Number) : []));
/** The numbers of a text that are no figures: hours, people. */
const countsIn = (text: string): number[] =>
  wordsIn(read(text).rest.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '')).flatMap((word) => numberIn(word) ?? []);
/** "Dodici maggio alle diciassette": numbers in words as digits. */
const inDigits = (text: string): string => text.replace(/\p{L}+/gu, (word) => String(numberIn(word) ?? word));
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
  const today = `${now.getDate()}/${now.getMonth() + 1}/${now.getFullYear()}`;
  const known = [...publishedIn(catalog), ...[...visitor, ...visitor.map(inDigits), today].flatMap(figuresIn)];
  const has = (kind: Figure['kind'], key: string) => known.some((one) => one.kind === kind && one.keys.includes(key));
  const inReply = amountsIn([reply]);
  const own = new Set(visitor.flatMap(countsIn));
  const told = inReply.filter((amount) => has('amount', String(amount)) || own.has(amount));
  const bases = [...new Set([...amountsIn([...cited.map(({ value }) => value), ...visitor]), ...told])];
  const said = new Set([...own, ...cited.flatMap(({ value }) => countsIn(value)), ...countsIn(reply)]);
  const counts = [...said].filter((count) => count > 1);
  const isGrounded = ({ kind, keys }: Figure) =>
    keys.some(
      (key) =>
        has(kind, key) ||
        (kind === 'link' && (isSitePage(key) || has('address', key.replace(/^mailto:/, '')))) ||
        (kind === 'amount' && (own.has(Number(key)) || follows(Number(key), bases, counts))),
    );
  return sentencesOf(reply).flatMap((sentence) =>
    figuresIn(sentence).flatMap((figure) =>
      isGrounded(figure) ? [] : [{ sentence: sentence.trim(), figure: figure.shown }],
    ),
  );
}
