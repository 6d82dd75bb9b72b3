// Which service a request is for, as its words tell; what they don't tell is asked.
import type { Topic } from '@school/catalog';
import { type QuoteService, quoteServices } from '@school/contracts';
import { fold } from '../language/fold.js';
import { languages } from '../language/languages.js';
import { ownTopicsIn } from '../reader/knowledge.js';
import { listsIn, phrases, wordsIn } from '../words/phrases.js';
import { textsOf } from './texts.js';

/** What each service is asked about. */
const TOPICS: Readonly<Partial<Record<QuoteService, readonly Topic[]>>> = {
  'corsi-lingua': ['corsi', 'individuale', 'lingue', 'bambini', 'italiano-stranieri'],
  certificazioni: ['cambridge', 'young-learners', 'tkt-clil', 'languagecert', 'toefl'],
  traduzioni: ['traduzioni'],
  'formazione-aziendale': ['aziende'],
  'servizi-scuole': ['scuole'],
  'viaggi-studio': ['viaggi-studio', 'itaca'],
};
export const services = Object.keys(quoteServices) as QuoteService[];

export const serviceOfTopic = (topic: Topic | undefined): QuoteService | undefined =>
  services.find((service) => topic !== undefined && TOPICS[service]?.includes(topic));

/** Said of any request, whoever's it is: "il corso lo vorremmo online". */
const COMMON: ReadonlySet<QuoteService> = new Set(['corsi-lingua', 'certificazioni']);
const named = (text: string): QuoteService | undefined => {
  const words = wordsIn(text);
  const found = (listsIn('services') as QuoteService[]).find((service) => phrases(`services.${service}`).has(words));
  return found === 'corsi-lingua' && phrases('exams-by-name').has(words) ? 'certificazioni' : found;
};

/** Whether a sentence names no other service than one. */
export function mayBeOf(text: string, service: QuoteService | undefined): boolean {
  const own = named(text) ?? serviceOfTopic(ownTopicsIn(fold(text))[0]);
  return own === undefined || own === service || COMMON.has(own);
}

/** The service whose name the turn is, as a chip sends it. */
const chosen = (turn: string): QuoteService | undefined => {
  const words = wordsIn(turn).join(' ');
  const isName = (service: QuoteService) =>
    languages.some((language) => wordsIn(textsOf(language).service[service]).join(' ') === words);
  return services.find(isName) ?? (phrases('other-service').covers(wordsIn(turn)) ? 'altro' : undefined);
};

/**
 * The service that is asked for.
 * @param turn the last turn. @param told all that was told of the request. @param spokenOf what was spoken of.
 */
export function serviceAfter(
  turn: string,
  told: readonly string[],
  spokenOf: QuoteService | undefined,
): QuoteService | undefined {
  const last = named(turn);
  return chosen(turn) ?? (last && !COMMON.has(last) ? last : undefined) ?? named(told.join('\n')) ?? spokenOf;
}
