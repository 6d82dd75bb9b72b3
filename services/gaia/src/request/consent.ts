// What the visitor says to a summary, as far as code alone decides: a plain yes, "annulla", "cambia qualcosa". The whole
// turn must be made of phrases of a short closed list; whatever else is said is understood by whoever speaks.
import { fold } from '../language/fold.js';
import type { Language } from '../language/languages.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { chipsOf } from './texts.js';

export type Verdict = 'yes' | 'cancel' | 'change';

const THUMBS = /[👍✅]/u;
/** Faces and hearts beside a word say nothing else. */
const ORNAMENTS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]/gu;
const spokenWith = (language: Language): readonly Language[] => [...new Set<Language>(['it', 'en', language])];

/** Consent is never guessed from a near word: "siii" is a yes, "sis" is none. */
const typed = (text: string): string[] => wordsIn(text).map((word) => word.replace(/(.)\1{2,}/g, '$1'));

/** @param language the conversation's; Italian and English hold everywhere, for people mix them. */
export function verdictOn(turn: string, language: Language): Verdict | null {
  const text = fold(turn);
  const words = typed(text.replace(ORNAMENTS, ' '));
  if (text.includes('?')) return null;
  const spoken = spokenWith(language);
  const said = (list: Verdict, chip: Verdict): boolean =>
    spoken.some((one) => isMadeOf(words, list, one) || words.join(' ') === wordsIn(chipsOf(one)[chip]).join(' '));
  if (said('yes', 'yes') || (THUMBS.test(turn) && (words.length === 0 || isCourteous(words, spoken)))) return 'yes';
  if (said('cancel', 'cancel')) return 'cancel';
  return said('change', 'change') ? 'change' : null;
}

const isCourteous = (words: readonly string[], spoken: readonly Language[]): boolean =>
  spoken.some((one) => phrases('courtesy', one).covers(words));

/** Made of phrases of the list and words of courtesy, at least one of the list among them. */
function isMadeOf(words: readonly string[], list: Verdict, language: Language): boolean {
  let isNamed = false;
  for (let at = 0; at < words.length;) {
    const named = phrases(list, language).lengthAt(words, at);
    const length = Math.max(named, phrases('courtesy', language).lengthAt(words, at));
    if (length === 0) return false;
    isNamed ||= named === length;
    at += length;
  }
  return isNamed;
}
