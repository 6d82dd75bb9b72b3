// All that can be wrong with a language model's words.
import { isForeign } from '../guard/foreign.js';
import { type Grounds, ungrounded } from '../guard/guard.js';
import { tellsInstructions } from './system-prompt.js';

/** A figure without ground, or the kind of fault: `invio`, `lingua`, `istruzioni`. */
export type Objection = string;

/** Why a reply must not reach the visitor; empty when it may. */
export const objectionsTo = (reply: string, grounds: Grounds): Objection[] => [
  ...ungrounded(reply, grounds),
  ...(isForeign(reply) ? ['lingua'] : []),
  ...(tellsInstructions(reply) ? ['istruzioni'] : []),
];
