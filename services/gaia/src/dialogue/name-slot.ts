// The visitor's name: where it is marked ("mi chiamo…"), where it was asked for, or what looks like a name among the other words.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold, wordsOf } from '../language/fold.js';
import { type NameRun, type NameSigns, nameRuns } from './name-run.js';
import { LABELS_TOO, PARTICLES, isGiven, isLabel, isOfThisSite } from './name-words.js';

const MARKER = /(?:mi (?:ch|k)i?amo|mi chimo|me chiamo|me llamo|mi nombre es|je m'appelle|il (?:mio )?nome (?:giusto |corretto |esatto )?(?:è|e'|e)|(?:nome(?: e cognome)?|nominativo|referente|rif\.?)\s*[:=]|(?:referente|riferimento|nominativo)\s+(?:è|e['’]|sarà|sarebbe)(?:\s+(?:il|la|un|una)\s+(?:(?:mi[oa]|nostr[oa])\s+)?\p{Ll}+)?|my name is)\s+/giu;
/** What follows these is a name when it looks like one. */
const LABEL = /(?<![\p{L}])(?:nome(?: e cognome)?|nominativo|referente|rif\.|a nome(?: di)?|da parte di|(?:chiede(?:te|re)|domandare) di|(?:scriv|rispond)(?:ere|ete|i|a) a|parla|(?:il )?sottoscritt[oa]|io|(?:io )?sono|so['’]|i am|i['’]m)\s+/giu;
const TITLE = /(?<![\p{L}])(?:l['’]|il |la )?(?:(?:dott|prof|sig|ing|avv|arch|geom|rag|dr)(?:\.?\s?(?:ssa|ra|na|re))?\.?|dottor(?:essa|e)?|professor(?:essa|e)?|signora?|ingegner|avvocat[oa]) (?=\p{Lu})/giu;
const SURNAME = /\bcognome(?: (?:completo|intero|giusto|corretto|esatto|vero))?\s*(?:è|e'|e|:|=)?\s+(\p{L}[\p{L}'’ -]{1,60})/iu;
/** "Prova Finta è il cognome" */
const SURNAME_BEFORE = /(?:^|[,.;] ?)(\p{L}[\p{L}'’ -]{1,60}?) (?:è|e['’]) il (?:mio )?cognome\b/iu;
/** A child's name follows: never the one who asks. */
const CHILD = /(?:figli[oae]|fij[ao]|nipot[ei]|gemell[ie]|bambin[oa]|ragazz[oa]|alunn[oa])(?: (?:si chiama|è))?$/iu;
/** Somebody else's name follows, unless Gaia has asked for one. */
const OTHERS = /(?:marito|moglie|compagn[oa]|sorella|fratello|madre|padre|mamma|papà|collega|amic[oa]|capo|si chiama)$/iu;
/** What follows these, written small, is a thing or a place. */
const OF_A_THING = /(?:^|\s|['’])(?:il|lo|la|i|gli|le|un|uno|una|di|del|dello|della|dei|degli|delle|in|nel|nella|a|al|alla|da|dal|dalla|per|su|sul|sulla|con|dopo|entro|durante|verso|tra|fra)$/iu;
/** "Maria Finta in Prova": a married name. */
const MARRIED = / in (?=\p{Lu}[\p{L}'’-]+$)/u;
const BREAK = /([,;:?!\n\t|()"@]|\s[-–—/]\s|(?<!(?<!\p{L})\p{L})\.(?=\s|$))/u;
const MOST_WORDS_ASKED = 3;
/** A name as well, and the one she is called by. */
export const GAIA = 'gaia';
/** A name is looked for so far behind its mark. */
const LONGEST_NAME = 120;

export interface NameReading {
  /** Gaia has just asked for the name: a bare word may be it. */
  readonly asked: boolean;
  /** Only a marked name counts. */
  readonly marked: boolean;
  /** The address that stands in the message. */
  readonly email?: string | undefined;
  /** An address or a number stands in the message. */
  readonly besideContact?: boolean;
}

/** A piece of a message between two stops. */
interface Piece {
  readonly text: string;
  /** What ends it; nothing where the message ends. */
  readonly stop: string;
}

function piecesOf(text: string): Piece[] {
  const parts = text.split(BREAK);
  return parts.flatMap((part, index) => (index % 2 === 0 && part.trim() ? [{ text: part.trim(), stop: parts[index + 1]?.trim() ?? '' }] : []));
}

const leading = (text: string, signs: NameSigns): NameRun | undefined => nameRuns(text.slice(0, LONGEST_NAME).split(BREAK)[0]!, signs).find(({ before }) => before === '');

/** A surname told by itself: "il cognome è Verdi". */
export const surnameIn = (text: string): string | undefined => written(leading((SURNAME.exec(text) ?? SURNAME_BEFORE.exec(text))?.[1] ?? '', { address: new Set(), marked: true })?.text);

/** Everything around a run is of the school's own talk: the run is what remains. */
const remains = ({ before, after }: NameRun): boolean => wordsOf(fold(`${before} ${after}`)).every((word) => isOfThisSite(word) || word.length < 3 || /\d/.test(word));
/** What people say around a bare answer. */
const AROUND = new Set('si ok okay certo allora ecco dunque beh io sono nome e il mio grazie salve buongiorno buonasera ciao scusa scusi per favore prego anzi no mi chiamo metti scrivi segna pure'.split(' '));
const isAround = (text: string): boolean => wordsOf(fold(text)).every((word) => AROUND.has(word));
const isAnswer = ({ before, after }: NameRun): boolean => isAround(`${before} ${after}`);
/** It opens the answer, and what follows is of the school's own talk: "marco per il corso". */
const opensAnswer = (run: NameRun): boolean => isAround(run.before) && remains(run);
const isAlone = ({ before, after }: NameRun): boolean => before === '' && after === '';
const isOwn = ({ before }: NameRun, asked: boolean): boolean => !CHILD.test(before) && (asked || !OTHERS.test(before));
/** "Sono dislessica" tells no name. */
const TELLS_OF_ONESELF = /\bsono$/i;

/** How much a run looks like the visitor's name; 0 is not at all. */
function likelihood(run: NameRun, { asked, besideContact }: NameReading): number {
  const { count, given, capital, everyday, rare, before } = run;
  if (!isOwn(run, asked)) return 0;
  const several = count > 1;
  // "Si chiama Aldo Prova, ma scrivete a me, Bice Prova"
  if (OTHERS.test(before)) return given && several ? 1 : 0;
  if (given && several && (capital || !OF_A_THING.test(before))) return capital ? 6 : 5;
  // Many a given name is a word as well ("privato", "vero"): in a sentence it is none.
  if (given && (isAnswer(run) || (asked && (capital || !everyday || opensAnswer(run))) || (besideContact && isAlone(run))) && !OF_A_THING.test(before)) return asked || besideContact ? 4 : 0;
  if (given) return 0;
  if (capital && several && !everyday && (isAlone(run) || (besideContact && (remains(run) || (rare && run.after === ''))))) return 3;
  if (capital && asked && (several ? remains(run) : opensAnswer(run))) return 2;
  if (!capital && count <= MOST_WORDS_ASKED && rare && (several || !TELLS_OF_ONESELF.test(before)) && ((asked && isAnswer(run)) || (besideContact && several && isAlone(run)))) return 1;
  return 0;
}

export function nameIn(typed: string, reading: NameReading): string | undefined {
  // Where all is written in capitals, they tell nothing.
  const text = /\p{Ll}/u.test(typed) ? typed : typed.toLowerCase();
  const { asked, marked, email = '' } = reading;
  const address = new Set(wordsOf(fold(email.split('@')[0]!)).filter((word) => word.length > 2));
  const signs: NameSigns = { address, marked: false };
  const untitled = text.replace(TITLE, ' ');
  // The last one counts: "il nome è sbagliato, mi chiamo Ada Prova".
  const named = [...untitled.matchAll(MARKER)].map((marker) => leading(untitled.slice(marker.index + marker[0].length), { address, marked: true })).findLast(Boolean);
  const surname = surnameIn(untitled);
  if (named) return written(surname && !named.text.includes(surname) ? `${named.text} ${surname}` : named.text);
  if (!marked || asked) {
    const labelled = [...untitled.matchAll(LABEL)].map((label) => leading(untitled.slice(label.index + label[0].length), signs)).filter((run) => run !== undefined).find((run) => run.given || (run.capital && !run.everyday) || (asked && run.rare && run.count > 1));
    if (labelled) return written(surname && !fold(labelled.text).includes(fold(surname)) ? `${written(labelled.text)} ${surname}` : labelled.text);
  }
  if (marked && !asked) return undefined;
  const runs = piecesOf(text.replace(TITLE, ' , ')).filter(({ stop }) => stop !== '?').flatMap((piece) => marriedIn(piece.text, signs) ?? pairIn(piece, signs, text !== typed) ?? nameRuns(piece.text, signs));
  const best = Math.max(0, ...runs.map((run) => likelihood(run, reading)));
  return best > 0 ? written(runs.find((run) => likelihood(run, reading) === best)?.text) : undefined;
}

/** A whole piece that is a name with the husband's. */
function marriedIn(piece: string, signs: NameSigns): NameRun[] | undefined {
  const [own, husband, ...more] = piece.split(MARRIED);
  if (!husband || more.length > 0) return undefined;
  const run = nameRuns(own!, signs).find(isAlone);
  return run && [{ ...run, text: piece, count: run.count + 1 }];
}

/**
 * A whole piece of a given name and a word of this site that is somebody's surname: "Cornelia Contatto", but "Cornelia contatto: 333…".
 * @param shouted all is written in capitals.
 */
function pairIn({ text, stop }: Piece, { address }: NameSigns, shouted: boolean): NameRun[] | undefined {
  const words = text.split(/\s+/);
  const [one = '', other = ''] = words.map(fold);
  const spelt = address.has(one) && address.has(other);
  const [first, surname] = isGiven(one, true) || !spelt ? [one, other] : [other, one];
  if (words.length !== 2 || !isGiven(first, true) || first === GAIA || !isOfThisSite(surname)) return undefined;
  const capitals = words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const isSurname = isLabel(surname) ? capitals && LABELS_TOO.has(surname) && stop !== ':' && stop !== '@' : capitals || shouted || spelt;
  return isSurname ? [{ text, count: 2, given: true, capital: true, everyday: false, rare: true, before: '', after: '' }] : undefined;
}

/** A name as names are written: "anna verdi" → "Anna Verdi"; one with capitals is left as it is. Too long or too short is none. */
function written(name: string | undefined): string | undefined {
  const full = cleanLine(name ?? '');
  // Gaia is a name as well, but alone it calls the assistant.
  if (full.length < 2 || full.length > LIMITS.name * 2 || fold(full) === GAIA) return undefined;
  return full === full.toLowerCase() ? full.split(' ').map((word) => (PARTICLES.has(word) ? word : word.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase()))).join(' ') : full;
}
