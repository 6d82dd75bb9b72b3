import { tool } from 'langchain';
import { z } from 'zod';
import type { ToolArtifact } from './artifacts.js';
import type { HandOff } from './hand-off.js';

export const HAND_OFF = 'passa_a_umano';

/** Tells how to reach a person; it sends nothing. */
export function handOffTool(handOff: () => HandOff) {
  return tool(
    (): [string, ToolArtifact] => {
      const contacts = handOff();
      return [JSON.stringify(contacts), { handOff: contacts }];
    },
    {
      name: HAND_OFF,
      description: 'Dà telefono, orari di oggi, e-mail e modulo per parlare con una persona. Da usare quando i contenuti non rispondono o quando il visitatore lo chiede.',
      schema: z.object({}),
      responseFormat: 'content_and_artifact',
    },
  );
}
