// Addresses and numbers as people dictate them: "anna punto prova chiocciola example punto it", "tre tre tre, uno due …".
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-US';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as italian } from 'n2words/it-IT';
import { fold } from '../language/fold.js';

/** One word or sign each; the longer first. */
const SIGNS: readonly (readonly [sign: string, words: string])[] = [
  ['_', 'trattino basso|underscore|guion bajo|tiret du bas|tiret bas|unterstrich'],
  ['@', 'chiocciola|chiocciolina|arroba|arobase|klammeraffe|affenschwanz|\\(at\\)|\\[at\\]|a commerciale'],
  ['.', 'punto|dot|point|punkt|\\(dot\\)|\\[dot\\]'],
  ['-', 'trattino|dash|hyphen|tiret|guion|bindestrich|minus'],
];
/** Words of everyday English and a sign by itself: an address only beside a dictated one, or what announces one. */
const LOOSE_AT = /^(?:at|@)$/;
const ANNOUNCES =
  /^(?:e|é|è|is|est|es|ist|sono|mail|email|e-mail|pec|posta|indirizzo|address|adresse|correo|a|an|to|al|alla|all|presso|scrivete|write|con|ed|o|oppure|or|and|ou|und|y|lautet|emailadresse|mailadresse)$/;
const PART = /^[\w+'’&/=#.-]+$/;

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

interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The sign that it stands for; "at" may be one. */
  readonly sign: string | undefined;
}

const SIGN = new RegExp(`^(?:${SIGNS.map(([, words]) => `(${words})`).join('|')})(?![\\p{L}\\d])`, 'iu');
function tokensIn(text: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < text.length;) {
    const rest = text.slice(from, from + 80);
    const signed = SIGN.exec(fold(rest).length === rest.length ? fold(rest) : rest);
    const length = signed ? signed[0].length : (/^[^\s,;:()[\]<>"«»|!?]+/.exec(rest)?.[0].length ?? 0);
    if (length > 0) {
      const sign = signed
        ? SIGNS[signed.slice(1).findIndex(Boolean)]![0]
        : LOOSE_AT.test(rest.slice(0, length))
          ? 'at'
          : undefined;
      tokens.push({ text: rest.slice(0, length), from, to: from + length, sign });
    }
    from += Math.max(1, length);
  }
  return tokens;
}

const isPart = ({ text, sign }: Token): boolean => sign === undefined && PART.test(text);
/** Only blanks between: a comma or a line ends an address. */
const joined = (text: string, one: Token, other: Token): boolean => /^\s*$/.test(text.slice(one.to, other.from));

/** From a place on, parts and signs in turn, digits one after the other. @param step 1 to the right, -1 to the left. */
function run(text: string, tokens: readonly Token[], at: number, step: 1 | -1): number {
  let end = at + step;
  for (
    let next = end;
    tokens[next] && joined(text, tokens[Math.min(next, next - step)]!, tokens[Math.max(next, next - step)]!);
    next += step
  ) {
    const [token, before] = [tokens[next]!, tokens[next - step]!];
    const isSign = token.sign !== undefined && token.sign !== 'at' && token.sign !== '@';
    const isAfterSign = next === at + step || (before.sign !== undefined && before.sign !== 'at');
    const areDigits = digitsOf(token.text) !== undefined && digitsOf(before.text) !== undefined;
    if (isSign ? isAfterSign && next !== at + step : !(isPart(token) && (isAfterSign || areDigits))) break;
    if (!isSign) end = next + step;
  }
  return end;
}

export interface Dictated {
  /** With addresses and numbers as they are typed. */
  readonly text: string;
  /** Somebody dictated an address of which it is not clear where it begins or ends. */
  readonly isUnclear: boolean;
}

export function dictatedIn(said: string): Dictated {
  const text = numbersTyped(said);
  const tokens = tokensIn(text);
  const sure = tokens.findIndex(({ sign }) => sign === '@');
  const at = sure < 0 ? tokens.findIndex(({ sign }) => sign === 'at') : sure;
  if (at < 0) return { text, isUnclear: false };
  const from = run(text, tokens, at, -1) + 1;
  const to = run(text, tokens, at, 1);
  const [local, domain] = [tokens.slice(from, at), tokens.slice(at + 1, to)];
  const before = tokens[from - 1];
  const isNext = before !== undefined && joined(text, before, tokens[from]!);
  const spelled = (part: readonly Token[]) => part.map(({ text: word, sign }) => sign ?? digitsIn(part, word)).join('');
  const hasDot = /\.[a-z]{2,}$/i.test(spelled(domain));
  // "Look at example.com" is no address; "my email is anna at example dot com" is one.
  if (sure < 0 && !(hasDot && isMeant(tokens[at]!, [...local, ...domain], isNext ? before : undefined)))
    return { text, isUnclear: false };
  if (local.length === 0 || !hasDot || (isNext && !announces(before))) return { text, isUnclear: true };
  const address = `${spelled(local)}@${spelled(domain)}`;
  const rest = dictatedIn(text.slice(tokens[to - 1]!.to));
  return { text: text.slice(0, tokens[from]!.from) + address + rest.text, isUnclear: rest.isUnclear };
}

const announces = ({ text }: Token): boolean => ANNOUNCES.test(fold(text).replace(/^.*'/, ''));
const isMeant = ({ text }: Token, parts: readonly Token[], before: Token | undefined): boolean =>
  text === '@' || parts.some(({ sign }) => sign === '.') || /mail|address|^is$|^to$/.test(fold(before?.text ?? ''));

/** A number in words within an address is its digits: "anna punto due zero". */
const digitsIn = (part: readonly Token[], word: string): string => (part.length > 1 ? (digitsOf(word) ?? word) : word);

const LEAST_DIGITS = 6;
/** Numbers in words, one after the other, as one number in figures: "tre tre tre, quarantacinque sessantasette …". */
function numbersTyped(text: string): string {
  const words = [...text.matchAll(/[\p{L}\d+-]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
    digits: digitsOf(word),
  }));
  let typed = '';
  let done = 0;
  for (let first = 0; first < words.length; first += 1) {
    let last = first;
    while (
      words[last]?.digits !== undefined &&
      words[last + 1]?.digits !== undefined &&
      /^[\s,.-]*$/.test(text.slice(words[last]!.to, words[last + 1]!.from))
    )
      last += 1;
    const row = words.slice(first, last + 1);
    const digits = row.map((word) => word.digits ?? '').join('');
    if (row.some(({ word }) => /\p{L}/u.test(word)) && digits.length >= LEAST_DIGITS && row.length > 2) {
      typed += text.slice(done, row[0]!.from) + digits;
      done = row.at(-1)!.to;
    }
    first = last;
  }
  return typed + text.slice(done);
}

/** The number that a word or figures stand for, up to 999 in words. */
export const numberIn = (word: string): number | undefined => {
  const digits = digitsOf(word);
  return digits === undefined ? undefined : Number(digits);
};
