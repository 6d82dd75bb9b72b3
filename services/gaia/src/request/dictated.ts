// Addresses and numbers as people dictate them: "anna punto prova chiocciola example punto it", "tre tre tre, uno due …".
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as italian } from 'n2words/it-IT';
import { fold } from '../language/fold.js';

/** "Cinquecentocinquanta" is dictated as well. */
const MOST = 999;
const NUMBERS = new Map(
  [italian, english, french, spanish, german].flatMap((spell) =>
    Array.from(
      { length: MOST + 1 },
      (_, number) => [fold(spell(number)).replaceAll(' ', '-'), String(number)] as const,
    ),
  ),
);
/** The digits of a number in figures or in words. */
const digitsOf = (word: string): string | undefined => (/^\d+$/.test(word) ? word : NUMBERS.get(fold(word)));
/** The number that a word or figures stand for, up to 999 in words. */
export const numberIn = (word: string): number | undefined => {
  const digits = digitsOf(word);
  return digits === undefined ? undefined : Number(digits);
};

/** Each sign and the words for it; the longer first. */
const WORDS = {
  _: 'trattino basso|underscore|guion bajo|tiret du bas|tiret bas|unterstrich',
  '.': 'punto|dot|point|punkt|\\(dot\\)|\\[dot\\]',
  '-': 'trattino|dash|hyphen|tiret|guion|bindestrich|minus',
};
const AT = 'chiocciola|chiocciolina|arroba|arobase|klammeraffe|affenschwanz|\\(at\\)|\\[at\\]|a commerciale';
/** Words of everyday English and a sign by itself: an address only beside a dictated one, or what announces one. */
const LOOSE_AT = 'at|@(?=\\s)';
const ANNOUNCES =
  /(?:^|[^\p{L}])(?:e|é|è|is|est|es|ist|sono|mail|email|e-mail|pec|posta|indirizzo|address|adresse|correo|a|an|to|al|alla|all|presso|scrivete|write|con|ed|o|oppure|or|and|ou|und|y|lautet|emailadresse|mailadresse)$/iu;

/** "P come Palermo, conti chiocciola": letters that were spelt belong to it. */
const SPELT = /(?<!\p{L})\p{L} (?:come|as in|as|comme|como|wie) \p{L}+[\s,;.]*$/iu;

const whole = (words: string): string => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`;
const SIGNS = Object.entries(WORDS).map(([one, words]) => [one, new RegExp(`\\s*${whole(words)}\\s*`, 'giu')] as const);
const sign = whole(Object.values(WORDS).join('|'));
const sure = whole(AT);
const CHARACTERS = "[\\w+'’&/=#-]{1,64}";
const part = `(?!${sign}|${sure})${CHARACTERS}(?:\\.${CHARACTERS}){0,8}`;
const parts = `${part}(?:\\s*${sign}\\s*${part}){0,12}`;
const ADDRESS = new RegExp(
  `(?<![^\\s,;:()[\\]<>"«»|!?])(?<local>${parts})\\s*(?:${sure}|(?<loose>${whole(LOOSE_AT)}))\\s*(?<domain>${parts})`,
  'giu',
);
const SURE_AT = new RegExp(sure, 'iu');
const SIGNED = new RegExp(`${sign}\\s*$`, 'iu');

/** Marks that Italians say aloud when they dictate a message. */
const DICTATES = /(?<![\p{L}])(?:virgola|punto (?:e )?a capo|punto e virgola)(?![\p{L}])/iu;
const MARK =
  /(?<word>[\p{L}\d]+)? +(?<mark>(?:punto e |punto )?a capo|(?:punto e )?virgola)(?: +(?=(?<next>[\p{L}\d]+))|(?![\p{L}]))/giu;
function marksTyped(text: string): string {
  if (!DICTATES.test(text)) return text;
  return text.replace(MARK, (match: string, ...found: unknown[]) => {
    const { word = '', mark = '', next = '' } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    // "Due virgola cinque"
    if (digitsOf(word) && digitsOf(next)) return match;
    const sign = /virgola/i.test(mark) ? ',' : '.';
    return `${word}${sign}${/capo/i.test(mark) ? '\n' : ' '}`;
  });
}

export interface Dictated {
  /** With addresses and numbers as they are typed. */
  readonly text: string;
  /** Somebody dictated an address of which it is not clear where it begins or ends. */
  readonly isUnclear: boolean;
}

export function dictatedIn(said: string): Dictated {
  let isUnclear = false;
  const text = numbersTyped(marksTyped(said)).replace(ADDRESS, (match: string, ...found: unknown[]) => {
    const [from, all, { local, domain, loose }] = found.slice(-3) as [number, string, Record<string, string>];
    const address = `${typed(local!)}@${typed(domain!)}`;
    const before = /[^\s,;:()[\]<>"«»|!?]+(?=\s+$)/.exec(all.slice(Math.max(0, from - 80), from))?.[0] ?? '';
    const hasDot = /\.[a-z]{2,}$/i.test(address);
    // "Look at example.com" is no address; "my email is anna at example dot com" is one.
    const isAnnounced = ANNOUNCES.test(before);
    const isMeant = loose === '@' || address !== `${local}@${domain}` || isAnnounced;
    if (loose && !(hasDot && isMeant)) return match;
    const isSpelt = SPELT.test(all.slice(Math.max(0, from - 80), from));
    if (hasDot && !isSpelt && (before === '' || isAnnounced)) return address;
    isUnclear = true;
    return match;
  });
  return { text, isUnclear: isUnclear || SURE_AT.test(text) };
}

/** Parts and signs as they are typed, numbers in words as digits: "anna punto due" is "anna.2". */
function typed(spoken: string): string {
  const written = SIGNS.reduce((text, [one, words]) => text.replace(words, one), spoken);
  return written === spoken ? spoken : written.replace(/\p{L}+/gu, (word) => digitsOf(word) ?? word);
}

const LEAST_DIGITS = 6;
/** Numbers in words, one after the other, as one number in figures: "tre tre tre, quarantacinque sessantasette …". */
function numbersTyped(text: string): string {
  // Each number is marked with its digits, between signs that nobody types.
  const marked = text.replace(/[\p{L}\d+-]+/gu, (word) => {
    const digits = digitsOf(word);
    return digits === undefined ? word : `\uE000${digits}\uE001${word}\uE002`;
  });
  const bare = (row: string) => row.replace(/\uE000\d+\uE001([^\uE002]+)\uE002/g, '$1');
  return bare(
    marked.replace(
      /\uE000[^\uE002]+\uE002(?:[\s,.-]*\uE000[^\uE002]+\uE002)+/g,
      (row: string, at: number, all: string) => {
        const numbers = [...row.matchAll(/\uE000(\d+)/g)].map(([, digits]) => digits!);
        const isNumber = numbers.length > 2 && numbers.join('').length >= LEAST_DIGITS;
        const isOfAddress = SIGNED.test(all.slice(Math.max(0, at - 20), at));
        return /\p{L}/u.test(row) && (isNumber || isOfAddress) ? numbers.join('') : row;
      },
    ),
  );
}
