// What the office reads of a request: what was told of it, and what was asked about the same before.
import { LIMITS, type QuoteService } from '@school/contracts';
import { fold } from '../language/fold.js';
import { levelsIn, ownTopicsIn } from '../reader/knowledge.js';
import { phrases, wordsIn } from '../words/phrases.js';
import type { QuoteArguments } from './check.js';
import type { Sentence } from './sentences.js';
import { serviceAfter } from './service.js';
import type { Spoken } from './spoken.js';

/** A question that names a thing, and where among what was told it stands. */
export interface Question {
  readonly text: string;
  readonly service: QuoteService | undefined;
  readonly at: number;
}

const namesThing = (text: string): boolean => {
  const folded = fold(text);
  return ownTopicsIn(folded).length + levelsIn(folded).length > 0 || phrases('services').has(wordsIn(text));
};

/** Of a turn: what it told, how much was told before, and the service of what is spoken of. */
interface Beside {
  readonly told: readonly string[];
  readonly at: number;
  readonly spokenOf: QuoteService | undefined;
}

const MOST_ASKED = 4;
/** The questions so far that are not told with the request itself, and name a thing. */
export const askedAfter = (
  before: readonly Question[],
  sentences: readonly Sentence[],
  { told, at, spokenOf }: Beside,
): Question[] =>
  [
    ...before,
    ...sentences
      .filter(({ text, asks }) => asks && !told.includes(text) && namesThing(text))
      .map(({ text }) => ({ text, service: serviceAfter('', [text], spokenOf), at })),
  ].slice(-MOST_ASKED);

const OF_COURSES: readonly unknown[] = ['corsi-lingua', 'certificazioni'] satisfies QuoteService[];
const isKin = (one: QuoteService | undefined, other: QuoteService | undefined): boolean =>
  one === other || !one || !other || [one, other].every((service) => OF_COURSES.includes(service));

/** The service that was asked about: "avete un corso?" after the TOEFL is about that. */
export function serviceAsked(asked: readonly Question[], spokenOf: QuoteService | undefined): QuoteService | undefined {
  const of = asked.filter(({ service }) => isKin(service, asked.at(-1)?.service)).map(({ text }) => text);
  return serviceAfter('', of, spokenOf);
}

/** What the office reads: what was told, and what was asked about the same, each in its place. */
function requestOf({ told, asked, servizio }: Spoken): string {
  const questions = asked.filter(({ text, service }) => isKin(service, servizio) && !told.includes(text));
  const at = (place: number) => questions.filter((question) => question.at === place).map(({ text }) => text);
  const all = [...told.flatMap((text, place) => [...at(place), text]), ...at(told.length)];
  return [...new Set(all)].join(' ').slice(-LIMITS.text);
}

export const isComplete = (spoken: Spoken): boolean => {
  const { servizio, nome, email, telefono, richiesta } = argumentsOf(spoken);
  return Boolean(servizio && nome && richiesta && (email ?? telefono));
};

/** What the tool is called with. */
export const argumentsOf = (spoken: Spoken): QuoteArguments => ({
  servizio: spoken.servizio,
  nome: spoken.nome,
  ...spoken.contact,
  richiesta: requestOf(spoken),
});
