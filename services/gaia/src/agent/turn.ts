// A turn of a conversation, as it goes to whoever answers it, and what is said in it.
import type { UsageMetadata } from '@langchain/core/messages';
import type { Fact } from '@school/catalog';
import type { Plan } from '../dialogue/conversation.js';
import type { QuoteArguments } from '../request/check.js';
import type { Proposal, RequestTurn, Settled } from '../request/quote-requests.js';
import type { Masking } from './masking.js';

/** What code, never the model, tells of a turn. */
export interface TurnContext extends RequestTurn {
  /** What the visitor's own turns amount to, as the embedded reader understands them. */
  readonly plan: Plan;
  /** All that the school publishes at this moment. */
  readonly facts: readonly Fact[];
  readonly now: Date;
  /** What of the conversation a language model's provider does not see. */
  readonly masking: Masking;
  /** Keeps a request as the draft of the conversation, or tells what is wrong with it. */
  readonly propose: (known: QuoteArguments) => Promise<Proposal>;
}

/** What is said in a turn, by whomever. */
export interface Said {
  readonly message: string;
  /** What the message says, of what the school publishes. */
  readonly facts: readonly Fact[];
  readonly handedOff: boolean;
  /** What became of the request that was proposed, if one was. */
  readonly proposal?: Proposal | undefined;
  /** What code alone has done with a request. */
  readonly does?: Settled['does'];
  /** What the guard refused of a model's words. */
  readonly refused?: readonly string[];
  /** Of each call of a language model, as its provider counts. */
  readonly usage?: readonly UsageMetadata[];
}

/** What was said, and by whom in the end. */
export interface Outcome extends Said {
  readonly model: string;
  /** Who was asked before and why each did not answer: names of models and errors. */
  readonly failed: readonly string[];
}
