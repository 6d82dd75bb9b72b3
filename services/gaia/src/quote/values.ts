// The values of a request's fields that stand in a turn, as the tagger finds them, in the visitor's own words.
import { LIMITS, cleanLine } from '@school/contracts';
import { fold } from '../language/fold.js';
import { CAPITALS, NAMED, namesAfter } from '../language/introductions.js';
import { italianNameOf, languageOf } from './details.js';
import { type Word, list, wordOf } from './lists.js';
import { numberWord } from './numbers.js';
import type { QuoteSlots } from './slots.js';
import { sharedLearnt } from '../reader/learnt-file.js';
import { type AskedState, observe } from './observed.js';
import { type Span, type TaggedSlot, type TaggedTurn, tag, wordsOf } from './tagger.js';
import { type Turn, deniedIn, isQuoted, written } from './turn.js';

/** Of a level or a number "non 6" says what it is not. */
const NEVER_DENIED: ReadonlySet<TaggedSlot> = new Set(['livello', 'persone']);

/** "My name is Anna Prova": the words with capitals after it, where no name was found. */
const introducedIn = ({ rest, words }: Turn): Span[] =>
  namesAfter(rest, NAMED, CAPITALS).map((name) => {
    const from = words.findIndex((word) => word.from >= name.from);
    return {
      slot: 'nome',
      from,
      to: from + words.filter((word) => word.from >= name.from && word.to <= name.to).length,
    };
  });

/** A turn with the values that stand in it; what is denied is none, unless "senza" or "non prima di" is part of it. */
export function tagged(turn: Turn, state: AskedState): TaggedTurn {
  const denied = deniedIn(turn);
  const isDenied = ({ slot, from, to }: Span) =>
    turn.words.slice(from, to).every((word) => denied.includes(word)) &&
    (NEVER_DENIED.has(slot) || !list('denial').has(turn.words[from]));
  // "In sede o da remoto?", asked of the summary, chooses neither.
  const isOpen = ({ from, to }: Span) =>
    state === 'confirm' && turn.folded.endsWith('?') && list('either').has(...turn.words.slice(from, to));
  const found = tag(sharedLearnt().requests, observe(turn, state)).filter((span) => !isDenied(span) && !isOpen(span));
  const introduced = found.some(({ slot }) => slot === 'nome') ? [] : introducedIn(turn);
  const isOther = ({ from, to }: Span) => introduced.every((name) => to <= name.from || name.to <= from);
  return { ...turn, spans: [...found.filter(isOther), ...introduced] };
}

const line = (value: string): string => cleanLine(value).slice(0, LIMITS.line);

/** "Siamo in 6 dell'ospedale": how many they are is no part of its name. */
const hasCount = ([, count, particle]: readonly Word[]): boolean => isCount(count) && list('particles').has(particle);

