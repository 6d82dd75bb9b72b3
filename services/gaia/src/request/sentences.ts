// The visitor's own sentences, as far as they say what is wanted: without courtesy, names and ways to be reached.
import { sentencesOf } from '../language/fold.js';
import { phrases, wordsIn } from '../words/phrases.js';
import { GAP } from './contact.js';

export interface Sentence {
  readonly text: string;
  readonly asks: boolean;
}

/** A full stop before a small letter ends no sentence where texts are cut into them, and no abbreviation is so long. */
const CLAUSE = /\s*[,;|]\s*|\s+[-–—]\s+|(?<=[\p{L}\d]{5})\.\s+(?=\p{Ll})/u;
/** "Si può", "no puedo", "vale la pena" go on with a word of their own: such a yes or no has a stop behind it. */
const OPENS =
  /^(?:(?:(?:sì|ok|okay|ah|oh|va bene|yes|oui|ja|sí|e|ed|ma|però|but|and|mais|et|aber|und|pero|y|aggiung\w+(?: anche)? che|aggiung\w+|add(?: that)?)[\s,.!:]|(?:si|no|certo|vale)[,.!:])[\s,.!:]*)+/iu;
/** "Il nome è giusto, ma aggiungi che" */
const ADDS = /^[^.!?]{0,40}\b(?:aggiung\w+|add|ajoutez|añad\w+)(?: anche| also)?(?: che| that| que)\s+/iu;
const QUOTED = /^>/gm;

const SAYS_NOTHING = phrases('empty', 'yes', 'no', 'cancel', 'change', 'courtesy', 'orders', 'wish', 'titles');

export const asksIn = (text: string): boolean => text.includes('?') || phrases('asks').begin(text.replace(OPENS, ''));

/**
 * The sentences that say something, each with whether it asks.
 * @param rest a turn without addresses and numbers, as `contactIn` leaves it. @param name the visitor's.
 * @param isDropped whether a clause says nothing of what is wanted.
 */
export function sentencesIn(
  rest: string,
  name: string | undefined,
  isDropped: (clause: string) => boolean,
): Sentence[] {
  const names = wordsIn(name ?? '');
  const isKept = (clause: string) => {
    const said = wordsIn(clause).filter((word) => !names.includes(word));
    const isTold = said.length > 0 && !SAYS_NOTHING.cover(said.join(' ')) && !isDropped(clause);
    return isTold || phrases('always').has(clause);
  };
  return sentencesOf(rest.replace(QUOTED, ''))
    .flatMap((sentence) => sentence.split('\n'))
    .flatMap((sentence) => {
      const clauses = sentence.split(CLAUSE).map((clause) => clause.replace(/^[\s.:!?]+/, '').trim());
      const kept = clauses.filter(isKept);
      const isWhole = kept.length === clauses.length && !sentence.includes(GAP);
      const text = (isWhole ? sentence : kept.join(', ')).trim().replace(ADDS, '').replace(OPENS, '');
      // "Aggiungi che posso solo il sabato"
      const asks = sentence.includes('?') || (!ADDS.test(sentence) && asksIn(sentence));
      return text === '' ? [] : [{ text: ended(text), asks }];
    });
}

/** With a capital and a stop, so that sentences can stand one after the other. */
function ended(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…:]$/.test(begun) ? begun : `${begun}.`;
}
