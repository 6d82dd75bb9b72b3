// Gaia with the model that needs no network, and without the limits that need Redis: for the evaluation and the terminal.
import { type AssembledParts, assembleGaia } from './assemble-gaia.js';
import type { Gaia } from './gaia.agent.js';

export const createEmbeddedGaia = (parts: Pick<AssembledParts, 'school' | 'acceptLead' | 'clock'>): Gaia =>
  assembleGaia({ ...parts, quoteLimits: { admits: ({ conversation }) => Promise.resolve(conversation) }, languageModels: [] });
