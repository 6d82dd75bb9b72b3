// Gaia as in production, at a fixed moment and for an invented school, held through conversations as the panel does.
import { exampleSchool } from '@school/catalog/testing';
import { type ChatMessage, type QuoteDraft } from '@school/contracts';
import { type Answered, Gaia } from '#gaia/gaia.js';
import type { Candidate } from '#gaia/model/candidate.js';

/** A Monday morning. */
export const EVALUATION_DAY = new Date('2026-11-23T10:00:00Z');
const TURN_MS = 20_000;

export const gaiaWith = (languageModels: readonly Candidate[] = []): Gaia =>
  new Gaia({ school: exampleSchool, languageModels, clock: () => EVALUATION_DAY });

/** Each turn's answer; the open card goes along. */
export async function talk(gaia: Gaia, turns: readonly string[]): Promise<Answered[]> {
  const messages: ChatMessage[] = [];
  const answers: Answered[] = [];
  let request: QuoteDraft | undefined;
  for (const content of turns) {
    messages.push({ role: 'user', content });
    const answered = await gaia.answer({ messages, request, deadline: EVALUATION_DAY.getTime() + TURN_MS });
    messages.push({ role: 'assistant', content: answered.reply.message });
    request = answered.reply.request;
    answers.push(answered);
  }
  return answers;
}
