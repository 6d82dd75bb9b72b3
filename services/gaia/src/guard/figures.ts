// What in a text can be a wrong fact: amounts of money, dates, clock times, telephone numbers, addresses, links.
import { fold } from '../language/fold.js';
import { languages } from '../language/languages.js';
import { numberIn } from '../request/dictated.js';

export interface Figure {
  readonly kind: 'amount' | 'date' | 'time' | 'phone' | 'address' | 'link';
  /** Its spellings: any of them may be known. */
  readonly keys: readonly string[];
  readonly shown: string;
}

const months = Array.from({ length: 12 }, (_, month) =>
  languages.map((language) =>
    fold(new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1))),
  ),
);
const MONTH = `(${months.flat().join('|')})`;
const monthOf = (name = ''): number => months.findIndex((names) => names.includes(name)) + 1;

const NUMBER = String.raw`\d{1,3}(?:[., '’]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const EURO = '(?:€|euros?\\b|eur\\b)';
const TO = String.raw`\s*(?:-|–|a|ai|e|to|and|bis|und|à|et|y|o)\s*`;
const CLOCK = String.raw`(?:alle|dalle|ore|at|from|until|till|um|von|bis|ab|a las|de las|hasta las|à partir de)`;
const UNIT = String.raw`\s*(?:(?:-|–|a|to|bis|alle)\s*\d+\s*)?(?:ore|hours?|stunden|heures|horas|minut|euro|€|anni|years|jahre|person|people|stud|settiman|weeks?)`;

const SPELLED = new RegExp(String.raw`(\p{L}{5,})\s+${EURO}`, 'gu');

/** "1.360,50" and "1360.5" are one number. */
const numberOf = (written: string): number => Number(written.replace(/[.,\s'’](?=\d{3}(?!\d))/g, '').replace(',', '.'));
const amount = (written: string | undefined) => (written ? [String(numberOf(written))] : []);
const date = (day = '', month = 0, year = '') => [
  `${Number(day)}-${month}`,
  ...(year ? [`${Number(day)}-${month}-${year}`] : []),
];
function time(hours = '', minutes = '00', half = ''): string[] {
  const at = (hour: number) => `${hour % 24}:${minutes}`;
  const hour = Number(hours);
  return half === 'p' ? [at((hour % 12) + 12)] : hour < 12 && half === '' ? [at(hour), at(hour + 12)] : [at(hour)];
}

/** A request's reference has no figure in it, even where its letters look like a time: "PRE-7H42-K3Q1". */
const REFERENCE = /\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

type Found = readonly (string | undefined)[];
/** In order: what one has read no later one reads again. */
const readers: readonly (readonly [Figure['kind'], RegExp, (found: Found) => readonly (readonly string[])[]])[] = [
  ['address', /[^\s,;:<>()"'«»@[\]]{1,80}@[^\s,;:<>()"'«»[\]]{1,255}/g, ([all = '']) => [[all.replace(/[.!?]+$/, '')]]],
  ['link', /\]\(\s*([^)]*)\)/g, ([, target = '']) => [[target.trim()]]],
  [
    'link',
    /(?:https?:\/\/|\bwww\.)[^\s)»]+|\b[a-z0-9-]+\.(?:it|com|org|net|eu|uk)\b(?:\/[^\s)»]*)?/g,
    ([all = '']) => [[all.replace(/[.,;:!?]+$/, '')]],
  ],
  [
    'amount',
    new RegExp(String.raw`(?:\b(${NUMBER})${TO})?\b(${NUMBER})\s*${EURO}`, 'g'),
    ([, from, to]) => [amount(from), amount(to)],
  ],
  [
    'amount',
    new RegExp(String.raw`${EURO}\s*(${NUMBER})(?:${TO}(${NUMBER}))?`, 'g'),
    ([, from, to]) => [amount(from), amount(to)],
  ],
  [
    'date',
    new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th|er|[.°º])?\s+(?:de\s+|of\s+)?${MONTH}\b(?:,?\s+(?:de\s+|del\s+)?(\d{4}))?`,
      'g',
    ),
    ([, day, month, year]) => [date(day, monthOf(month), year)],
  ],
  [
    'date',
    new RegExp(String.raw`\b${MONTH}\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,?\s+(\d{4}))?`, 'g'),
    ([, month, day, year]) => [date(day, monthOf(month), year)],
  ],
  ['date', /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g, ([, day, month, year]) => [date(day, Number(month), year)]],
  [
    'time',
    /\b([01]?\d|2[0-4])[:.h]([0-5]\d)\b(?:\s*([ap])\.?m\b)?/g,
    ([, hours, minutes, half]) => [time(hours, minutes, half)],
  ],
  ['time', /\b(\d{1,2})\s*(?:([ap])\.?m\b|uhr\b|h\b)/g, ([, hours, half]) => [time(hours, '00', half)]],
  [
    'time',
    new RegExp(String.raw`\b${CLOCK}\s+([01]?\d|2[0-4])\b(?![:.,]\d|${UNIT})`, 'g'),
    ([, hours]) => [time(hours)],
  ],
  [
    'address',
    /\b(?:via|viale|piazza|piazzale|largo|vicolo) [\p{L}' ]{2,40},? \d{1,4}\b/gu,
    ([all = '']) => [[all.replace(',', '')]],
  ],
  [
    'phone',
    /(?<![\w,.])\+?\d[\d ./-]{5,24}\d(?![\w€])/g,
    ([all = '']) => [[all.replace(/\D/g, '').replace(/^39(?=\d{8})/, '')]],
  ],
];

/** The figures of a text; each read once. */
export function figuresIn(text: string): Figure[] {
  // "Seicentottanta euro": a number in one word.
  let rest = fold(text.replace(/[*_`]/g, '').replace(REFERENCE, ' ')).replace(SPELLED, (all, word: string) =>
    (numberIn(word) ?? 0) >= 100 ? all.replace(word, String(numberIn(word))) : all,
  );
  return readers.flatMap(([kind, pattern, keysOf]) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (all) => ' '.repeat(all.length));
    return found.flatMap((match) =>
      keysOf(match).flatMap((keys): Figure[] => (keys.length > 0 ? [{ kind, keys, shown: match[0].trim() }] : [])),
    );
  });
}
