import { tool } from 'langchain';
import { z } from 'zod';
import type { FactSearch } from '../retrieval/fact-search.js';
import type { ToolArtifact } from './artifacts.js';

export const SEARCH_CONTENT = 'cerca_contenuti';
const QUERY_MAX = 2100;

/** What the model reads of a search. */
export const searchResult = z.object({ risultati: z.array(z.object({ id: z.string(), testo: z.string(), pagina: z.string() })) });

/** Searches what the site says. */
export function searchContentTool(search: () => FactSearch) {
  return tool(
    ({ query }): [string, ToolArtifact] => {
      const facts = search().answer(query);
      const result: z.output<typeof searchResult> = { risultati: facts.map(({ id, value, page }) => ({ id, testo: value, pagina: page })) };
      return [JSON.stringify(result), { facts }];
    },
    {
      name: SEARCH_CONTENT,
      description: 'Cerca nei contenuti del sito della scuola: corsi, prezzi, orari, date, esami, certificazioni, servizi, contatti. Una domanda alla volta.',
      schema: z.object({ query: z.string().min(1).max(QUERY_MAX).describe('La domanda del visitatore, completa del suo argomento') }),
      responseFormat: 'content_and_artifact',
    },
  );
}
