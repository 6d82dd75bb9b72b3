// Gaia with the model that needs no network.
import type { School } from '@school/catalog';
import type { AcceptLead } from '@school/platform';
import { GaiaEmbeddedModel } from '../model/embedded-model.js';
import { dailySearch } from '../retrieval/fact-search.js';
import { handOffTo } from '../tools/hand-off.js';
import { handOffTool } from '../tools/hand-off.tool.js';
import { requestQuoteTool } from '../tools/request-quote.tool.js';
import { searchContentTool } from '../tools/search-content.tool.js';
import { type Gaia, createGaia } from './gaia.agent.js';

export interface EmbeddedGaiaParts {
  readonly school: School;
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly clock?: () => Date;
}

export function createEmbeddedGaia({ school, acceptLead, clock = () => new Date() }: EmbeddedGaiaParts): Gaia {
  const search = dailySearch(school, clock);
  // Built now: the first visitor should not wait for it.
  search();
  const handOff = () => handOffTo(school, clock());
  return createGaia({
    model: new GaiaEmbeddedModel(search),
    tools: [searchContentTool(search), requestQuoteTool({ acceptLead, clock }), handOffTool(handOff)],
    reader: search,
    handOff,
  });
}
