// All slots that one turn gives, what it denies and what it takes back.
import { type QuoteService, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { examsIn, formatIn, languagesIn, productIn } from './details.js';
import { sharedLearnt } from '../reader/learnt-file.js';
import { type Word, list, listsOf } from './lists.js';
import { numberWord } from './numbers.js';
import { type QuoteSlots, type RequiredSlot, type Slot, filled } from './slots.js';
import { type TaggedTurn, wordsOf } from './tagger.js';
import { valuesIn } from './values.js';
import { type Turn, deniedIn, deniedOf, written } from './turn.js';

export const corrects = ({ words }: Turn): boolean => list('corrects').has(...words);

export interface Reading {
  readonly slots: QuoteSlots;
  /** What is called wrong or unwanted: "non un corso". */
  readonly denied: readonly Word[];
  /** All words but those of a name or a company. */
  readonly unnamed: readonly Word[];
}

/** "It ends in 0171": the known number with other digits at its end. */
function endedOtherwise({ words }: Turn, phone: string | undefined): string | undefined {
  const [ends] = list('number-ends').all(words);
  const digits = ends && words[ends.index + ends.length]?.folded;
  return phone && digits && /^\d{2,5}$/.test(digits)
    ? phone.replace(/\s/g, '').slice(0, -digits.length) + digits
    : undefined;
}

/**
 * Reads the slots of a turn.
 * @param known what is known already. @param asked what Gaia has just asked for: a bare word may answer.
 * @param service what the request is for, by all that was said so far.
 */
export function readSlots(
  turn: TaggedTurn,
  known: QuoteSlots,
  asked: readonly RequiredSlot[],
  service: QuoteService | undefined,
): Reading {
  const who = [...wordsOf(turn, 'nome'), ...wordsOf(turn, 'azienda')].flat();
  const denied = deniedIn(turn);
  // What a question names is asked about, not asked for.
  const told = turn.clauses.filter(({ asks }) => !asks).flatMap((clause) => clause.words);
  const words = told.filter((word) => !denied.includes(word) && !who.includes(word));
  const listed = { lingue: languagesIn(words), esame: examsIn(words), formato: formatIn(words, known.formato) };
  const details = filled({ ...listed, ...valuesIn(turn, known) });
  const isOther = asked.includes('servizio') && words.length <= 3 && list('other-service').has(...words);
  const servizio = isOther ? 'altro' : service;
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

/**
 * What a turn takes back, by the name or the value of a slot: "togli il telefono", "la mail è sbagliata", "non siamo
 * 12", "il Key no".
 * @returns of each such slot what is left of it.
 */
export function takenBackIn({ clauses, words: all }: Turn, known: QuoteSlots): QuoteSlots {
  const left = clauses.flatMap(({ words }) => {
    const [removal] = list('remove').all(words);
    const unwanted = [...deniedOf(words), ...(removal ? words.slice(removal.index) : [])];
    const isCalled = removal !== undefined || list('wrong').has(...all);
    const isNamed = (slot: Slot) => isCalled && SLOTS.some(([name, called]) => name === slot && called.has(...words));
    const exams = examsIn(unwanted).split(', ');
    const isTold = (entry: string) => speaksOf(unwanted, entry) || exams.includes(entry);
    return (Object.keys(known) as Slot[]).flatMap((slot) => {
      if (slot === 'servizio') return [];
      if (isNamed(slot)) return [[slot, '']];
      const entries = known[slot]!.split(', ');
      return !BY_NAME.has(slot) && entries.some(isTold)
        ? [[slot, entries.filter((entry) => !isTold(entry)).join(', ')]]
        : [];
    });
  });
  return Object.fromEntries(left) as QuoteSlots;
}

const LEAST_WORDS = 3;

/**
 * What is said to a summary and is no slot goes along as a note, so that nothing is lost: "sì ma aggiungi che è
 * urgente".
 */
function noteIn(turn: Turn): string | undefined {
  const { words } = turn;
  const answer = list('answers').lengthAt(words, 0);
  const onlyAnswers =
    answer > 0 && !(list('goes-on').lengthAt(words, answer) > 0 && words.length > answer + LEAST_WORDS);
  const isQuestion = turn.asks || (turn.folded.endsWith('?') && !list('orders').has(...words));
  if (words.length < LEAST_WORDS || isQuestion || onlyAnswers) return undefined;
  return cleanLine(written(turn, words));
}

/** A note and what is said to it: figures are put right. */
export function withRemark(note: string | undefined, turn: Turn): string {
  const remark = noteIn(turn);
  return [...putRight(detailsOf(note), remark ?? '', turn), remark].filter(Boolean).join('; ');
}

const LONGEST_NOTE = 500;
/** The details of a note. */
const detailsOf = (note = ''): string[] => note.split('; ').filter(Boolean);
/** A figure and the start of what it counts: "25 invitati". */
const COUNTED = /(\d+) (\p{L}{4,5})/gu;
/** The same, said of a thing: "gli invitati sono 28". */
const COUNTS = /(?<!\p{L})(\p{L}{4,5})\p{L}* \p{L}+ (\d+)(?!\d| \p{L})/gu;
/**
 * Details in which what is counted takes the figure that is said of it now; "anche un atto di 3 pagine" is one more of
 * them. Of several that count the same those are meant which share another word with what is said.
 */
function putRight(details: readonly string[], said: string, { words }: Turn): string[] {
  if (list('more').has(...words)) return [...details];
  const figures = new Map([
    ...[...said.matchAll(COUNTED)].map(([, figure, noun]) => [noun!, figure!] as const),
    ...[...said.matchAll(COUNTS)].map(([, noun, figure]) => [noun!, figure!] as const),
  ]);
  const counts = (detail: string, noun: string) =>
    [...detail.matchAll(COUNTED)].some(([, , counted]) => counted === noun);
  const isNamed = (detail: string, noun: string) =>
    words.some(({ text }) => text.length > 4 && !text.startsWith(noun) && detail.includes(text));
  const meant = (noun: string) => {
    const all = details.filter((detail) => counts(detail, noun));
    const named = all.filter((detail) => isNamed(detail, noun));
    return named.length > 0 ? named : all;
  };
  return details.map((detail) =>
    detail.replace(COUNTED, (counted: string, _old: string, noun: string) =>
      figures.has(noun) && meant(noun).includes(detail) ? `${figures.get(noun)} ${noun}` : counted,
    ),
  );
}

/** A word that is rarer than this in each language tells something of its own: "contract", "intensivo". */
const RARE = 4e-4;
const LEAST_LETTERS = 4;
const isRare = ({ text }: Word): boolean =>
  text.length >= LEAST_LETTERS &&
  (sharedLearnt().words.shares.find(text.toLowerCase()) ?? []).every((share) => share < RARE);
/** What a request is asked for with, or what a list takes. */
const OF_ASKING = [
  'wish',
  'not-names',
  'slots',
  'roles',
  'titles',
  'corrects',
  'services',
  'products',
  'exams',
  'relatives',
  'courtesy',
  'formats',
] as const;
const isOfAsking = (word: Word): boolean => OF_ASKING.some((name) => list(name).has(word));
const isFigure = (word: Word): boolean =>
  (/\d/.test(word.folded) && !/^[abc][12]$/.test(word.folded)) || numberWord(word) > 1;

/**
 * What no slot takes, behind what was told of it before; what is denied goes.
 * @param known the slots, and the note so far.
 * @param describes the turn tells what is wanted: its clauses go along in the visitor's own words, else only details
 * and figures.
 */
export function notedIn(turn: TaggedTurn, { note, ...known }: QuoteSlots, describes: boolean): string | undefined {
  const slots = Object.values(known).join(' ');
  // What is denied takes back what was told, or tells something of its own: "niente tedesco quel giorno".
  const denied = deniedIn(turn).filter((word) => speaksOf([word], `${slots} ${note ?? ''}`));
  const asked = new Set(turn.clauses.filter(({ asks }) => asks).flatMap(({ words }) => words));
  const details = wordsOf(turn, 'dettaglio').filter((words) =>
    words.some((word) => !asked.has(word) && !list('formats').has(word)),
  );
  const taken = new Set(turn.spans.flatMap(({ from, to }) => turn.words.slice(from, to)));
  const heard = fold(slots);
  const isOfOther = (word: Word) => taken.has(word) || denied.includes(word) || heard.includes(word.folded);
  const isLeft = (word: Word) =>
    !isOfOther(word) && (isFigure(word) || (describes && !isOfAsking(word) && isRare(word)));
  const isDetail = (word: Word) => describes && details.flat().includes(word);
  const clauses = turn.clauses.filter(
    ({ words, asks }) => !asks && words.some((word) => isLeft(word) || isDetail(word)),
  );
  const told = [...(describes ? [] : details), ...clauses.map(({ words }) => words)].map((words) =>
    cleanLine(written(turn, words)),
  );
  const before = detailsOf(note).filter((detail) => !speaksOf(denied, detail));
  const kept = putRight(before, turn.rest, turn).filter((detail) => !told.includes(detail));
  return [...kept, ...told].join('; ').slice(0, LONGEST_NOTE).toWellFormed() || undefined;
}
