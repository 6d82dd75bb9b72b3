// Everything in a text that can be a wrong fact, in one spelling for digits, words and five languages: amounts, dates,
// hours, days, numbers, addresses, links, references.
import { fold } from '../language/fold.js';
import { inDigits } from './number-words.js';
import { anyOf, words } from './phrases.js';

/** What a text states, by the spellings it can stand for: any of them may have a ground. */
export type Figure = readonly [string, ...string[]];

const LANGUAGES = ['it', 'en', 'fr', 'es', 'de'];
const namesOf = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
  dates.map((date) =>
    LANGUAGES.map((language) => fold(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date))),
  );
const monthNames = namesOf(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1))),
);
/** From Monday. */
const dayNames = namesOf(
  { weekday: 'long' },
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day))),
);
/** Modal verbs and adverbs of a neighbouring language. */
const AMBIGUOUS = new Set(['may', 'mai', 'march', 'mars']);

const month = `(${monthNames.flat().join('|')})`;
const monthOf = (name = '') => monthNames.findIndex((all) => all.includes(name)) + 1;
/** "Lunes" and "Mondays" are one with and without their last letter. */
const days = dayNames.map(
  (all) => new RegExp(String.raw`\b(?:${all.map((name) => name.replace(/s$/, '')).join('|')})s?\b`, 'g'),
);
const weekend = anyOf(words.weekends, 'g');
const source = (phrases: readonly string[]) => anyOf(phrases).source;
const unit = `(?: ?-?${source(Object.values(words.units).flat())}(?: ?${source(words.hourly)})?)`;
const startsWithUnit = new RegExp(`^${unit}`, 'u');
const units = Object.entries(words.units).map(
  ([name, list]) => [name, new RegExp(`^ ?-?${source(list)}`, 'u')] as const,
);
const endsWithClock = new RegExp(`${source(words.clockMarks)} $`, 'u');
const hourly = anyOf(words.hourly);
const free = anyOf(words.free, 'g');

interface Reader {
  readonly pattern: RegExp;
  readonly figure: (match: readonly (string | undefined)[]) => readonly string[];
}

const trimmed = (text = '') => text.toLowerCase().replace(/[.,;:!?)\]»]+$/, '');
const URL_LIKE = /https?:\/\/[^\s)»]+|\bwww\.[^\s)»]+|\b[a-z0-9-]+\.(?:it|com|org|net|eu|uk)\b(?:\/[^\s)»]*)?/gi;

/** Where the school or somebody is reached: it belongs to no course and no exam. */
const contacts: readonly Reader[] = [
  {
    pattern: /(?<![^\s,;:<>()"'«»])[^\s,;:<>()"'«»@]{1,80}@[^\s,;:<>()"'«»]{1,255}/g,
    figure: ([address]) => [trimmed(address)],
  },
  { pattern: /\]\(\s*(?!https?:\/\/)([^)]*)\)/gi, figure: ([, target = '']) => [`link ${target.trim()}`] },
  { pattern: URL_LIKE, figure: ([url]) => [trimmed(url)] },
  { pattern: /\b[A-Z]{3}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, figure: ([reference = '']) => [reference] },
  {
    pattern: /(?<![\w,.])\+?\d[\d ./-]{6,24}\d(?![\w€])/g,
    figure: ([number = '']) => [`numero ${number.replace(/\D/g, '')}`],
  },
  {
    pattern: /\b(?:via|viale|piazza|piazzale|largo|vicolo) [\p{L}' ]{2,40},? \d{1,4}\b/giu,
    figure: ([address = '']) => [address.toLowerCase().replace(',', '')],
  },
  { pattern: /(?<!\d)0\d{4}(?!\d)/g, figure: ([code]) => [`cap ${code}`] },
];

