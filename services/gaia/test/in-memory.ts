// Gaia without what needs Redis, for the tests and the evaluation.
import { Gaia, type GaiaParts } from '#gaia/agent/gaia.agent.js';
import { type RequestState, type RequestStore, noRequest } from '#gaia/request/draft.js';
import type { RequestLimits } from '#gaia/request/limits.js';

export class MemoryRequestStore implements RequestStore {
  private readonly states = new Map<string, RequestState>();

  read(conversation: string): Promise<RequestState> {
    return Promise.resolve(this.states.get(conversation) ?? noRequest);
  }

  write(conversation: string, state: RequestState): Promise<void> {
    this.states.set(conversation, state);
    return Promise.resolve();
  }
}

export const noLimits: RequestLimits = { admits: () => Promise.resolve(true) };

/** With the model that needs no network. */
export const createEmbeddedGaia = (parts: Pick<GaiaParts, 'school' | 'acceptLead' | 'clock'>): Gaia =>
  new Gaia({ ...parts, store: new MemoryRequestStore(), limits: noLimits, languageModels: [] });
