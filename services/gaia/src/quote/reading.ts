// All slots that one turn gives, what it denies and what it takes back.
import { cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { About } from './about.js';
import { examsIn, formatIn, languagesIn, productIn } from './details.js';
import { type Word, list, listsOf } from './lists.js';
import { serviceIn } from './service.js';
import { type QuoteSlots, type RequiredSlot, type Slot, filled } from './slots.js';
import { type TaggedTurn, valuesIn, wordsOf } from './values.js';
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
  turn: TaggedTurn,
  known: QuoteSlots,
  asked: readonly RequiredSlot[],
  about: Pick<About, 'services' | 'subject'>,
): Reading {
  const who = [...wordsOf(turn, 'nome'), ...wordsOf(turn, 'azienda')].flat();
  const denied = turn.clauses.flatMap(({ words }) => deniedIn(words));
  // What a question names is asked about, not asked for.
  const told = turn.clauses.filter(({ asks }) => !asks).flatMap((clause) => clause.words.filter((word) => !denied.includes(word)));
  const words = told.filter((word) => !who.includes(word));
  const listed = { lingue: languagesIn(words), esame: examsIn(words), formato: formatIn(words, known.formato) };
  const details = filled({ ...listed, ...valuesIn(turn, known) });
  const names = wordsOf(turn, 'nome').flat();
  const servizio = serviceIn(
    told.filter((word) => !names.includes(word)),
    details,
    asked.includes('servizio'),
    about,
  );
  const prodotto = productIn(words, servizio ?? known.servizio);
  const telefono = turn.contact.telefono ?? endedOtherwise(turn, known.telefono);
  return {
    slots: filled({ ...turn.contact, telefono, ...details, servizio, prodotto }),
    denied,
    unnamed: turn.words.filter((word) => !who.includes(word)),
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
/** The details of a note. */
const detailsOf = (note = ''): string[] => note.split('; ').filter(Boolean);
/** A detail without its figure: "4 pagine" takes the place of "3 pagine". */
const kindOf = (detail: string): string => fold(detail).replace(/\d+/g, '#');

/** What no slot takes, such as pages, hours and purposes, behind what was told of it before; what is denied goes. */
export function notedIn(turn: TaggedTurn, note: string | undefined): string | undefined {
  const denied = turn.clauses.flatMap(({ words }) => deniedIn(words));
  const details = wordsOf(turn, 'dettaglio');
  const taken = new Set(turn.spans.flatMap(({ from, to }) => turn.words.slice(from, to)));
  const isLeft = (word: Word) => /\d/.test(word.folded) && !/^[abc][12]$/.test(word.folded) && !taken.has(word);
  // A figure that nothing has taken tells something: its clause goes along.
  const clauses = turn.clauses.filter(({ words, asks }) => !asks && words.some(isLeft)).map(({ words }) => words);
  const told = [...details, ...clauses].map((words) => cleanLine(written(turn, words)));
  const known = detailsOf(note).filter((detail) => !speaksOf(denied, detail) && !told.some((one) => kindOf(one) === kindOf(detail)));
  return [...known, ...told].join('; ').slice(0, LONGEST_NOTE).toWellFormed() || undefined;
}
