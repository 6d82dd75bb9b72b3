// What the office reads of a request: what was told of it, after what was asked before about that service.
import { LIMITS } from '@school/contracts';
import { fold } from '../language/fold.js';
import { levelsIn, ownTopicsIn } from '../reader/knowledge.js';
import { phrases, wordsIn } from '../words/phrases.js';
import type { QuoteArguments } from './check.js';
import { mayBeOf } from './service.js';
import type { Spoken } from './spoken.js';

/** A course, an exam, a service. */
export const namesThing = (text: string): boolean => {
  const folded = fold(text);
  return ownTopicsIn(folded).length + levelsIn(folded).length > 0 || phrases('services').has(wordsIn(text));
};

/** What the tool is called with. */
export const argumentsOf = ({ servizio, nome, contact, told, asked }: Spoken): QuoteArguments => {
  const all = [...asked.filter((text) => mayBeOf(text, servizio)), ...told];
  return { servizio, nome, ...contact, richiesta: all.join(' ').slice(-LIMITS.text) };
};

export const isComplete = (spoken: Spoken): boolean => {
  const { servizio, nome, email, telefono, richiesta } = argumentsOf(spoken);
  return Boolean(servizio && nome && richiesta && (email ?? telefono));
};
