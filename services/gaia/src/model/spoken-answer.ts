// The answer of a language model, in whichever way it came: as a tool's arguments, as JSON, in a fence, or in plain
// words; whole or while it is written. Marks of its reasoning are taken out first.
import type { AIMessage } from '@langchain/core/messages';
import { parsePartialJson } from '@langchain/core/output_parsers';
import { CHAT_LIMITS } from '@school/contracts';
import { z } from 'zod';
import { sentencesOf } from '../reader/fold.js';

/** The tool by which a model answers where its provider has no other way. */
export const ANSWER = 'rispondi';
/** What a model says. The facts come first: the words are checked against them while they are written. */
export const answerSchema = z
  .object({
    facts: z.array(z.string()).describe('Gli id dei fatti su cui poggia la risposta'),
    language: z.string().describe('La lingua della risposta, come "it"'),
    person: z.boolean().describe('true quando serve una persona'),
    reply: z.string().describe('Le parole per il visitatore'),
  })
  .meta({ title: ANSWER, description: 'La risposta al visitatore' });

/** As much of it as must be there. */
const spoken = z.object({
  facts: z.array(z.string()).catch([]),
  person: z.boolean().catch(false),
  reply: z.string().transform((text) => shortened(cleaned(text))),
});
export type SpokenAnswer = z.output<typeof spoken>;

/** A thought, signs of a template, a fence around all; a beginning or an end may be missing. */
const THOUGHT = /<(think|thinking|reasoning|tool_call)>[\s\S]*?(?:<\/\1>|$)/gi;
const ENDS_THOUGHT = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
const SIGNS = /<\|[^|>]{0,40}\|>/g;
/** An answer in JSON, whatever words stand before it; the end of a fence may stand behind it. */
const JSON_IN_WORDS = /\{\s*(?:"[\s\S]*?(?=\s*```|$)|$)/;
const FENCED = /^```\w*\s*([\s\S]*?)\s*(?:```)?$/;

function cleaned(text: string): string {
  const words = text.replace(THOUGHT, '').replace(ENDS_THOUGHT, '').replace(SIGNS, '').trim();
  return FENCED.exec(words)?.[1] ?? words;
}

/** What a message says, whole or under way; undefined where it is no answer. */
export function spokenIn({ tool_calls: calls = [], text }: AIMessage): SpokenAnswer | undefined {
  const call = calls.find(({ name }) => name === ANSWER);
  const bare = cleaned(text);
  const json = JSON_IN_WORDS.exec(bare)?.[0];
  return spoken.safeParse(call ? call.args : json ? parsePartialJson(json) : { reply: bare }).data;
}

/** A long reply ends with a whole sentence within what a message may hold, or else with a whole word. */
function shortened(text: string): string {
  if (text.length <= CHAT_LIMITS.characters) return text;
  const start = text.slice(0, CHAT_LIMITS.characters - 1);
  return sentencesOf(start).slice(0, -1).join('').trim() || `${start.replace(/\s+\S*$/, '')}…`;
}
