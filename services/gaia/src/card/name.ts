// A guess at the visitor's name: after "mi chiamo", beside an address or a number, or alone where it is missing. The card
// shows it.
import german from '@zxcvbn-ts/language-de/dist/firstnames.json.js';
import english from '@zxcvbn-ts/language-en/dist/firstnames.json.js';
import spanish from '@zxcvbn-ts/language-es-es/dist/firstnames.json.js';
import french from '@zxcvbn-ts/language-fr/dist/firstnames.json.js';
import italian from '@zxcvbn-ts/language-it/dist/firstnames.json.js';
import { fold } from '../reader/fold.js';
import { topicsNamedIn } from '../reader/knowledge.js';
import { isCommon } from '../reader/language-of.js';
import { contactIn, withGaps } from './contact.js';

const given = new Set([italian, english, french, spanish, german].flat().map(fold));
const isGiven = (word = ''): boolean => given.has(fold(word));

/** "Corso" is a first name as well. */
const isOnlyGiven = (word = ''): boolean => isGiven(word) && topicsNamedIn(fold(word)).length === 0;

/** So many words of a language everybody writes all the time. */
const EVERYDAY = 500;
const GAP = '|';
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]*";
const NAME = `(?<name>${WORD}(?:[ \\t]+${WORD}){0,4})`;
const TITLES =
  /(?<!\p{L})(?:(?:l['’])?(?:dott|prof|sig|ing|avv|arch|geom|rag)(?:\.?(?:ssa|ra|re|or|essore|essoressa|oressa))?\.?|dr\.?|mrs?\.?|ms\.?|signora?|herr|frau|madame|monsieur)(?=\s)/giu;
const INTRODUCED = new RegExp(
  "(?<!\\p{L})(?:m[ie] (?:chiamo|kiamo|chiamano)|(?:il mio )?nome (?:è|e')|a nome(?: di)?(?: mi[oa] \\p{L}+)?:|nome(?: e cognome)?:|nominativo:|" +
    "my name(?: is|['’]s)|name:|je m['’]appelle|mon nom est|nom :|me llamo|mi nombre es|ich hei(?:ß|ss)e|mein name ist)\\s+" +
    NAME,
  'iu',
);
const IS = new RegExp(`(?<!\\p{L})(?:sono|i['’]m|i am|this is|je suis|soy|ich bin|hier ist)\\s+${NAME}`, 'iu');
const BEHIND = new RegExp(`^[\\s,;:.()–-]*${NAME}\\s*(?=$|[,;.\\n])`, 'iu');
const ALONE = new RegExp(`^[\\s–-]*${NAME}[\\s.,!]*$`, 'iu');
const PARTICLES = /^(?:d[eiao]|de['’]|d[ea]l+[aoe]?|dello|dei|degli|l[aoie]|los|las|van|von|der|den|el|al|dos)$/i;

/** "D'Amico" is written "d'Amico" as well. */
const isCapital = (word = ''): boolean => /^(?:\p{Ll}['’])?\p{Lu}/u.test(word);

/** Whether a word goes on a name: in capitals as the first is, else as the second, or the third of "anna maria prova". */
function goesOn(word: string, words: readonly string[], parts: number): boolean {
  if (isCapital(words[0])) return isCapital(word);
  const most = words.length === 3 && isGiven(words[0]) && isGiven(words[1]) ? 3 : 2;
  return parts < most && !(parts > 0 && word.length < 4 && isCommon(word));
}

/** The words of a name that begin a text. */
function namePart(name: string): string[] {
  const words = name.split(/\s+/);
  const kept: string[] = [];
  let parts = 0;
  for (const word of words) {
    const isParticle = kept.length > 0 && PARTICLES.test(word);
    // "Rachele Donnarumma della Cartotecnica": what follows a whole name is a company's.
    if (isParticle ? parts > 1 && !isCapital(word) : !goesOn(word, words, parts)) break;
    kept.push(word);
    if (!isParticle) parts += 1;
  }
  while (PARTICLES.test(kept.at(-1) ?? '')) kept.pop();
  return kept;
}

/** Whether words by themselves are somebody's name: people are given it, or it is in the address beside it. */
function areName(name: string, email = ''): boolean {
  const words = namePart(name);
  const parts = words.filter((word) => !PARTICLES.test(word));
  // "Corso Tedesco" is none; "Lucia Tedesco" and "Nina" are.
  if (parts.length === 0 || (!isOnlyGiven(parts[0]) && topicsNamedIn(fold(name)).length > 0)) return false;
  const local = fold(email.split('@')[0]!);
  const isInAddress = parts.some((word) => word.length > 2 && local.includes(fold(word)));
  // "Oksana Kovalenko"; "Hotel Lungara" may be a firm.
  const areRare = parts.length > 1 && parts.every((word) => isCapital(word) && word.length > 1 && !isCommon(word));
  // "Fine settimana": a name has no other words behind it.
  const isWhole = words.length === name.split(/\s+/).length;
  // "Can someone": what anybody writes is none for certain.
  const areWords = parts.some((word) => !isCapital(word) && isCommon(word, EVERYDAY));
  return isInAddress || (isWhole && !areWords && (isGiven(parts[0]) || areRare));
}

/** "ANNA PROVA" and "anna prova" as names are written. */
function written(words: readonly string[]): string {
  const name = words.join(' ').replace(/[-'’]+$/, '');
  const isPlain = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3);
  return isPlain ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}

const withoutTitles = (message: string): string => message.replace(TITLES, '').replace(/[ \t]{2,}/g, ' ');

/** A name after "mi chiamo"; it takes the place of another. */
export function introducedIn(message: string): string {
  const name = INTRODUCED.exec(withoutTitles(message))?.groups?.['name'];
  return name ? written(namePart(name)) : '';
}

/** @param isAsked nothing but the name may be missing: a message that is one is taken for it. */
export function nameIn(message: string, isAsked = false): string {
  const introduced = introducedIn(message);
  if (introduced) return introduced;
  const text = withoutTitles(message);
  const { email, telefono } = contactIn(text);
  const reaches = email !== undefined || telefono !== undefined;
  const found = namedAfterIs(text, reaches) || (reaches && besideContact(text, email)) || (isAsked && aloneIn(text));
  return found ? written(found) : '';
}

/** "Sono Anna Prova"; beside a contact one given name is enough: "sono laura, 333 …" */
function namedAfterIs(text: string, reaches: boolean): readonly string[] | undefined {
  const words = namePart(IS.exec(text)?.groups?.['name'] ?? '');
  const areCapitals = words.filter(isCapital).length > 1;
  if (areCapitals && (areName(words.join(' ')) || !words.every((word) => isCommon(word)))) return words;
  const isShort = reaches && isGiven(words[0]) && !isGiven(words[1]) && !isCapital(words[1]);
  return isShort ? words.slice(0, 1) : undefined;
}

const OPENS =
  /^\s*(?:(?:certo|ok|sì|si|va bene|allora|thanks|grazie|lui|lei|si chiama|sono|i['’]m|je suis|soy|ich bin)[,.\s]+)+/i;
/** A message that is a name, or a part of one that is a whole name: "…? Thanks, Susan Park" */
function aloneIn(text: string): readonly string[] | undefined {
  const [whole = '', ...parts] = [text, ...text.split(/[,;:.?!\n()]+/)].map(
    (part) => ALONE.exec(part.replace(LABELS, '').replace(OPENS, ''))?.groups?.['name'] ?? '',
  );
  if (areName(whole)) return namePart(whole);
  const name = parts.find((part) => namePart(part).length > 1 && areName(part));
  return name ? namePart(name) : undefined;
}

/** What stands by itself before a contact, or before a company that does. */
const before = (part: string): string[] =>
  part
    .split(/[,;:.?!\n()–]+|\s-\s/)
    .filter((one) => /\p{L}/u.test(one))
    .slice(-2)
    .toReversed()
    .flatMap((one) => ALONE.exec(one.replace(OPENS, ''))?.groups?.['name'] ?? []);

/** "Tel.", "nome e cognome:": what stands behind one stands by itself. */
export const LABELS =
  /(?<!\p{L})(?:tel|cell|telefono|cellulare|mail|e-?mail|recapito|numero|nome(?: e cognome)?|cognome|referente|phone|name)(?!\p{L})\.?:?/giu;

/** What stands by itself beside an address or a number, or in the address. */
function besideContact(text: string, email: string | undefined): readonly string[] | undefined {
  const parts = withGaps(text, GAP).replace(LABELS, ',').split(GAP);
  const names = parts.flatMap((part, at) => [
    ...(at < parts.length - 1 ? before(part) : []),
    ...(at > 0 ? [BEHIND.exec(part)?.groups?.['name']] : []),
  ]);
  const name = names.find((one) => one !== undefined && areName(one, email));
  if (name) return namePart(name);
  // "Un corso di spagnolo livello base Fausto Lunardelli 0422 …"
  const last = parts.slice(0, -1).map((part) => part.match(new RegExp(WORD, 'gu'))?.slice(-2) ?? []);
  return last.find(
    (words) => words.length === 2 && words.every(isCapital) && isGiven(words[0]) && areName(words.join(' ')),
  );
}
