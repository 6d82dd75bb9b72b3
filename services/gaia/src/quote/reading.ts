// All slots that one turn gives, what it denies and what it takes back.
import { cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { sharedLearnt } from '../reader/learnt-file.js';
import type { About } from './about.js';
import { isNo, isYes } from './consent.js';
import { detailsIn, line, productIn } from './details.js';
import { type Word, isCapital, list, listsOf } from './lists.js';
import { isGiven, nameIn } from './name.js';
import { companyBehind, organisationIn } from './organisation.js';
import { peopleIn } from './people.js';
import { serviceIn } from './service.js';
import { type Language, type QuoteSlots, type RequiredSlot, type Slot, filled } from './slots.js';
import { type Turn, written } from './turn.js';

export const corrects = ({ words }: Turn): boolean => list('corrects').has(...words);

export interface Reading {
  readonly slots: QuoteSlots;
  /** What is called wrong or unwanted: "non un corso". */
  readonly denied: readonly Word[];
  /** All words but those of a name or a company. */
  readonly unnamed: readonly Word[];
}

/** The words of a clause that are denied: from "non" to "ma"; "il corso no" is so as a whole. */
function deniedIn(words: readonly Word[]): readonly Word[] {
  if (words.length > 1 && words.at(-1)!.folded === 'no') return words;
  const [denial] = list('denial').all(words);
  if (!denial) return [];
  const end = words.findIndex((word, index) => index > denial.index + denial.length && list('denial-ends').has(word));
  return words.slice(denial.index, end < 0 ? words.length : end);
}

const without = (turn: Turn, taken: readonly Word[]): Turn => ({
  ...turn,
  clauses: turn.clauses.map((clause) => ({ ...clause, words: clause.words.filter((word) => !taken.includes(word)) })),
});

/** Who asks: a name, a company or a school, and the words that tell them. */
function whoAsks(turn: Turn, { nome: known, telefono: phone }: QuoteSlots, asked: readonly RequiredSlot[], language: Language) {
  const named = organisationIn(turn);
  const context = { known, asked: asked.includes('nome') && !isYes(turn, language) && !isNo(turn), correcting: corrects(turn) };
  const name = asked.includes('oggetto') ? undefined : nameIn(without(turn, named?.words ?? []), context);
  const organisation = named ?? (name && companyBehind(turn, name.words, isGiven));
  const telefono = turn.contact.telefono ?? endedOtherwise(turn, phone);
  const slots = filled({ ...turn.contact, telefono, nome: name?.nome, azienda: organisation && line(organisation.value) });
  return { slots, words: [...(organisation?.words ?? []), ...(name?.words ?? [])] };
}

/** "It ends in 0171": the known number with other digits at its end. */
function endedOtherwise({ words }: Turn, phone: string | undefined): string | undefined {
  const [ends] = list('number-ends').all(words);
  const digits = ends && words[ends.index + ends.length]?.folded;
  return phone && digits && /^\d{2,5}$/.test(digits) ? phone.replace(/\s/g, '').slice(0, -digits.length) + digits : undefined;
}

/**
 * Reads the slots of a turn.
 * @param known what is known already. @param asked what Gaia has just asked for: a bare word may answer.
 */
export function readSlots(
  turn: Turn,
  known: QuoteSlots,
  asked: readonly RequiredSlot[],
  about: Pick<About, 'services'>,
  language: Language = 'it',
): Reading {
  const who = whoAsks(turn, known, asked, language);
  const denied = turn.clauses.flatMap(({ words }) => deniedIn(words));
  const left = without(turn, [...who.words, ...denied]).clauses;
  const told = left.filter(({ asks }) => !asks).map(({ words }) => words);
  const details = detailsIn(turn, told, known, denied);
  const words = (turn.asks ? told : left.map((clause) => clause.words)).flat();
  const servizio = serviceIn(words, { ...who.slots, ...details }, asked.includes('servizio'), about);
  const what = filled({ servizio, ...details, persone: peopleIn(turn, told), prodotto: productIn(words, servizio ?? known.servizio) });
  return {
    // What a question names is asked about, not asked for.
    slots: told.length > 0 ? { ...who.slots, ...what } : who.slots,
    denied,
    unnamed: turn.words.filter((word) => !who.words.includes(word)),
  };
}

const SLOTS = listsOf<Slot>('slots');
/** No word of an address or a remark takes it back. */
const BY_NAME: ReadonlySet<Slot> = new Set(['email', 'telefono', 'note']);

/** Whether words speak of a value: "non siamo 12" of "12 persone". */
const speaksOf = (words: readonly Word[], value: string): boolean =>
  fold(value)
    .split(/[^a-z0-9]+/)
    .some((part) => (part.length > 3 || /\d/.test(part)) && words.some(({ folded }) => folded === part));

/** The slots that a turn takes back, by their name or their value: "togli il telefono", "la mail è sbagliata", "non siamo 12". */
export const takenBackIn = ({ clauses, words: all }: Turn, known: QuoteSlots): Slot[] =>
  clauses.flatMap(({ words }) => {
    const [removal] = list('remove').all(words);
    const unwanted = [...deniedIn(words), ...(removal ? words.slice(removal.index) : [])];
    const isCalled = removal !== undefined || list('wrong').has(...all);
    const isNamed = (slot: Slot) => isCalled && SLOTS.some(([name, called]) => name === slot && called.has(...words));
    const isTold = (slot: Slot) => !BY_NAME.has(slot) && speaksOf(unwanted, known[slot]!);
    return (Object.keys(known) as Slot[]).filter((slot) => slot !== 'servizio' && (isNamed(slot) || isTold(slot)));
  });

const LEAST_WORDS = 3;

/** What is said to a summary and is no slot goes along as a note, so that nothing is lost: "sì ma aggiungi che è urgente". */
export function noteIn(turn: Turn): string | undefined {
  const { words } = turn;
  const answer = list('answers').lengthAt(words, 0);
  const onlyAnswers = answer > 0 && !(list('goes-on').lengthAt(words, answer) > 0 && words.length > answer + LEAST_WORDS);
  if (words.length < LEAST_WORDS || turn.asks || turn.folded.endsWith('?') || onlyAnswers) return undefined;
  return cleanLine(written(turn, words));
}

const LONGEST_NOTE = 500;
/** A word that is rarer than this in each language tells something of its own: "contract", "intensivo". */
const RARE = 4e-4;
const LEAST_LETTERS = 4;
const isRare = ({ text }: Word): boolean =>
  text.length >= LEAST_LETTERS && (sharedLearnt().words.shares.find(text.toLowerCase()) ?? []).every((share) => share < RARE);
/** What a request is asked for with, a name told, or what a reader takes. */
const OF_ASKING = [
  'wish',
  'not-names',
  'slots',
  'roles',
  'titles',
  'introduces',
  'corrects',
  'services',
  'products',
  'exams',
  'relatives',
] as const;
const isOfAsking = (word: Word): boolean => OF_ASKING.some((name) => list(name).has(word));

/**
 * The clauses that no slot has taken whole, in the visitor's own words: "5 pagine" is another request than "6 pagine".
 * @param describes the turn tells what is wanted: a word that is no everyday one goes along too.
 */
export function untakenIn({ clauses, ...turn }: Turn, slots: QuoteSlots, describes: boolean): string | undefined {
  const taken = fold(Object.values(slots).join(' '));
  const denied = new Set(clauses.flatMap(({ words }) => deniedIn(words)));
  // A name within a clause, such as a town's, tells something however often it is said.
  const isName = (word: Word, index: number) => index > 0 && isCapital(word) && word.text.length >= LEAST_LETTERS;
  const says = (word: Word, index: number) => describes && !isOfAsking(word) && (isRare(word) || isName(word, index));
  const isFigure = ({ folded }: Word) => /\d/.test(folded) && !/^[abc][12]$/.test(folded);
  const isLeft = (word: Word, index: number) => !taken.includes(word.folded) && !denied.has(word) && (isFigure(word) || says(word, index));
  const tells = (words: readonly Word[]) => words.some(isLeft) || list('telling').has(...words);
  const left = clauses.filter(({ words, asks }) => !asks && tells(words)).map(({ words }) => written({ clauses, ...turn }, words));
  return cleanLine(left.join('; ')).slice(0, LONGEST_NOTE).toWellFormed() || undefined;
}
