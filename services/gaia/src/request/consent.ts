// What the visitor says to a summary, as far as code alone decides: a plain yes, "annulla", "cambia qualcosa". The whole
// turn must be made of phrases of a short closed list; whatever else is said is understood by whoever speaks.
import { fold } from '../language/fold.js';
import { type Language, languages } from '../language/languages.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { textsOf } from './texts.js';

export type Verdict = 'yes' | 'cancel' | 'change';

const THUMBS = /[👍✅]/u;
/** Faces and hearts beside a word say nothing else. */
const ORNAMENTS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D]/gu;
/** "Vale" is a yes in Spanish alone; else a yes in any of the languages is one, for people mix them. */
const spokenWith = (language: Language, words: readonly string[]): readonly Language[] =>
  words.includes('vale') ? [language] : languages;

/** Consent is never guessed from a near word: "siii" is a yes, "sis" is none. */
const typed = (text: string): string[] => wordsIn(text).map((word) => word.replace(/(.)\1{2,}/g, '$1'));

/** @param language the conversation's. */
export function verdictOn(turn: string, language: Language): Verdict | null {
  const text = fold(turn);
  const words = typed(text.replace(ORNAMENTS, ' '));
  if (text.includes('?')) return null;
  const spoken = spokenWith(language, words);
  const said = (list: Verdict, chip: Verdict): boolean =>
    spoken.some(
      (one) =>
        isMadeOf(words, `${list}.${one}`, `courtesy.${one}`) ||
        words.join(' ') === wordsIn(textsOf(one).chips[chip]).join(' '),
    );
  if (said('yes', 'yes') || (THUMBS.test(turn) && (words.length === 0 || isCourteous(words, spoken)))) return 'yes';
  if (said('cancel', 'cancel')) return 'cancel';
  return said('change', 'change') ? 'change' : null;
}

const isCourteous = (words: readonly string[], spoken: readonly Language[]): boolean =>
  spoken.some((one) => phrases(`courtesy.${one}`).covers(words));

/** Made of phrases of the list and words of courtesy, at least one of the list among them. */
const isMadeOf = (words: readonly string[], list: string, courtesy: string): boolean =>
  phrases(list, courtesy).covers(words) && phrases(list).has(words);

/** "Oh, tutto bene, manda": an order to send with something beside it, which shows the summary and sends nothing yet. */
export const isOrder = (turn: string): boolean =>
  phrases('orders').has(wordsIn(turn)) || phrases('send').covers(wordsIn(turn.split(/[,.;!]\s/).at(-1)!));

const MOST_ASKING = 10;
/** "È arrivata?", "avete inviato qualcosa"; not "mia figlia è arrivata a Roma". */
export function asksWhatWasSent(turn: string): boolean {
  const [words, asked] = [wordsIn(turn), phrases('asks-sent')];
  return asked.has(words) && words.length <= MOST_ASKING && (turn.includes('?') || asked.lengthAt(words, 0) > 0);
}

/** The chip that leads back to the request. */
export const isResuming = (turn: string): boolean =>
  languages.some((language) => wordsIn(textsOf(language).chips.resume).join(' ') === wordsIn(turn).join(' '));
