// What may be meant where no fact is sure: up to three, each under a short label of its own.
import type { Aspect, Fact, Topic } from '@school/catalog';
import type { Reading } from '../reader/reading.js';
import type { Language } from '../reader/languages.js';
import { wordsOf } from './words.js';

const MOST = 3;
/** What is less likely is not meant. */
const LEAST = 0.04;
/** Offered to who names them alone. */
const SELDOM: ReadonlySet<string> = new Set<Aspect | Topic>(['privacy', 'reclami', 'dati-legali', 'cookie', 'aiuto']);
/** The list of all services is no choice. */
const NEVER = 'scuola.descrizione';

const ARTICLE = /^(?:(?:il|lo|la|i|gli|le|un|una|the|a|an|les|une|los|las|el|der|die|das|den|ein|eine|einen) |l’|d’)/i;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const bare = (text: string): string => text.replace(ARTICLE, '');

/** A course, an exam or a service, without its article: "corso di gruppo B2". */
const thing = ({ topic, level }: Pick<Fact, 'topic' | 'level'>, language: Language): string =>
  [bare(wordsOf(language).topics[topic] ?? topic), level].filter(Boolean).join(' ');

/** "Corso di gruppo B2". */
export const nameOf = (of: Pick<Fact, 'topic' | 'level'>, language: Language): string => capital(thing(of, language));

/** "Prezzo: corso di gruppo B2". */
export function labelOf(fact: Fact, language: Language): string {
  if (fact.aspect === 'descrizione') return nameOf(fact, language);
  const aspect = capital(bare(wordsOf(language).aspects[fact.aspect] ?? fact.aspect));
  return fact.topic === 'scuola' ? aspect : `${aspect}: ${thing(fact, language)}`;
}

/** So likely what nothing published answers may still have meant something else. */
const NEARLY = 0.15;
const MOST_NEAR = 2;
/** What may have been meant where rather nothing published answers. */
export const nearTo = (reading: Reading, isLeft: (fact: Fact) => boolean): Fact[] =>
  choicesOf(reading, isLeft, NEARLY).slice(0, MOST_NEAR);

/** @param isLeft facts that are no choice any more. @param least how likely each must be. */
export function choicesOf(reading: Reading, isLeft: (fact: Fact) => boolean, least = LEAST): Fact[] {
  const [best] = reading.facts;
  const texts = new Set<string>();
  return reading.facts
    .filter(({ fact, score }) => {
      const isSeldom = SELDOM.has(fact.topic) || SELDOM.has(fact.aspect);
      return score >= least && fact.id !== NEVER && !isLeft(fact) && (!isSeldom || fact === best?.fact);
    })
    .filter(({ fact: { value } }) => !texts.has(value) && texts.add(value))
    .slice(0, MOST)
    .map(({ fact }) => fact);
}
