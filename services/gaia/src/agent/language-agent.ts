// LangChain's agent over a configured language model: the whole catalog in its prompt, one tool, an answer that cites its facts, the guard.
import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import type { Fact } from '@school/catalog';
import { CHAT_LIMITS } from '@school/contracts';
import { anthropicPromptCachingMiddleware, createAgent, modelCallLimitMiddleware, summarizationMiddleware } from 'langchain';
import { z } from 'zod';
import { sentencesOf } from '../guard/clauses.js';
import { type Objection, objectionsTo } from '../guard/guard.js';
import type { LanguageModel } from '../model/providers.js';
import { type ToolArtifact, artifactsOf } from '../tools/artifacts.js';
import { hasPlaceholder } from './masking.js';
import { endsWithRequest, instructions, toolCalls, toolErrors } from './middleware.js';
import type { Preview } from './preview.js';
import { stateOf, tellsInstructions } from './prompt.js';
import { type TurnContext, contextSchema } from './turn-context.js';

/** Calls of a model in one attempt at a turn: its answer, and what it got wrong about a tool before. */
const MOST_MODEL_CALLS = 3;
/** Graph steps of an attempt: so many calls, each with its tools and middleware, and some air. */
const RECURSION_LIMIT = 32;
/** Beyond so many tokens of conversation all but the last of them are summarised. */
const LONG_CONVERSATION = { tokens: 6000 };
const KEPT = { tokens: 2000 };

/** What a model says. The facts come first: the words are checked against them while they are written. */
const answerSchema = z
  .object({
    facts: z.array(z.string()).describe('Gli id dei fatti su cui poggia la risposta'),
    language: z.string().describe('La lingua della risposta, come "it"'),
    person: z.boolean().describe('true quando serve una persona'),
    reply: z.string().describe('Le parole per il visitatore'),
  })
  .meta({ title: 'rispondi', description: 'La risposta al visitatore' });
type Answer = z.output<typeof answerSchema>;

/** Tokens, as the provider counts them; those from its cache are among the ones that went in. */
export interface Usage {
  readonly calls: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}
export const NO_USAGE: Usage = { calls: 0, input: 0, cached: 0, output: 0 };

/** A model's answer to a turn, as the visitor may read it unless there are objections. */
export interface Spoken {
  readonly words: string;
  readonly facts: readonly Fact[];
  readonly person: boolean;
  readonly objections: readonly Objection[];
  readonly artifacts: readonly ToolArtifact[];
  readonly usage: Usage;
}

/** The model ended without an answer. */
export class NoWordsError extends Error {
  override readonly name = 'NoWordsError';
}

export interface LanguageAgentParts {
  readonly languageModel: LanguageModel;
  readonly tools: ClientTool[];
  /** All that the school publishes today. */
  readonly facts: () => ReadonlyMap<string, Fact>;
  readonly clock: () => Date;
}

/** Has a model answer a turn; words that the guard refuses are written anew once. */
export type AskModel = (turn: TurnContext, signal: AbortSignal, preview?: Preview) => Promise<Spoken>;

export function languageAgent({ languageModel, tools, facts, clock }: LanguageAgentParts): AskModel {
  const { model } = languageModel;
  const agent = createAgent({
    model,
    tools,
    contextSchema,
    responseFormat: answerSchema,
    middleware: [
      endsWithRequest,
      modelCallLimitMiddleware({ runLimit: MOST_MODEL_CALLS, exitBehavior: 'error' }),
      summarizationMiddleware({ model, trigger: LONG_CONVERSATION, keep: KEPT }),
      anthropicPromptCachingMiddleware({ minMessagesToCache: 0, unsupportedModelBehavior: 'ignore' }),
      instructions(languageModel, facts, clock),
      toolCalls,
      toolErrors,
    ],
  });

  const judged = ({ facts: cited, reply }: Pick<Answer, 'facts' | 'reply'>, { masking, messages }: TurnContext) => {
    const told = [...new Set(cited)].flatMap((id) => facts().get(id) ?? []);
    const words = masking.home(reply);
    const visitor = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const objections = [
      ...objectionsTo(words, { facts: told, visitor, now: clock() }),
      ...(tellsInstructions(words) ? ['istruzioni'] : []),
      ...(hasPlaceholder(words) ? ['segnaposto sconosciuto'] : []),
    ];
    return { words, facts: told, objections };
  };

  const attempt = async (turn: TurnContext, messages: BaseMessage[], signal: AbortSignal, preview?: Preview): Promise<Spoken> => {
    const options = { context: { turn }, recursionLimit: RECURSION_LIMIT, signal, callbacks: preview ? [preview] : [] };
    const result = await agent.invoke({ messages }, options);
    const artifacts = artifactsOf(result.messages);
    const { data: answer } = answerSchema.safeParse(result.structuredResponse);
    // A request that was sent ends the turn without an answer.
    if (!answer && artifacts.length === 0) throw new NoWordsError('The model gave no answer');
    const { facts: cited = [], reply = '', person = false } = answer ?? {};
    return { ...judged({ facts: cited, reply: shortened(reply.trim()) }, turn), person, artifacts, usage: usageOf(result.messages) };
  };

  return async (turn, signal, preview) => {
    preview?.start((answer) => {
      const { words, objections } = judged(answer, turn);
      return objections.length === 0 ? words : undefined;
    });
    const messages = asMessages(turn);
    const first = await attempt(turn, messages, signal, preview);
    preview?.stop();
    if (first.objections.length === 0) return first;
    const again = [...messages, new AIMessage(turn.masking.out(first.words)), new HumanMessage(correction(first.objections))];
    const second = await attempt(turn, again, signal);
    return { ...second, usage: sumOf(first.usage, second.usage) };
  };
}

/** The conversation as the provider may read it, beneath it where the request for a quote stands. */
function asMessages({ messages, plan, masking }: TurnContext): BaseMessage[] {
  return messages.map(({ role, content }, index) => {
    const text = masking.out(index === messages.length - 1 ? content + stateOf(plan) : content);
    return role === 'user' ? new HumanMessage(text) : new AIMessage(text);
  });
}

const correction = (objections: readonly Objection[]): string =>
  `[La risposta è stata scartata, il visitatore non l'ha letta: ${objections.join('; ')}. Scrivine un'altra, con i soli fatti che citi.]`;

export const sumOf = (one: Usage, other: Usage): Usage => ({
  calls: one.calls + other.calls,
  input: one.input + other.input,
  cached: one.cached + other.cached,
  output: one.output + other.output,
});

const usageOf = (run: readonly BaseMessage[]): Usage =>
  run
    .flatMap((message) => (AIMessage.isInstance(message) && message.usage_metadata ? [message.usage_metadata] : []))
    .map((told) => ({ calls: 1, input: told.input_tokens, cached: told.input_token_details?.cache_read ?? 0, output: told.output_tokens }))
    .reduce(sumOf, NO_USAGE);

/** The longest beginning of whole sentences within what a message may hold; a sentence that alone is longer is cut at a word. */
function shortened(text: string): string {
  if (text.length <= CHAT_LIMITS.characters) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.trimEnd().length > CHAT_LIMITS.characters) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, CHAT_LIMITS.characters - 1).replace(/\s+\S*$/, '')}…`;
}
