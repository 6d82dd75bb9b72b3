import { z } from 'zod';
import type { ChatMessage } from '@school/contracts';
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

/** As the agent hands it to its tools and middleware. */
export const contextSchema = z.object({ turn: z.custom<TurnContext>() });
