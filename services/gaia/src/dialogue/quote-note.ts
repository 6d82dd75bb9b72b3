// What is said to a summary beside the slots.
import type { Message } from './message.js';
import { corrects, onlyObjects } from './quote-correction.js';
import type { QuoteSlots } from './quote-slots.js';
import { asksForQuote } from './quote-wish.js';

const ANSWERS = /^(si|no|ok|va bene|forse|boh|aspett\w+|un attimo)\b/;

const ADDS = /^(si|ok|va bene|certo)\b[ ,]*(ma|pero|e|solo che)( \w+){3}/;

/** "Aggiunga che …": said to Gaia, not to the staff. */
const ADD_THAT = /^(?:(?:ok|sì|si|va bene|certo|ma|però|e)[ ,]+)*(?:aggiung(?:i|a|ete)|scriv(?:i|a|ete)|specific(?:a|hi|ate)|segn(?:a|i|ate))(?: anche| pure)?(?: nelle note| in nota)?(?: che |: ?)/i;

/** What is said to a summary and is no slot goes along as a note, so that nothing is lost. */
export function noteIn(message: Message, { note }: QuoteSlots): QuoteSlots {
  const { text, words } = message;
  // "Sì, anzi no" and "va bene così?" answer; "sì, ma aggiungi che…" adds something.
  return words.length < 3 || message.isQuestion || onlyObjects(message) || (ANSWERS.test(message.meant) && !(ADDS.test(message.meant) && !corrects(message))) || asksForQuote(message) ? {} : { note: [note, text.replace(ADD_THAT, '')].filter(Boolean).join('\n') };
}
