// A turn of a conversation, as it goes to a language model, and what is said in it.
import type { UsageMetadata } from '@langchain/core/messages';
import type { Fact } from '@school/catalog';
import type { ChatMessage, QuoteDraft } from '@school/contracts';
import type { Words } from './answer/reply.js';
import type { Plan } from './conduct/conversation.js';
import type { Masking } from './model/masking.js';

/** What code, never the model, tells of a turn. */
export interface TurnContext {
  readonly messages: readonly ChatMessage[];
  /** What the visitor's own turns amount to, as the embedded reader understands them. */
  readonly plan: Plan;
  /** All that the school publishes at this moment. */
  readonly facts: readonly Fact[];
  readonly now: Date;
  /** What of the conversation a language model's provider does not see. */
  readonly masking: Masking;
  /** The embedded reader's words for the turn. */
  readonly words: Words;
}

/** What is said in a turn, by whomever. */
export interface Said extends Words {
  /** The card as a model has filled it in. */
  readonly card?: QuoteDraft | undefined;
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
