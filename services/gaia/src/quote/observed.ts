// What the tagger sees of each word of a turn: the word and those beside it, how it is written, which lists it stands
// in, what Gaia has just asked for.
import { dictionary } from '@zxcvbn-ts/language-it';
import { fold } from '../language/fold.js';
import { isDate, languageOf } from './details.js';
import { type Word, dataAt, isCapital, list } from './lists.js';
import { numberWord } from './numbers.js';
import type { Observed } from '../language/chain.js';
import type { Turn } from './turn.js';

/** What stands before a turn: nothing under way, something asked for, or the summary. */
export const states = ['idle', 'name', 'contact', 'service', 'confirm'] as const;
export type AskedState = (typeof states)[number];

const family: ReadonlySet<string> = new Set(dictionary.lastnames.map(fold));
const given: ReadonlySet<string> = new Set(
  [...dictionary.firstnames, ...(dataAt('given-names') as string[])].map(fold),
);
const everyday: ReadonlySet<string> = new Set(dictionary.commonWords.map(fold));
const LISTS = [
  'relatives',
  'learners',
  'staff',
  'organisations',
  'schools',
  'legal',
  'destinations',
  'titles',
  'particles',
  'roles',
  'towns',
  'streets',
  'years',
  'levels',
  'places',
  'times',
  'not-names',
  'dozens',
  'school-years',
] as const;

/** How a word is written: "Xx", "x", "X", "9". */
const shapeOf = ({ text }: Word): string =>
  text.length === 1
    ? text
        .replace(/\p{Lu}/u, 'X1')
        .replace(/\p{Ll}/u, 'x1')
        .replace(/\d/, '9')
    : text
        .replaceAll(/\p{Lu}+/gu, 'X')
        .replaceAll(/\p{Ll}+/gu, 'x')
        .replaceAll(/\d+/g, (digits) => '9'.repeat(Math.min(4, digits.length)));

/** Which kinds of words it is one of. */
export function kindsOf(words: readonly Word[]): string[][] {
  const kinds = words.map((word): string[] => [
    ...(given.has(word.folded) ? ['given'] : []),
    ...(family.has(word.folded) ? ['family'] : []),
    ...(everyday.has(word.folded) ? ['everyday'] : []),
    ...(isDate(word) ? ['date'] : []),
    ...(languageOf(word) ? ['language'] : []),
    ...(numberWord(word) > 0 ? ['number'] : []),
  ]);
  for (const name of LISTS)
    for (const { index, length } of list(name).all(words))
      for (let at = index; at < index + length; at++) kinds[at]!.push(name);
  return kinds;
}

/** What stands between two words, contacts as `|`. */
function gapOf(text: string): string {
  if (text.includes('|')) return '|';
  if (text.includes('\n')) return 'n';
  return /[.!?]/.exec(text)?.[0] ?? /[,;:()"«»“”]/.exec(text)?.[0] ?? /['’/–-]/.exec(text)?.[0] ?? '';
}

export function observe({ words, rest, contact }: Turn, state: AskedState): Observed {
  const kinds = kindsOf(words);
  const address = new Set(fold((contact.email ?? '').split('@')[0]!).match(/[a-z]{3,}/g));
  const meant = (at: number) => words[at]?.meant.replace(/\d/g, '9') ?? '#';
  const gaps = [...words, undefined].map((word, at) =>
    at === 0
      ? rest.slice(0, word?.from).includes('|')
        ? '|'
        : '^'
      : word
        ? gapOf(rest.slice(words[at - 1]!.to, word.from))
        : rest.slice(words[at - 1]!.to).includes('|')
          ? '|'
          : '$',
  );
  const size = words.length < 2 ? '1' : words.length < 4 ? '3' : '+';
  const isSmall = !words.some(isCapital);
  return words.map((word, at) => {
    const shape = shapeOf(word);
    const around = (offset: number) => (kinds[at + offset] ?? ['#']).map((kind) => `${offset}:${kind}`);
    const own = around(0);
    return [
      'bias',
      `w=${meant(at)}`,
      `p=${meant(at - 1)}`,
      `n=${meant(at + 1)}`,
      `pp=${meant(at - 2)}`,
      `nn=${meant(at + 2)}`,
      `pw=${meant(at - 1)} ${meant(at)}`,
      `wn=${meant(at)} ${meant(at + 1)}`,
      `ppp=${meant(at - 2)} ${meant(at - 1)}`,
      `pn=${meant(at - 1)} ${meant(at + 1)}`,
      `s3=${word.folded.slice(-3)}`,
      `p3=${word.folded.slice(0, 3)}`,
      `p4=${word.meant.slice(0, 5)}`,
      `h:${shape}`,
      `h:${shape}:${isSmall}`,
      `hp:${words[at - 1] ? shapeOf(words[at - 1]!) : '#'}:${shape}`,
      `hn:${shape}:${words[at + 1] ? shapeOf(words[at + 1]!) : '#'}`,
      `g:${gaps[at]}`,
      `gn:${gaps[at + 1]}`,
      `gg:${gaps[at]}${gaps[at + 1]}:${shape}`,
      `st:${state}`,
      `st:${state}:${size}:${shape}`,
      `st:${state}:${gaps[at]}${gaps[at + 1]}:${size}`,
      `stw=${state}:${meant(at)}`,
      ...(address.has(word.folded) ? ['address', `address:${shape}`] : []),
      ...(contact.email || contact.telefono
        ? [`reach:${shape}`, `reach:${shape}:${gaps[at]}`, ...own.map((kind) => `reach:${kind}`)]
        : []),
      ...own,
      ...around(-1),
      ...around(1),
      ...around(-2),
      ...around(2),
      ...around(-3),
      ...own.map((kind) => `${kind}:${shape}:${gaps[at]}`),
      ...own.map((kind) => `${kind}:${gaps[at + 1]}`),
      ...own.map((kind) => `${kind}:${state}`),
      ...own.flatMap((kind) => [`${kind}<=${meant(at - 1)}`, `${kind}>=${meant(at + 1)}`]),
      ...own.flatMap((kind) => around(-1).map((other) => `${other}${kind}`)),
      ...own.flatMap((kind) => around(1).map((other) => `${kind}${other}`)),
      ...around(-1).map((kind) => `w=${meant(at)}${kind}`),
    ];
  });
}
