// Which service a request is for, by the whole message: who asks and what for, before the words for a lesson.
import type { QuoteService } from '@school/contracts';
import type { About } from './about.js';
import { isAbroad, servicesOfProducts } from './details.js';
import { type Word, WordList, list, listsOf } from './lists.js';
import { isSchool } from './organisation.js';
import type { DetailSlots } from './slots.js';

/** In this order: a translation for a school is a translation, a journey of pupils a journey. */
const SERVICES = listsOf<QuoteService>('services');
const EXAMS_ONLY = new WordList(['exams', 'LanguageCert'], ['exams', 'TOEFL'], ['exams', 'IELTS'], ['exams', 'TKT']);
/** From which probability on what the reader has learnt is taken for what is meant. */
const SURE = 0.6;

const servicesIn = (words: readonly Word[]): QuoteService[] =>
  SERVICES.filter(([, list]) => list.has(...words)).map(([service]) => service);

/** The service of whoever asks, where courses are meant. */
export const serviceOf = (azienda: string): QuoteService => (isSchool(azienda) ? 'servizi-scuole' : 'formazione-aziendale');

/** The service that words name. @param azienda the company or school they name. */
export function serviceNamed(said: readonly Word[], azienda?: string): QuoteService | undefined {
  const elsewhere = list('works-at')
    .all(said)
    .flatMap(({ index, length }) => said.slice(index, index + length + 2));
  const words = said.filter((word) => !elsewhere.includes(word));
  const [named, ...more] = servicesIn(words);
  const first = named === undefined || named === 'corsi-lingua' || named === 'certificazioni' ? (speaksFor(words) ?? named) : named;
  if (first === 'traduzioni' || first === 'viaggi-studio' || first === 'servizi-scuole') return first;
  if (azienda && (isSchool(azienda) || first || more.length > 0)) return serviceOf(azienda);
  return list('staff').has(...words) ? 'formazione-aziendale' : first;
}

/** "Siamo uno studio legale", "our hotel": for whom somebody speaks. */
function speaksFor(words: readonly Word[]): QuoteService | undefined {
  const behind = list('on-behalf')
    .all(words)
    .map(({ index, length }) => words.slice(index + length, index + length + 2));
  if (behind.some((kind) => list('schools').has(...kind))) return 'servizi-scuole';
  return behind.some((kind) => list('organisations').has(...kind)) ? 'formazione-aziendale' : undefined;
}

/** A course in another country is a journey. */
const isJourney = ({ luogo }: DetailSlots, spoken: QuoteService | undefined): boolean =>
  luogo !== undefined && isAbroad(luogo) && (!spoken || spoken === 'corsi-lingua');

/** The service of a message: what its words say, else what they can only mean, else what was learnt of such messages. */
export function serviceIn(
  words: readonly Word[],
  told: DetailSlots,
  asked: boolean,
  { services }: Pick<About, 'services'>,
): QuoteService | undefined {
  if (asked && words.length <= 3 && list('other-service').has(...words)) return 'altro';
  if (list('documents').has(...words)) return 'traduzioni';
  const spoken = serviceNamed(words, told.azienda) ?? (servicesOfProducts(words)[0] as QuoteService | undefined);
  if (isJourney(told, spoken)) return 'viaggi-studio';
  if (spoken) return spoken;
  // Of an exam that is no course by its name the exam itself is asked.
  if (EXAMS_ONLY.has(...words)) return 'certificazioni';
  if (told.lingue ?? told.livello ?? told.esame) return 'corsi-lingua';
  return services[0] && services[0].probability >= SURE ? services[0].service : undefined;
}

/** The services of a message that asks for more than one: "una traduzione e anche un corso". */
export function servicesAsked(words: readonly Word[]): QuoteService[] {
  const [more] = list('another').all(words);
  return more ? [...new Set([words.slice(0, more.index), words.slice(more.index)].flatMap((part) => serviceNamed(part) ?? []))] : [];
}
