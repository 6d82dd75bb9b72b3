// What the visitor says to a summary, as far as code alone decides: a plain yes, "annulla", "cambia qualcosa". The whole
// turn must be made of phrases of a short closed list; whatever else is said is understood by whoever speaks.
import type { Language } from '../language/languages.js';
import { phrases } from '../words/phrases.js';

const VERDICTS = ['yes', 'cancel', 'change'] as const;
export type Verdict = (typeof VERDICTS)[number];

const THUMBS = /[👍✅]/u;
/** Beside a yes they leave it open. */
const NOES = /[👎❌🚫✋🛑🤔]/u;

/** @param language the conversation's: people mix languages, but "vale" is a yes in Spanish alone. */
export function verdictOn(turn: string, language: Language): Verdict | null {
  // Consent is never guessed from a near word: "siii" is a yes, "sis" is none.
  const text = turn.replace(/(\p{L})\1{2,}/giu, '$1');
  if (text.includes('?') || NOES.test(text) || (language !== 'es' && /\bvale\b/i.test(text))) return null;
  // Faces and hearts beside a word say nothing else.
  if (THUMBS.test(text) && (!/[\p{L}\p{N}]/u.test(text) || phrases('courtesy').cover(text))) return 'yes';
  return VERDICTS.find((one) => phrases(one).has(text) && phrases(one, 'courtesy').cover(text)) ?? null;
}
