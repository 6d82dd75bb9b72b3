// What Gaia offers to tell: she reads it by its exact words, so that each offer is answered with its fact.
import type { Fact } from '@school/catalog';
import { fold } from '../language/fold.js';
import { type Language, languages } from '../language/languages.js';
import { wordsOf } from './words.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A fact's topic and level, and the side of it: "il corso di gruppo B2", "il prezzo". */
export function namesOf({ topic, level, aspect }: Fact, language: Language): { of: string; side: string } {
  const { topics, sides } = wordsOf(language);
  return { of: [topics[topic], level].filter(Boolean).join(' '), side: sides[aspect] ?? aspect };
}

/** The words of an offer: "Il corso di gruppo B2: il prezzo". */
export function offerOf(fact: Fact, language: Language): string {
  const { of, side } = namesOf(fact, language);
  return capital(fact.aspect === 'descrizione' ? of : `${of}: ${side}`);
}

/** The facts that a message takes up by the words of an offer, in any language. */
export function chosenIn(message: string, facts: readonly Fact[]): readonly Fact[] {
  const said = fold(message);
  return facts.filter((fact) => languages.some((language) => fold(offerOf(fact, language)) === said));
}
