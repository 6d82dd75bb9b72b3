// The visitor's own sentences, as far as they say what is wanted: without courtesy, names and ways to be reached.
import { sentencesOf } from '../language/fold.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { GAP } from './contact.js';

export interface Sentence {
  readonly text: string;
  readonly asks: boolean;
}

const CLAUSE = /\s*[,;|]\s*|\s+[-–—]\s+/;
const OPENS =
  /^(?:(?:sì|si|ok|okay|no|va bene|certo|yes|oui|ja|sí|vale|e|ed|ma|però|but|and|mais|et|aber|und|pero|y|aggiung\w+(?: anche)? che|aggiung\w+|add(?: that)?)[\s,.!:]+)+/iu;
const QUOTED = /^>.*$/gm;

/** The words that say something of what is wanted. */
function contentOf(text: string, name: readonly string[]): string[] {
  const words = wordsIn(text);
  const empty = phrases('empty');
  const content: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = empty.lengthAt(words, at);
    if (length === 0 && !name.includes(words[at]!)) content.push(words[at]!);
    at += Math.max(1, length);
  }
  return content;
}

const asksIn = (text: string): boolean =>
  text.includes('?') || phrases('asks').lengthAt(wordsIn(text.replace(OPENS, '')), 0) > 0;

/**
 * The sentences that say something, each with whether it asks.
 * @param rest a turn without addresses and numbers, as `contactIn` leaves it. @param name the visitor's.
 * @param without drops the clauses that hold one of these phrases.
 */
export function sentencesIn(rest: string, name: string | undefined, without?: ReturnType<typeof phrases>): Sentence[] {
  const names = wordsIn(name ?? '');
  return sentencesOf(rest.replace(QUOTED, (line) => line.slice(1)).replace(/\n+/g, '\n'))
    .flatMap((sentence) => sentence.split('\n'))
    .flatMap((sentence) => {
      const clauses = sentence.split(CLAUSE).map((clause) => clause.trim());
      const isKept = (clause: string) => contentOf(clause, names).length > 0 && !without?.has(wordsIn(clause));
      const kept = clauses.filter(isKept);
      if (kept.length === 0) return [];
      const isWhole = kept.length === clauses.length && !sentence.includes(GAP);
      const text = (isWhole ? sentence : kept.join(', ')).trim().replace(OPENS, '');
      return text === '' ? [] : [{ text: ended(text), asks: asksIn(sentence) }];
    });
}

/** With a capital and a stop, so that sentences can stand one after the other. */
function ended(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(begun) ? begun : `${begun}.`;
}
