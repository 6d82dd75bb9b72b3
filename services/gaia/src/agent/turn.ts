// A turn of a conversation, as it goes from the agent to its tools and middleware, and what is said in it.
import type { Fact } from '@school/catalog';
import type { AcceptedLead, ChatMessage } from '@school/contracts';
import { z } from 'zod';
import type { Plan } from '../dialogue/conversation.js';
import type { Masking } from './masking.js';

/** What code, never the model, tells the tools of a turn. */
export interface TurnContext {
  /** Names the conversation. */
  readonly conversation: string;
  /** The conversation as the browser sent it, invisible characters out. */
  readonly messages: readonly ChatMessage[];
  /** Epoch milliseconds after which nobody waits for the reply. */
  readonly deadline: number;
  /** What the visitor's own turns amount to. */
  readonly plan: Plan;
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
  /** The request that was sent. */
  readonly receipt?: AcceptedLead | undefined;
  /** What the guard refused of a model's words. */
  readonly refused: readonly string[];
  readonly usage: Usage;
}
