import { z } from 'zod';
import type { Plan } from '../dialogue/conversation.js';

/** What code, never the model, tells the tools of a turn. */
export interface TurnContext {
  /** Names the conversation. */
  readonly conversation: string;
  /** Epoch milliseconds after which nobody waits for the reply. */
  readonly deadline: number;
  /** What the visitor's own turns amount to. */
  readonly plan: Plan;
}

/** As the agent hands it to its tools. */
export const contextSchema = z.object({ turn: z.custom<TurnContext>() });
