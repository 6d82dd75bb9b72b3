// The last look at a language model's reply: an amount, a date, a clock time, a telephone number, an address or a link
// in it must stand in the catalog or in the visitor's words, or follow from such amounts by a sum; and nothing is said to
// be sent that is not.
import { type Fact, sitePages } from '@school/catalog';
import { sentencesOf } from '../reader/fold.js';
import { numberIn } from '../reader/numbers.js';
import { wordsIn } from '../reader/phrases.js';
import { type Figure, figuresIn, read } from './figures.js';

export interface Grounds {
  /** All that is published. */
  readonly catalog: readonly Pick<Fact, 'value'>[];
  /** What the reply says it rests on. */
  readonly cited: readonly Pick<Fact, 'value'>[];
  /** The visitor's own words. */
  readonly visitor: readonly string[];
  readonly now: Date;
  /** Whether a request of this conversation was sent: a model sends none. */
  readonly isSent: boolean;
}

/** "Ho inviato", "è stata inviata", in five languages. */
const CLAIMS_SENT =
  /(?<!\p{L})(?:(?:ho|abbiamo|stat[ao]) (?:\S+ )?(?:inviat|inoltrat|mandat|spedit|trasmess)|(?:(?:I|we)(?:['’]ve| have)?|been) (?:\S+ )?(?:sent|submitted|forwarded)\b|(?:ai|avons|été|est) (?:\S+ )?(?:envoy|transmis)|(?:he|hemos|sido|fue) (?:\S+ )?enviad|(?:habe|haben|wurde|worden|ist) .{0,60}(?:gesendet|abgeschickt|weitergeleitet))/iu;
const DENIES = /\b(?:non|nulla|not|nothing|pas|rien|no|nada|nicht|nichts)\b|n['’]t\b/i;

/** A sentence that must not reach the visitor, and the figure that has no ground. */
export interface Objection {
  readonly sentence: string;
  readonly figure: string;
}

/** Those of a catalog are read once. */
const published = new WeakMap<Grounds['catalog'], readonly Figure[]>();
const amountsIn = (texts: readonly string[]): number[] =>
  texts.flatMap(figuresIn).flatMap(({ kind, key }) => (kind === 'amount' ? [Number(key)] : []));
/** The numbers of a text that are no figures: hours, people. */
const countsIn = (text: string): number[] =>
  wordsIn(read(text).rest.replace(/(?<=\d)[.,'’](?=\d{3}(?!\d))/g, '')).flatMap((word) => numberIn(word) ?? []);
/** "Dodici maggio alle diciassette": numbers in words as digits. */
const inDigits = (text: string): string => text.replace(/\p{L}+/gu, (word) => String(numberIn(word) ?? word));
const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;

/** Whether an amount is one of some, a sum, a difference, a product or an equal part, counted as often as is said. */
function follows(value: number, amounts: readonly number[], counts: readonly number[]): boolean {
  const all = amounts.flatMap((amount) => [amount, ...counts.map((count) => amount * count)]);
  return (
    all.some((one) => [0, ...all].some((other) => near(one + other, value) || near(one - other, value))) ||
    counts.some((count) => amounts.some((amount) => near(value * count, amount)))
  );
}

/** What must not reach the visitor; empty when all may. */
export function objectionsTo(reply: string, { catalog, cited, visitor, now, isSent }: Grounds): Objection[] {
  const ofCatalog = published.get(catalog) ?? catalog.flatMap(({ value }) => figuresIn(value));
  published.set(catalog, ofCatalog);
  const today = now.toLocaleDateString('it');
  const ofVisitor = [...visitor, ...visitor.map(inDigits), today].flatMap(figuresIn);
  // Whoever writes a link wants it repeated.
  const known = [...ofCatalog, ...ofVisitor.filter(({ kind }) => kind !== 'link')];
  const has = (kind: Figure['kind'], key: string) => known.some((one) => one.kind === kind && one.key === key);
  const own = new Set(visitor.flatMap(countsIn));
  const told = amountsIn([reply]).filter((amount) => has('amount', String(amount)) || own.has(amount));
  const values = cited.map(({ value }) => value);
  const bases = [...new Set([...amountsIn([...values, ...visitor]), ...told])];
  const counts = [...new Set([...own, ...[...values, reply].flatMap(countsIn)])].filter((count) => count > 1);
  // A page of the site, at some place of it or with a form's values in its address.
  const isPage = (link: string) => Object.hasOwn(sitePages, link.replace(/[?#].*$/, ''));
  const isGrounded = ({ kind, key }: Figure) =>
    has(kind, key) || (kind === 'link' && isPage(key)) || (kind === 'amount' && follows(Number(key), bases, counts));
  return sentencesOf(reply).flatMap((sentence) => {
    const claim = isSent || DENIES.test(sentence) ? undefined : CLAIMS_SENT.exec(sentence)?.[0];
    const figures = figuresIn(sentence).flatMap((figure) => (isGrounded(figure) ? [] : figure.shown));
    return [...figures, ...(claim ? [claim] : [])].map((figure) => ({ sentence: sentence.trim(), figure }));
  });
}
