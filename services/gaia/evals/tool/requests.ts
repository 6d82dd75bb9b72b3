// Requests as pressed, without editing: whether the card has the right service, name and contact, and words that hold
// what was wanted.
import { readFileSync } from 'node:fs';
import { parseLead, phoneKey, quoteServices } from '@school/contracts';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Gaia } from '#gaia/gaia.js';
import { fold } from '#gaia/reader/fold.js';
import { talk } from './gaia.ts';

const request = z.strictObject({
  turns: z.array(z.string()).min(1),
  lead: z.strictObject({
    servizio: z.enum(Object.keys(quoteServices) as [keyof typeof quoteServices]).optional(),
    nome: z.string().optional(),
    email: z.string().optional(),
    telefono: z.string().optional(),
  }),
  says: z.array(z.string()).default([]),
});
export type ExpectedRequest = z.output<typeof request>;

export const readRequests = (): ExpectedRequest[] =>
  z.array(request).parse(parse(readFileSync(new URL('../requests.yaml', import.meta.url), 'utf8')));

const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What is wrong with the card after the last turn; `invalid` where its form would refuse it. */
export async function faultsOf({ turns, lead, says }: ExpectedRequest, gaia: Gaia): Promise<string[]> {
  const card = (await talk(gaia, turns)).at(-1)!.reply.request;
  if (!card) return ['card'];
  const isWrong = (name: keyof typeof lead, same: (text: string) => string) =>
    lead[name] !== undefined && same(lead[name]) !== same(card[name]);
  return [
    ...(isWrong('servizio', String) ? ['servizio'] : []),
    ...(isWrong('nome', plain) ? ['nome'] : []),
    ...(isWrong('email', (text) => text.toLowerCase()) ? ['email'] : []),
    ...(isWrong('telefono', phoneKey) ? ['telefono'] : []),
    ...(says.every((words) => plain(card.richiesta).includes(plain(words).trim())) ? [] : ['richiesta']),
    ...(parseLead('quote', { ...card, consenso: true }).success ? [] : ['invalid']),
  ];
}
