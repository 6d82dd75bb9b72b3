// What a tool leaves for the code around the model, beside the words it gives to the model.
import type { Fact } from '@school/catalog';
import type { AcceptedLead } from '@school/contracts';
import type { HandOff } from './hand-off.js';

export interface ToolArtifact {
  /** What the reply may say, and the pages that say it. */
  readonly facts?: readonly Fact[];
  /** Present when a quote request is on disk. */
  readonly receipt?: AcceptedLead;
  readonly handOff?: HandOff;
}

/** A call that is refused: the model may read why, the visitor is answered by other means. */
export class ToolRefusal extends Error {
  override readonly name = 'ToolRefusal';
}

/** Whether a confirmed request is on disk is unknown: the turn must fail, and trying it again gives the same lead. */
export class QuoteFailedError extends Error {
  override readonly name = 'QuoteFailedError';
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'The request was not acknowledged', { cause });
  }
}

/** As `QuoteFailedError`, also as the cause of what the agent throws. */
export const isQuoteFailure = (error: unknown): boolean => error instanceof QuoteFailedError || (error instanceof Error && error.cause !== undefined && isQuoteFailure(error.cause));
