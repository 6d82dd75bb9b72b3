// Which service a request is for, by the whole message: who asks and what for, before the words for a lesson.
import type { QuoteService } from '@school/contracts';
import type { About } from './about.js';
import { isAbroad } from './details.js';
import { type Word, list, listsOf, wordOf } from './lists.js';
import type { DetailSlots } from './slots.js';

/** In this order: a translation for a school is a translation, a journey of pupils a journey. */
const SERVICES = listsOf<QuoteService>('services');
/** What belongs to a company or a school that asks for it. */
const TAUGHT: ReadonlySet<QuoteService | undefined> = new Set(['formazione-aziendale', 'corsi-lingua', 'certificazioni', undefined]);
/** From which probability on what the reader has learnt is taken for what is meant. */
const SURE = 0.6;

const wordsIn = (name: string): Word[] => (name.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordOf);
const isSchool = (name: string): boolean => list('schools').has(...wordsIn(name));
/** The service of whoever asks, where courses are meant. */
const serviceOf = (azienda: string): QuoteService => (isSchool(azienda) ? 'servizi-scuole' : 'formazione-aziendale');

/** The service that words name. @param azienda the company or school they name. */
export function serviceNamed(said: readonly Word[], azienda = ''): QuoteService | undefined {
  // "Lavoro in un'azienda": whose it is does not ask.
  const elsewhere = behind('works-at', said).flat();
  const words = said.filter((word) => !elsewhere.includes(word));
  // "Traduzioni Esempio srl" names itself, not what it wants.
  const itsName = new Set(wordsIn(azienda).map(({ folded }) => folded));
  const named = SERVICES.find(([, kind]) => kind.has(...words.filter(({ folded }) => !itsName.has(folded))))?.[0];
  if (!TAUGHT.has(named)) return named;
  if (azienda && (named || isSchool(azienda))) return serviceOf(azienda);
  // "Siamo uno studio legale", "our hotel": for whom somebody speaks.
  const spokenFor = behind('on-behalf', words);
  if (spokenFor.some((kind) => list('schools').has(...kind))) return 'servizi-scuole';
  const isCompany = spokenFor.some((kind) => list('organisations').has(...kind)) || list('staff').has(...words);
  return isCompany ? 'formazione-aziendale' : named;
}

/** The two words behind each phrase of a list. */
const behind = (name: string, words: readonly Word[]): Word[][] =>
  list(name)
    .all(words)
    .map(({ index, length }) => words.slice(index + length, index + length + 2));

/** The service of a message: what its words say, else what they can only mean, else what was learnt of such messages. */
export function serviceIn(
  words: readonly Word[],
  told: DetailSlots,
  asked: boolean,
  { services: [learnt], subject }: Pick<About, 'services' | 'subject'>,
): QuoteService | undefined {
  if (asked && words.length <= 3 && list('other-service').has(...words)) return 'altro';
  const spoken = serviceNamed(words, told.azienda);
  // A course in another country is a journey.
  if (told.luogo && isAbroad(told.luogo) && (!spoken || spoken === 'corsi-lingua')) return 'viaggi-studio';
  if (spoken) return spoken;
  // What was asked about before says more than a name and an address do.
  if (learnt && !subject.servizio && learnt.probability >= SURE) return learnt.service;
  return !subject.servizio && (told.lingue ?? told.livello ?? told.esame) ? 'corsi-lingua' : undefined;
}

/** The services of a message that asks for more than one: "una traduzione e anche un corso". */
export function servicesAsked(words: readonly Word[]): QuoteService[] {
  const [more] = list('another').all(words);
  return more ? [...new Set([words.slice(0, more.index), words.slice(more.index)].flatMap((part) => serviceNamed(part) ?? []))] : [];
}
