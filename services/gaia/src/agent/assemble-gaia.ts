// Gaia with all her parts: the school's facts, the tool, and the models that are configured before the embedded one.
import { type Fact, type School, allFacts, romeDay } from '@school/catalog';
import type { AcceptLead } from '@school/platform';
import type { Candidate } from '../model/candidate.js';
import { talkReader } from '../model/talk-reader.js';
import { dailyReader } from '../reader/daily-reader.js';
import type { QuoteLimits } from '../tools/quote-limits.js';
import { requestQuoteTool } from '../tools/request-quote.tool.js';
import { type Gaia, createGaia } from './gaia.agent.js';

export interface AssembledParts {
  readonly school: School;
  readonly acceptLead: Pick<AcceptLead, 'accept'>;
  readonly quoteLimits: QuoteLimits;
  readonly languageModels: readonly Candidate[];
  readonly clock?: () => Date;
}

export function assembleGaia({ school, acceptLead, quoteLimits, languageModels, clock = () => new Date() }: AssembledParts): Gaia {
  const reader = dailyReader(school, clock);
  // Built now: the first visitor should not wait for it.
  reader();
  return createGaia({
    languageModels,
    reader: talkReader(reader, school, clock),
    tools: [requestQuoteTool({ acceptLead, quoteLimits, clock })],
    facts: factsOfTheDay(school, clock),
    clock,
  });
}

/** What the school publishes, by its ids; built anew each day in Rome. */
function factsOfTheDay(school: School, clock: () => Date): () => ReadonlyMap<string, Fact> {
  let [day, facts] = ['', new Map<string, Fact>()];
  return () => {
    const today = romeDay(clock());
    if (today !== day) [day, facts] = [today, new Map(allFacts(school, clock()).map((fact) => [fact.id, fact]))];
    return facts;
  };
}
