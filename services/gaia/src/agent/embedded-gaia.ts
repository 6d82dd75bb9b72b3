// Gaia with the model that needs no network, and without what needs Redis: for the evaluation.
import { MemoryRequestStore } from '../request/draft.js';
import { noLimits } from '../request/limits.js';
import { type Gaia, type GaiaParts, assembleGaia } from './gaia.agent.js';

export const createEmbeddedGaia = (parts: Pick<GaiaParts, 'school' | 'acceptLead' | 'clock'>): Gaia =>
  assembleGaia({ ...parts, store: new MemoryRequestStore(), limits: noLimits, languageModels: [] });
