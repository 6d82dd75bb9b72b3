// Which service a request is for, as its words tell; what they don't tell is asked.
import type { Topic } from '@school/catalog';
import { type QuoteService, quoteServices } from '@school/contracts';
import { fold } from '../language/fold.js';
import { ownTopicsIn } from '../reader/knowledge.js';
import { listsIn, phrases } from '../words/phrases.js';

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
const isCommon = (service: QuoteService): boolean => service === 'corsi-lingua' || service === 'certificazioni';

function named(text: string): QuoteService | undefined {
  if (phrases('other-service').cover(text)) return 'altro';
  const found = (listsIn('services') as QuoteService[]).find((service) => phrases(`services.${service}`).has(text));
  return found === 'corsi-lingua' && phrases('exams-by-name').has(text) ? 'certificazioni' : found;
}

/** The service that some sentences ask for: the last that is named, "corso" and "esame" only where no other is. */
export const serviceIn = (told: readonly string[]): QuoteService | undefined =>
  told.map(named).findLast((service) => service && !isCommon(service)) ?? named(told.join('\n'));

/** The service that a sentence speaks of, by its words or by a course, an exam or a place that it names. */
export const serviceOf = (text: string): QuoteService | undefined =>
  named(text) ?? serviceOfTopic(ownTopicsIn(fold(text))[0]);

/** Whether a sentence names no other service than one. */
export function mayBeOf(text: string, service: QuoteService | undefined): boolean {
  const own = serviceOf(text);
  return own === undefined || own === service || isCommon(own);
}
