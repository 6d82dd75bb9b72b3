// What a tool leaves for the code around the model, beside the words it gives to the model.
import { type BaseMessage, ToolMessage } from '@langchain/core/messages';
import type { AcceptedLead } from '@school/contracts';

export interface ToolArtifact {
  /** A quote request that is on disk. */
  readonly receipt: AcceptedLead;
}

/** What the tools of a run have left. */
export const artifactsOf = (run: readonly BaseMessage[]): ToolArtifact[] =>
  run.flatMap((message) =>
    ToolMessage.isInstance(message) && message.artifact ? [message.artifact as ToolArtifact] : [],
  );

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
export const isQuoteFailure = (error: unknown): boolean =>
  error instanceof QuoteFailedError ||
  (error instanceof Error && error.cause !== undefined && isQuoteFailure(error.cause));
