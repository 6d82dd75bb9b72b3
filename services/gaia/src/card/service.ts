// Which service a request is for, as the whole talk tells; what it does not tell the visitor chooses on the card.
import type { Topic } from '@school/catalog';
import type { QuoteService } from '@school/contracts';
import { z } from 'zod';
import { readYaml } from '../reader/knowledge.js';
import { hasAny } from '../reader/phrases.js';

/** What each service is asked about. */
const TOPICS: Readonly<Partial<Record<QuoteService, readonly Topic[]>>> = {
  'corsi-lingua': ['corsi', 'individuale', 'lingue', 'bambini', 'italiano-stranieri', 'test-livello'],
  certificazioni: ['cambridge', 'young-learners', 'tkt-clil', 'languagecert', 'toefl'],
  traduzioni: ['traduzioni'],
  'formazione-aziendale': ['aziende'],
  'servizi-scuole': ['scuole', 'progetti-europei'],
  'viaggi-studio': ['viaggi-studio', 'itaca'],
};

const named = Object.entries(z.record(z.string(), z.array(z.string())).parse(readYaml('services.yaml'))).map(
  ([service, words]) => [service as QuoteService, hasAny(words)] as const,
);

/** "Corso" and "esame" are said of any service: "il corso lo vorremmo in azienda". */
const isCommon = (service: QuoteService): boolean => service === 'corsi-lingua' || service === 'certificazioni';

/** Whether a topic is all that a service is for: beside "Traduzioni e interpretariato" it says nothing more. */
export const isWholeOf = (topic: Topic, service: QuoteService): boolean =>
  !isCommon(service) && TOPICS[service]?.[0] === topic;

export const serviceOfTopic = (topic: Topic | undefined): QuoteService | undefined =>
  (Object.keys(TOPICS) as QuoteService[]).find((service) => topic !== undefined && TOPICS[service]!.includes(topic));

/** The service that a text names. */
export const serviceIn = (text: string): QuoteService | undefined => named.find(([, isNamed]) => isNamed(text))?.[0];

/**
 * The last service that was named; a common one only where the subject is none of its own.
 * @param said by the visitor, the last first.
 */
export function serviceOf(said: readonly string[], topic: Topic | undefined): QuoteService | undefined {
  const services = said.flatMap((text) => serviceIn(text) ?? []);
  return services.find((service) => !isCommon(service)) ?? serviceOfTopic(topic) ?? services[0];
}
