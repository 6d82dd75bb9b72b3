// What in a text can be a wrong fact: amounts of money, dates, clock times, telephone numbers, addresses, links.
import { fold } from '../reader/fold.js';
import { languages } from '../reader/languages.js';
import { numberIn } from '../reader/numbers.js';

export interface Figure {
  readonly kind: 'amount' | 'date' | 'time' | 'phone' | 'address' | 'link';
  /** The same however it is spelled. */
  readonly key: string;
  readonly shown: string;
}

const months = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) => fold(new Date(2024, month, 15).toLocaleString(language, { month: 'long' }))),
);
const MONTH = `(?:${months.flat().join('|')})`;
const monthOf = (name: string): number => months.findIndex((names) => names.includes(name)) + 1;

const NUMBER = String.raw`\d{1,3}(?:[., '’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const EURO = '(?:€|euros?\\b|eur\\b)';
const TO = String.raw`\s*(?:-|–|a|ai|e|to|and|bis|und|à|et|y|o)\s*`;
const YEAR = String.raw`(?:,?\s+(?:de\s+|del\s+)?\d{4})?`;
const CLOCK = String.raw`(?:alle|dalle|ore|at|from|until|till|um|von|bis|ab|a las|de las|hasta las|à partir de)`;
const UNITS = '(?:ore|hours?|stunden|heures|horas|minut|euro|€|anni|years|jahre|person|people|stud|settiman|weeks?)';
const UNIT = String.raw`\s*(?:(?:-|–|a|to|bis|alle)\s*\d+\s*)?${UNITS}`;

/** "1.360,50" and "1360.5" are one number. */
const numberOf = (written: string): number => Number(written.replace(/[.,\s'’](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** What the patterns below name, and all that they match. */
type Found = Readonly<Partial<Record<string, string>>> & { readonly all: string };
/** The keys of the figures in what a pattern has found: a range of amounts has two. */
const keysOf: Readonly<Record<Figure['kind'], (found: Found) => readonly string[]>> = {
  address: ({ all }) => [all.replace(',', '').replace(/[.!?]+$/, '')],
  link: ({ target, all }) => [target?.trim() ?? all.replace(/[.,;:!?]+$/, '')],
  amount: ({ from, to }) => [from, to].flatMap((one) => (one ? [String(numberOf(one))] : [])),
  date: ({ day, month = '' }) => [`${Number(day)}-${monthOf(month) || Number(month)}`],
  // "18:00", "6 pm" and "alle 6" are one time: nothing is open so early in the morning.
  time: ({ hours, minutes = '00', half = Number(hours) < 8 ? 'p' : '' }) => [
    `${half === 'p' ? (Number(hours) % 12) + 12 : Number(hours)}:${minutes}`,
  ],
  phone: ({ all }) => [all.replace(/\D/g, '').replace(/^39(?=\d{8})/, '')],
};

/** A request's reference has no figure in it, even where its letters look like a time: "PRE-7H42-K3Q1". */
const REFERENCE = /\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;
const { raw } = String;
/** In order: what one has read no later one reads again. */
const readers: readonly (readonly [Figure['kind'], RegExp])[] = (
  [
    // Also a placeholder that stands for nothing.
    ['address', raw`\[(?:email|telefono)\d+\]|[^\s,;:<>()"'«»@[\]]{1,80}@[^\s,;:<>()"'«»[\]]{1,255}`],
    ['link', raw`\]\(\s*(?<target>[^)]*)\)`],
    ['link', raw`(?:https?:\/\/|\bwww\.)[^\s)»]+|\b[a-z0-9\-]+\.(?:it|com|org|net|eu|uk)\b(?:\/[^\s)»]*)?`],
    ['amount', raw`(?:\b(?<from>${NUMBER})${TO})?\b(?<to>${NUMBER})\s*${EURO}`],
    ['amount', raw`${EURO}\s*(?<from>${NUMBER})(?:${TO}(?<to>${NUMBER}))?`],
    ['date', raw`\b(?<day>\d{1,2})(?:st|nd|rd|th|er|[.°º])?\s+(?:de\s+|of\s+)?(?<month>${MONTH})\b${YEAR}`],
    ['date', raw`\b(?<month>${MONTH})\s+(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)${YEAR}`],
    ['date', raw`\b(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/\d{4})?\b`],
    ['time', raw`\b(?<hours>[01]?\d|2[0-4])[:.h](?<minutes>[0-5]\d)\b(?:\s*(?<half>[ap])\.?m\b)?`],
    ['time', raw`\b(?<hours>\d{1,2})\s*(?:(?<half>[ap])\.?m\b|uhr\b|h\b)`],
    ['time', raw`\b${CLOCK}\s+(?<hours>[01]?\d|2[0-4])\b(?![:.,]\d|${UNIT})`],
    ['address', raw`\b(?:via|viale|piazza|piazzale|largo|vicolo) [\p{L}' ]{2,40},? \d{1,4}\b`],
    ['phone', raw`(?<![\w,.])(?!(?:19|20)\d\d ?[-/] ?(?:19|20)?\d\d\b)\+?\d(?:[ .\/\-]{0,3}\d){6,14}(?![\w€])`],
  ] as const
).map(([kind, pattern]) => [kind, new RegExp(pattern, 'gu')]);

/** What is found in a text, each part of it read once, and the text without it. */
export function read(text: string): { readonly figures: readonly Figure[]; readonly rest: string } {
  // "Seicentottanta": a number in one word.
  let rest = fold(text.replace(/[*_`]/g, '').replace(REFERENCE, ' ')).replace(/\p{L}{5,}/gu, (word) =>
    (numberIn(word) ?? 0) >= 100 ? String(numberIn(word)) : word,
  );
  const figures = readers.flatMap(([kind, pattern]) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (all) => ' '.repeat(all.length));
    return found.flatMap(({ 0: all, groups }) =>
      keysOf[kind]({ ...groups, all }).map((key): Figure => ({ kind, key, shown: all.trim() })),
    );
  });
  return { figures, rest };
}

export const figuresIn = (text: string): readonly Figure[] => read(text).figures;
