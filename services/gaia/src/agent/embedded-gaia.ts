// Gaia with the model that needs no network, and without the limits that need Redis: for the evaluation and the
// terminal.
import { type Gaia, type GaiaParts, assembleGaia } from './gaia.agent.js';

export const createEmbeddedGaia = (parts: Pick<GaiaParts, 'school' | 'acceptLead' | 'clock'>): Gaia =>
  assembleGaia({
    ...parts,
    quoteLimits: { admits: ({ conversation }) => Promise.resolve(conversation) },
    languageModels: [],
  });
