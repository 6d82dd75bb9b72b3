// A turn of a conversation, as it goes from the agent to its tool and middleware, and what is said in it.
import type { Fact } from '@school/catalog';
import { z } from 'zod';
import type { Plan } from '../dialogue/conversation.js';
import type { Proposal, RequestTurn } from '../request/quote-requests.js';
import type { Masking } from './masking.js';

/** What code, never the model, tells the tool of a turn. */
export interface TurnContext extends RequestTurn {
  /** What the visitor's own turns amount to, as the embedded reader understands them. */
  readonly plan: Plan;
  /** The visitor has agreed to a summary that is no longer valid. */
  readonly isLost: boolean;
  /** What of the conversation a language model's provider does not see. */
  readonly masking: Masking;
}
export const contextSchema = z.object({ turn: z.custom<TurnContext>() });

/** Tokens, as the provider counts them; those from its cache are among the ones that went in. */
export interface Usage {
  readonly calls: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}
export const NO_USAGE: Usage = { calls: 0, input: 0, cached: 0, output: 0 };

export const sumOf = (one: Usage, other: Usage): Usage => ({
  calls: one.calls + other.calls,
  input: one.input + other.input,
  cached: one.cached + other.cached,
  output: one.output + other.output,
});

/** What is said in a turn, by whomever. */
export interface Said {
  readonly message: string;
  /** What the message says, of what the school publishes. */
  readonly facts: readonly Fact[];
  readonly handedOff: boolean;
  /** What became of the request that was proposed, if one was. */
  readonly proposal?: Proposal | undefined;
  /** What the guard refused of a model's words. */
  readonly refused?: readonly string[];
  /** Of a language model, if one was asked. */
  readonly usage?: Usage;
}
