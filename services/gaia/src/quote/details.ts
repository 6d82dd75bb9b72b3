// What is asked for by the words of lists: exams, products, ways of teaching; and the names of languages, months and
// days.
import { fold } from '../language/fold.js';
import { type Word, type WordList, dataAt, list, listsOf } from './lists.js';

const EXAMS = listsOf<string>('exams');
const FORMATS = listsOf<string>('formats');
const PRODUCTS = Object.entries(dataAt('products') as Record<string, { service: string }>).map(
  ([label, { service }]) => ({
    label,
    service,
    words: list('products', label, 'words'),
  }),
);

const LOCALES = ['it', 'en', 'fr', 'es', 'de'] as const;
const CODES = dataAt('language-codes') as string[];
/** A language's name; what is no code stays as it is. */
const nameOf = (code: string, locale: string): string =>
  CODES.includes(code) ? new Intl.DisplayNames(locale, { type: 'language' }).of(code)! : code;
/** The languages by the beginnings of their names, as each of ours has them. */
const LANGUAGES = Map.groupBy(
  LOCALES.flatMap((locale) => CODES.map((code) => ({ code, name: fold(nameOf(code, locale)) }))),
  ({ name }) => name.slice(0, 3),
);
/** The names of months and days, as the languages themselves have them. */
const DATES: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => [
    ...Array.from({ length: 12 }, (_, month) =>
      fold(new Date(2026, month, 1).toLocaleDateString(locale, { month: 'long' })),
    ),
    ...Array.from({ length: 7 }, (_, day) =>
      fold(new Date(2026, 0, day + 1).toLocaleDateString(locale, { weekday: 'long' })),
    ),
  ]),
);
/** "On Wednesdays", "montags" as well. */
export const isDate = ({ folded }: Word): boolean => DATES.has(folded) || DATES.has(folded.replace(/s$/, ''));

/** The Italian names of languages in another of ours; other words stay as they are. */
export function languagesAs(value: string, locale: string): string {
  const codeOf = (name: string) => CODES.find((code) => nameOf(code, 'it') === name);
  return value
    .split(', ')
    .map((name) => nameOf(codeOf(name) ?? name, locale))
    .join(', ');
}

/** The code of the language that a word names: "inglese", "inglesi", "Englischkurs", "Deutschen". */
export const languageOf = ({ meant }: Word): string | undefined =>
  LANGUAGES.get(meant.slice(0, 3))?.find(({ name }) => {
    const stem = name.replace(/[aeio]$/, '');
    const ending = meant.startsWith(stem) && stem.length > 3 ? meant.slice(stem.length) : '-';
    return (
      meant === name ||
      /^[aeio]?$/.test(ending) ||
      (stem === name && /^(?:en|er|es|kurs\w*|unterricht|stunden)$/.test(ending))
    );
  })?.code;

/** The Italian name of the language that a word names. */
export const italianNameOf = (word: Word): string => nameOf(languageOf(word)!, 'it');

/** The languages that words name. */
export const languagesIn = (words: readonly Word[]): string =>
  [...new Set(words.filter(languageOf).map(italianNameOf))].join(', ');

/** The labels of all that is named, the particular instead of the general: "in parte online", not "online". */
function labelled(words: readonly Word[], entries: readonly (readonly [string, WordList])[]): string[] {
  const found = entries.filter(([, named]) => named.has(...words)).map(([label]) => label);
  return found.filter((one) => !found.some((other) => other !== one && other.includes(one)));
}

/** The exams that words name. */
export const examsIn = (words: readonly Word[]): string => labelled(words, EXAMS).join(', ');

/** The products of a service; a translation has no course for one. */
const productsOf = (service: string | undefined) => {
  const isCourse = service !== 'traduzioni' && service !== 'viaggi-studio';
  return PRODUCTS.filter((product) => product.service === service || (isCourse && product.service === 'corsi-lingua'));
};

/** The products of a service that words name. */
export function productIn(words: readonly Word[], service: string | undefined): string | undefined {
  const entries = productsOf(service).map(({ label, words: named }) => [label, named] as const);
  return labelled(words, entries).join(', ') || undefined;
}

export const isProductOf = (product: string | undefined, service: string): boolean =>
  productsOf(service).some(({ label }) => label === product);

const MANNERS = [
  ['individuale', 'di gruppo'],
  ['in parte online', 'online', 'in presenza'],
];

/** One to one or in a group, online or in a classroom: of what is not told the known one stays. */
export function formatIn(words: readonly Word[], known = ''): string {
  const said = labelled(words, FORMATS);
  const kept = MANNERS.filter((kinds) => !kinds.some((kind) => said.includes(kind))).flat();
  const isTold = (kind: string) => said.includes(kind) || (kept.includes(kind) && known.split(', ').includes(kind));
  return said.length > 0 ? MANNERS.flat().filter(isTold).join(', ') : '';
}
