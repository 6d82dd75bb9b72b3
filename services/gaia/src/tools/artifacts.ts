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
