// The answer of a language model, in whichever way it came: as a tool's arguments, as JSON, in a fence, or in plain
// words. Marks of its reasoning are taken out first.
import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import { parsePartialJson } from '@langchain/core/output_parsers';
import { z } from 'zod';

const answer = z.object({
  facts: z.array(z.string()).catch([]),
  person: z.boolean().catch(false),
  reply: z.string(),
});
export type SpokenAnswer = z.output<typeof answer>;

const THOUGHT = /<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi;
/** A thought whose beginning was left out. */
const ENDS_THOUGHT = /^[\s\S]*<\/(?:think|thinking|reasoning)>/i;
const SIGNS = /<\|[^|>]{0,40}\|>/g;
const FENCED = /^```\w*\s*([\s\S]*?)\s*```$/;

/** A model's words without what it thought aloud. */
const withoutThoughts = (text: string): string =>
  text.replace(THOUGHT, '').replace(ENDS_THOUGHT, '').replace(SIGNS, '').trim();

/** @param result of a run of LangChain's agent. @returns undefined where it holds no answer. */
export function spokenIn(result: {
  readonly messages: readonly BaseMessage[];
  readonly structuredResponse?: unknown;
}): SpokenAnswer | undefined {
  const structured = answer.safeParse(result.structuredResponse);
  if (structured.success) return cleaned(structured.data);
  const last = result.messages.at(-1);
  if (!AIMessage.isInstance(last) || (last.tool_calls ?? []).length > 0) return undefined;
  const text = withoutThoughts(last.text);
  const bare = FENCED.exec(text)?.[1] ?? text;
  const parsed = answer.safeParse(bare.startsWith('{') ? parsePartialJson(bare) : undefined);
  if (parsed.success) return cleaned(parsed.data);
  return bare === '' || bare.startsWith('{') ? undefined : { facts: [], person: false, reply: bare };
}

function cleaned(said: SpokenAnswer): SpokenAnswer {
  const reply = withoutThoughts(said.reply);
  return { ...said, reply: FENCED.exec(reply)?.[1] ?? reply };
}
