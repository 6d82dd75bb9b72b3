// What the reader of questions tells the request for a quote of a turn.
import type { Language, QuoteSlots } from './slots.js';

/**
 * What a turn does besides the request. `asks`: something that has an answer; `person`: wants one; `talk`: small talk
 * that is answered; `blocks`: what opens no request, as distress, an attack or an insult.
 */
export type Act = 'asks' | 'person' | 'talk' | 'blocks';

export interface About {
  readonly act: Act | null;
  /** What was asked about before: "fammi un preventivo" leaves it out. */
  readonly subject: Pick<QuoteSlots, 'servizio' | 'livello' | 'formato'>;
  /** Puts mistyped words of Italian right. */
  readonly correct?: (folded: string) => string;
  /** The language of the turn, where it is plain. */
  readonly language: Language | null;
}
