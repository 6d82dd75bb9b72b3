// One turn of the visitor, read once for all the rules.
import type { Topic } from '@school/catalog';
import { cleanTurn, fold, wordsOf } from '../language/fold.js';
import type { CorrectSpelling } from '../language/spelling.js';

export interface Message {
  /** The visitor's words, cleaned of invisible characters. */
  readonly text: string;
  /** Lower case, no accents, as typed: for names and addresses. */
  readonly folded: string;
  /** As `folded`, mistyped words put right: for what is meant. */
  readonly meant: string;
  readonly words: readonly string[];
  readonly isQuestion: boolean;
  /** The things of the catalog that it names. */
  readonly topics?: readonly Topic[];
  /** It names a side of them, as a price or an hour. */
  readonly namesSide?: boolean;
}

const GREETING_FIRST = /^(ciao|salve|buongiorno|buonasera|buon giorno|buona sera|buon pomeriggio|hey|ehi|hola|hello|hi)\b[ ,.!:-]*(gaia\b)?[ ,.!:-]*(?=\S)/i;
/** "Prima dimmi dove siete" asks without a question mark. */
const TELL_ME = /\b(dimmi|ditemi|mi (dici|dite|sai dire|sapete dire)|(vorrei|volevo|vorremmo) (sapere|capire|chiedere))\b/;
const QUESTION_FIRST = /^(scusa |senti |ma |e |invece |intanto |prima )*(quant[oiae]|quando|dove|come(?! (?:livello|lingua|nome|cognome|servizio|periodo|data|azienda|ditta|numero|mail|telefono|contatto|referente)\b)|qual[ei]?|che|chi|perche|cosa|avete|fate|c'e|ci sono|siete|accettate|posso (pagare|venire|fare)|si puo|(?:a|in|con|per|da|di|su) (?:che|quant[oiae]|qual[ei]?)|how|what|where|when|do you)\b/;

/** A title before a name, where "ing" alone is short for a language. */
const ENGINEER = /(?<!\p{L})[Ii]ng\.(?=\s?\p{Lu})/gu;

export function readMessage(raw: string, correct: CorrectSpelling): Message {
  const whole = cleanTurn(raw);
  const greeted = whole.replace(GREETING_FIRST, '');
  // "Ciao Gaia!" is all there is.
  const text = /[\p{L}\p{N}]/u.test(greeted) ? greeted : whole;
  const folded = fold(text);
  const meant = correct(fold(text.replace(ENGINEER, 'ingegner')));
  return { text, folded, meant, words: wordsOf(folded), isQuestion: /\?/.test(text.replace(/https?:\S+/g, '')) || QUESTION_FIRST.test(meant) || TELL_ME.test(meant) };
}

/** Whether a word can be one: "lol", "mmm" and "asdkjh" can't. */
export const isWord = (word: string): boolean => word.length > 3 && /[aeiou]/.test(word) && !/[^aeiou\d]{4}|(.)\1{2}/.test(word);
