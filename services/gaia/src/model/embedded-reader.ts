// The embedded reader, as the agent knows it: what a turn amounts to, and the whole answer to it without any language model.
import type { Fact } from '@school/catalog';
import type { AcceptedLead, ChatMessage } from '@school/contracts';
import type { Plan } from '../dialogue/conversation.js';
import type { QuoteMove } from '../quote/dialogue.js';

export interface EmbeddedAnswer {
  readonly message: string;
  /** What the message says, of what the school publishes. */
  readonly facts: readonly Fact[];
  readonly handedOff: boolean;
}

export interface EmbeddedReader {
  /** What the visitor's own turns amount to. */
  plan(messages: readonly ChatMessage[]): Plan;
  /** @param receipt the request that was sent in this turn; undefined when none was, or it was refused. */
  answer(plan: Plan, receipt?: AcceptedLead): EmbeddedAnswer;
  /** Whether the turn is not a language model's to answer: somebody is in distress. */
  answersAlone(plan: Plan): boolean;
  /** What code alone says of a request that goes on, whoever says the rest. */
  requestWords(quote: Exclude<QuoteMove, { do: 'send' }>): string;
}