/** "Esempio S.r.l.": the last full stop belongs to the name. */
function organisationIn(turn: TaggedTurn): string | undefined {
  const tagged = wordsOf(turn, 'azienda').at(-1);
  if (!tagged) return undefined;
  const words = hasCount(tagged) ? tagged.slice(3) : tagged;
  const stop = turn.rest.startsWith('.', words.at(-1)!.to) && words.at(-1)!.text.length === 1 ? '.' : '';
  return line(written(turn, words).replace(/["«“”»]/g, '') + stop);
}

/** More than one; "un" is an article as well. */
const isCount = (word: Word | undefined): boolean =>
  word !== undefined && (/^\d{1,4}\b/.test(word.text) || numberWord(word) > 1);

/** "Due gruppi da 6" counts twice: a number said to it later is of one of them. */
export const isOfGroups = (people = ''): boolean =>
  [...people.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => isCount(wordOf(word))).length > 1;

/** A language by its Italian name; a direction of translation in the visitor's words. */
function languageIn(turn: Turn, words: readonly Word[]): string {
  const named = words.filter(languageOf);
  return named.length === 1 ? italianNameOf(named[0]!) : written(turn, words);
}

/** "My team of 5": from the number on, where there is one. */
function peopleIn(turn: Turn, words: readonly Word[]): string {
  const count = words.findIndex((word) => isCount(word) || list('approximately').has(word));
  return written(turn, words.slice(Math.max(0, count)));
}

/** Levels by their code have capitals. */
const levelIn = (turn: Turn, words: readonly Word[]): string =>
  written(turn, words).replaceAll(/\b[abc][12]\b/gi, (code) => code.toUpperCase());

const READERS: Readonly<Partial<Record<TaggedSlot, (turn: Turn, words: readonly Word[]) => string>>> = {
  persone: peopleIn,
  destinatari: written,
  luogo: written,
  periodo: written,
  lingue: languageIn,
  livello: levelIn,
};

/** "I miei due figli", "in 6 dell'ospedale": for whom it is tells how many there are. */
function countedIn(turn: TaggedTurn): Pick<QuoteSlots, 'persone'> {
  const [colleagues] = wordsOf(turn, 'azienda').filter(hasCount);
  if (colleagues) return { persone: colleagues[1]!.text };
  const count = wordsOf(turn, 'destinatari')
    .flatMap((words) =>
      words.flatMap((word, at) =>
        isCount(word) && list('relatives').has(words[at + 1]) ? [[word, words[at + 1]!]] : [],
      ),
    )
    .at(0);
  return count ? { persone: written(turn, count) } : {};
}

/**
 * What a turn tells of what is wanted.
 * @param known what was told before: one more is added to it ("anche francese").
 */
export function valuesIn(turn: TaggedTurn, known: QuoteSlots): QuoteSlots {
  const isMore = list('more').has(...turn.words);
  const read = Object.entries(READERS).flatMap(([slot, reader]) => {
    const told = wordsOf(turn, slot as TaggedSlot).map((words) => reader(turn, words));
    if (told.length === 0) return [];
    const before = isMore && slot !== 'persone' ? (known[slot as keyof QuoteSlots] ?? []) : [];
    return [[slot, line([...new Set([before, told].flat())].join(', '))]];
  });
  const [nome, azienda] = [nameIn(turn, known.nome), organisationIn(turn)];
  return {
    ...countedIn(turn),
    ...Object.fromEntries(read),
    ...(nome && { nome }),
    ...(azienda && { azienda }),
  } as QuoteSlots;
}

/**
 * As names are written: "anna d'angelo" → "Anna D'Angelo"; one with capitals is left as it is. Too long or too short is
 * none.
 */
function spelled(said: string): string | undefined {
  const full = cleanLine(said).replace(/\s+/g, ' ');
  // Gaia is a name as well, but alone it calls the assistant.
  if (full.length < 2 || full.length > LIMITS.name * 2 || fold(full) === 'gaia') return undefined;
  const isSmall =
    full === full.toLowerCase() || (full.length > 3 && full === full.toUpperCase() && !full.includes('.'));
  const capitals = (part: string) =>
    list('particles').has(wordOf(part)) ? part : part.replace(/(?:^|['’-])\p{L}/gu, (start) => start.toUpperCase());
  return isSmall ? full.toLowerCase().split(' ').map(capitals).join(' ') : full;
}

const isNear = (one: string, other: string): boolean =>
  one.slice(0, 2) === other.slice(0, 2) && Math.abs(one.length - other.length) <= 1;

/** The visitor's name: of one that is known, a part that is told alone takes the place of that part, or follows it. */
function nameIn(turn: TaggedTurn, known: string | undefined): string | undefined {
  const told = wordsOf(turn, 'nome')
    .map((words) => words.filter((word) => !isQuoted(turn, word)))
    .filter(({ length }) => length > 0)
    .filter((words) => !words.some(({ text }) => /\d/.test(text)))
    .map((words) => words.filter((word, at) => at > 0 || !list('titles').has(word)))
    .flatMap((words) => spelled(written(turn, words)) ?? []);
  // "Cognome: Prova, nome: Anna": the parts of one name.
  const whole = told.findLast((name) => name.includes(' '));
  const name = whole ?? (isSurnameFirst(turn) ? told.toReversed() : told).join(' ');
  if (!known || !name) return name || undefined;
  const parts = known.split(' ');
  if (name.includes(' ')) return list('surname').has(...turn.words) ? `${parts[0]!} ${name}` : name;
  if (parts.some((part) => fold(part) === fold(name))) return known;
  const near = parts.findIndex((part) => isNear(fold(part), fold(name)));
  if (near >= 0) return parts.with(near, name).join(' ');
  return `${parts[0]!} ${name}`;
}

const isSurnameFirst = ({ words }: Turn): boolean =>
  words.findIndex(({ folded }) => folded === 'cognome') < words.findIndex(({ folded }) => folded === 'nome') &&
  words.some(({ folded }) => folded === 'cognome');
