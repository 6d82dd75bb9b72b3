// All slots that one turn gives, each from the words that no other has taken.
import { cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import type { About } from './about.js';
import { isNo, isYes } from './consent.js';
import { detailsIn, line, productIn } from './details.js';
import { type Word, list } from './lists.js';
import { nameIn } from './name.js';
import { companyBehind, inBrackets, organisationIn } from './organisation.js';
import { peopleIn } from './people.js';
import { serviceIn } from './service.js';
import { type AskedSlot, type DetailSlots, type Language, type QuoteSlots, filled } from './slots.js';
import { type Turn, written } from './turn.js';

const LONGEST_NOTE = 500;
/** Whoever puts a number right says little else. */
const FEW_WORDS = 6;

export const corrects = ({ words }: Turn): boolean => list('corrects').has(...words);

export interface Reading {
  readonly slots: QuoteSlots;
  /** What is called wrong or unwanted: "non un corso". */
  readonly denied: readonly Word[];
  /** All words but those of a name or a company. */
  readonly unnamed: readonly Word[];
  /** The words that no slot has taken, by clauses that ask nothing. */
  readonly rest: readonly (readonly Word[])[];
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

interface Who {
  readonly slots: QuoteSlots;
  readonly words: readonly Word[];
}

/** Who asks: a name, a company or a school, and the words that tell them. */
function whoAsks(turn: Turn, { nome: known }: QuoteSlots, asked: readonly AskedSlot[], language: Language): Who {
  const byKind = turn.clauses.map(({ words }) => organisationIn(turn, words)).find(Boolean) ?? inBrackets(turn);
  const context = { known, asked: asked.includes('nome') && !isYes(turn, language) && !isNo(turn), correcting: corrects(turn) };
  const name = asked.includes('oggetto') ? undefined : nameIn(without(turn, byKind?.words ?? []), context);
  const organisation = byKind ?? (name && companyBehind(turn, name.words));
  const slots = filled({ ...turn.contact, nome: name?.nome, azienda: organisation && line(organisation.value) });
  return { slots, words: [...(organisation?.words ?? []), ...(name?.words ?? [])] };
}

/** A bare number is the people's: they were asked for, or are known and put right. */
const renumbers = (turn: Turn, { persone }: QuoteSlots, asked: readonly AskedSlot[]): boolean =>
  asked.includes('persone') ||
  (persone !== undefined &&
    (corrects(turn) ||
      turn.words.length <= FEW_WORDS ||
      list('slots', 'persone').has(...turn.words) ||
      list('people-change').has(...turn.words)));

/**
 * Reads the slots of a turn.
 * @param known what is known already. @param asked what Gaia has just asked for: a bare word may answer.
 */
export function readSlots(
  turn: Turn,
  known: QuoteSlots,
  asked: readonly AskedSlot[],
  about: Pick<About, 'services'>,
  language: Language = 'it',
): Reading {
  const who = whoAsks(turn, known, asked, language);
  const denied = turn.clauses.flatMap(({ words }) => deniedIn(words));
  const left = without(turn, [...who.words, ...denied]).clauses;
  const told = left.filter(({ asks }) => !asks).map(({ words }) => words);
  const details = detailsIn(turn, told, known, denied);
  const people = peopleIn(turn, told, renumbers(turn, known, asked));
  const words = (turn.asks ? told : left.map((clause) => clause.words)).flat();
  const servizio = serviceIn(words, { ...who.slots, ...details.slots }, asked.includes('servizio'), about);
  const product = productIn(words, servizio ?? known.servizio);
  const used = new Set([...details.words, ...(people?.words ?? []), ...(product?.words ?? [])]);
  const what = filled({ servizio, ...details.slots, persone: people && line(people.value), prodotto: product?.value });
  return {
    // What a question names is asked about, not asked for.
    slots: told.length > 0 ? { ...who.slots, ...what } : who.slots,
    denied,
    unnamed: turn.words.filter((word) => !who.words.includes(word)),
    rest: told.map((clause) => clause.filter((word) => !used.has(word))),
  };
}

/** The clauses whose figures or needs no slot has taken, in the visitor's own words. */
export function untakenIn(turn: Turn, { rest, slots }: Reading): string | undefined {
  const told = turn.clauses
    .filter(({ asks }) => !asks)
    .filter((_clause, index) => rest[index]!.some(({ text }) => /\d/.test(text)) || list('telling').has(...rest[index]!));
  if (slots.livello?.includes(',')) return levelsOfEach(turn);
  const clauses = told.map(({ words }) =>
    cleanLine(
      written(
        turn,
        words.slice(
          Math.max(
            0,
            words.findIndex((word) => !list('leads').has(word)),
          ),
        ),
      ),
    ),
  );
  return clauses.join('; ').slice(0, LONGEST_NOTE).toWellFormed() || undefined;
}

/** Whose each of several levels is: the words from before the first to the last. */
function levelsOfEach(turn: Turn): string {
  const isLevel = (word: Word) => list('levels').has(word);
  const at = turn.clauses.findIndex(({ words }) => words.some(isLevel));
  const from = turn.words.indexOf(turn.clauses[Math.max(0, at - 1)]!.words[0]!);
  return cleanLine(written(turn, turn.words.slice(from, turn.words.findLastIndex(isLevel) + 1)))
    .slice(0, LONGEST_NOTE)
    .toWellFormed();
}

/** A detail that was asked for because it was wrong: a short answer is its value, whatever its words. */
export function inOwnWords(turn: Turn, asked: AskedSlot | null): DetailSlots {
  const isDetail = asked && !['nome', 'contatto', 'servizio', 'oggetto'].includes(asked);
  return isDetail && turn.words.length > 0 && turn.words.length <= FEW_WORDS ? { [asked]: cleanLine(turn.rest.replaceAll('|', ' ')) } : {};
}

/** Whether words speak of a value: "non siamo 12" of "12 persone". */
export const speaksOf = (words: readonly Word[], value: string): boolean =>
  fold(value)
    .split(/[^a-z0-9]+/)
    .some((part) => (part.length > 2 || /\d/.test(part)) && words.some(({ folded }) => folded === part));
