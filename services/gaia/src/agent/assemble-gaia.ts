// Gaia with all her parts: the school's facts, the tools, and the models that are configured before the embedded one.
import type { School } from '@school/catalog';
import type { AcceptLead } from '@school/platform';
import type { Candidate } from '../model/candidate.js';
import { GaiaEmbeddedModel } from '../model/embedded-model.js';
import { dailySearch } from '../retrieval/fact-search.js';
import { handOffTo } from '../tools/hand-off.js';
import { handOffTool } from '../tools/hand-off.tool.js';
import type { QuoteLimits } from '../tools/quote-limits.js';
import { requestQuoteTool } from '../tools/request-quote.tool.js';
import { searchContentTool } from '../tools/search-content.tool.js';
import { type Gaia, createGaia } from './gaia.agent.js';

export interface AssembledParts {
  readonly school: School;
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly quoteLimits: QuoteLimits;
  readonly languageModels: readonly Candidate[];
  readonly clock?: () => Date;
}

export function assembleGaia({ school, acceptLead, quoteLimits, languageModels, clock = () => new Date() }: AssembledParts): Gaia {
  const search = dailySearch(school, clock);
  // Built now: the first visitor should not wait for it.
  search();
  const handOff = () => handOffTo(school, clock());
  return createGaia({
    languageModels,
    embedded: new GaiaEmbeddedModel(search),
    tools: [searchContentTool(search), requestQuoteTool({ acceptLead, quoteLimits, clock }), handOffTool(handOff)],
    reader: search,
    handOff,
    clock,
  });
}