function hour(value = '', minutes = '00', half = ''): string[] {
  const read = Number(value);
  const at = (hours: number) => `ora ${hours}:${minutes}`;
  if (half === 'p') return [at((read % 12) + 12)];
  // "Alle 6" is told of an evening too.
  return half !== '' || minutes !== '00' || read >= 12 || read === 0 ? [at(read)] : [at(read), at(read + 12)];
}
const date = (day = '', of = 0, year = '') => [`data ${Number(day)}-${of}${year && `-${year}`}`];

const DAY_MONTH = new RegExp(
  String.raw`\b(\d{1,2})(?:st|nd|rd|th|[.°º])? (?:de |of )?${month}\b(?:,? (?:de |del )?(\d{4}))?`,
  'g',
);
const MONTH_DAY = new RegExp(String.raw`\b${month} (\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{4}))?`, 'g');
const AT_HOUR = new RegExp(
  `${source(words.clockMarks)} (\\d{1,2})( e mezza| y media| et demie)?(?![\\d:]|\\.\\d|\\p{L}|${unit})`,
  'gu',
);

/** Days and hours, in the folded text of a clause. */
const times: readonly Reader[] = [
  { pattern: DAY_MONTH, figure: ([, day, name, year]) => date(day, monthOf(name), year) },
  { pattern: MONTH_DAY, figure: ([, name, day, year]) => date(day, monthOf(name), year) },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/g,
    figure: ([, day, number, year]) => date(day, Number(number), year),
  },
  {
    pattern: new RegExp(`\\b${month}\\b`, 'g'),
    figure: ([, name = '']) => (AMBIGUOUS.has(name) ? [] : [`mese ${monthOf(name)}`]),
  },
  {
    pattern: /\b(\d{1,2})[:.h](\d{2})\b(?!\d| ?(?:euro|€|eur))(?: ?([ap])\.?m\b\.?)?/g,
    figure: ([, hours, minutes, half]) => hour(hours, minutes, half),
  },
  { pattern: /\b(\d{1,2}) ?(?:([ap])\.?m\b\.?|uhr\b|o'clock)/g, figure: ([, hours, half]) => hour(hours, '00', half) },
  { pattern: /\b(?:a|de|des|vers) (\d{1,2}) ?h(?:eures)?\b/g, figure: ([, hours]) => hour(hours) },
  { pattern: AT_HOUR, figure: ([, hours, half]) => hour(hours, half ? '30' : '00') },
  ...days.map((pattern, day) => ({ pattern, figure: () => [`giorno ${day + 1}`] })),
  { pattern: weekend, figure: () => ['giorno 6'] },
  { pattern: free, figure: () => ['gratis'] },
];

/** Reads what the patterns match and blanks it, so that no later pattern reads a part of it. */
function readAll(readers: readonly Reader[], text: string): { readonly figures: Figure[]; readonly rest: string } {
  const figures: Figure[] = [];
  const rest = readers.reduce(
    (left, { pattern, figure }) =>
      left.replace(pattern, (...match) => {
        const [first, ...others] = figure(match as string[]);
        if (first !== undefined) figures.push([first, ...others]);
        return ' '.repeat(String(match[0]).length);
      }),
    text,
  );
  return { figures, rest };
}

/** The contacts of a text, and the text without them. */
export const contactsIn = (text: string) => readAll(contacts, text);

/** The days of the week that a clause names, those within "lunedì-venerdì" included; 0 is today. */
export function daysIn(clause: string): Set<number> {
  const inOrder = days
    .flatMap((pattern, before) =>
      [...clause.matchAll(pattern)].map(({ index, 0: name }) => ({ day: before + 1, index, end: index + name.length })),
    )
    .toSorted((one, other) => one.index - other.index);
  const within = inOrder.flatMap(({ day, end }, at) => {
    const next = inOrder[at + 1];
    const isRange = next && /^ ?(?:-|–|to|through|al|a|au|bis) ?$/.test(clause.slice(end, next.index));
    return isRange ? Array.from({ length: Math.max(0, next.day - day) }, (_, step) => day + step) : [];
  });
  const others = [...(clause.match(weekend) ? [6, 7] : []), ...(today.test(clause) ? [0] : [])];
  return new Set([...inOrder.map(({ day }) => day), ...within, ...others]);
}
const today = anyOf(words.today);

const BETWEEN = '(?:-|–|\\+|to|a|al|ai|e|e i|and|y|et|und|bis|o|or|ou|oder|alle)';
/**
 * "20-30 ore", "from 50 to 65 euros an hour", "75+12 minuti", "6 to 8 pm": what stands after the second belongs to
 * both.
 */
const RANGE = new RegExp(`(\\d)( ?${BETWEEN} ?)(?=\\d+(.*))`, 'g');
/** "In una settimana", "within a month"; elsewhere it is an article. */
const ARTICLE = '(?:una?|one|an?|une|eine[mr]?)';
const ONE = new RegExp(`\\b(in|entro|within|after|dopo|en|binnen|innerhalb) ${ARTICLE}(?=${unit})`, 'gu');
const CLOCK = /^ ?(?:[ap]\.?m\b|uhr\b)/;
const startsWithRange = new RegExp(`^ ${BETWEEN} \\d+(?:${unit}| ?[ap]\\.?m\\b| ?uhr\\b)`, 'u');
const standsForNumber = (before: string, after: string): boolean =>
  startsWithUnit.test(after) || endsWithClock.test(before) || CLOCK.test(after) || startsWithRange.test(after);

/**
 * A folded text with its numbers in digits: what `figuresIn` reads.
 * @param counts whether an everyday word between these two is a number.
 */
export function spelledInDigits(text: string, counts = standsForNumber): string {
  // Twice: "three to 6 months" shows what "three" is.
  const spelled = inDigits(inDigits(text.replace(ONE, '$1 1'), counts), counts);
  return spelled.replace(RANGE, (_match, digit: string, between: string, after: string) => {
    const shared = CLOCK.exec(after)?.[0] ?? startsWithUnit.exec(after)?.[0];
    return shared ? `${digit} ${shared.trim()} ` : digit + between;
  });
}

const NUMBER = /(?<![\p{L}\d])(€ ?|eur |euro )?(\d+(?:[.,]\d{3})*)(?:[.,](\d{1,2}))?(?![\p{L}\d])/gu;
/** An amount that no number stands beside: "mezzo migliaio di euro". */
const LONE_MONEY = new RegExp(`(?<!\\d ?-?)(?:${source(words.units['euro'] ?? [])})(?! ?\\d)`, 'u');
const NEAR = 30;

/**
 * The figures of a clause.
 * @param before the sentence up to it: "prezzo all'ora: A2 50 euro" tells of the hour before it tells the amount.
 */
export function figuresIn(clause: string, before: string): Figure[] {
  const { figures, rest } = readAll(times, clause);
  const numbers = [...rest.matchAll(NUMBER)].map(
    ({ index, 0: match, 1: money, 2: whole = '', 3: cents = '' }): Figure => {
      const after = rest.slice(index + match.length);
      const decimals = cents.replace(/0+$/, '');
      const number = `${whole.replace(/[.,]/g, '')}${decimals && `,${decimals}`}`;
      const name = money ? 'euro' : units.find(([, pattern]) => pattern.test(after))?.[0];
      if (name === 'euro') return amount(number, after, before);
      // "120 minuti di scritto e 18 di orale"
      return name
        ? [`${number} ${name}`]
        : [number, ...(/\d ?min/.test(before + rest.slice(0, index)) ? [`${number} minuti`] : [])];
    },
  );
  return [...figures, ...numbers, ...(LONE_MONEY.test(rest) ? [['euro senza cifra'] as const] : [])];
}

function amount(number: string, after: string, before: string): Figure {
  if (hourly.test(after.slice(0, NEAR))) return [`${number} euro/ora`];
  return hourly.test(before) ? [`${number} euro/ora`, `${number} euro`] : [`${number} euro`];
}
