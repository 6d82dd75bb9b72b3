// LangChain's agent over a configured language model: the whole catalog in its prompt, one tool, an answer that cites
// its facts, the guard. Loaded only where a model is configured.
import { AIMessage, type BaseMessage, HumanMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import type { Fact } from '@school/catalog';
import { CHAT_LIMITS } from '@school/contracts';
import {
  anthropicPromptCachingMiddleware,
  createAgent,
  modelCallLimitMiddleware,
  summarizationMiddleware,
} from 'langchain';
import { z } from 'zod';
import { type Objection, objectionsTo } from '../guard/guard.js';
import { sentencesOf } from '../language/fold.js';
import { type EmbeddedReader, requestWords } from '../model/embedded-reader.js';
import type { LanguageModel } from '../model/providers.js';
import { artifactsOf } from '../tools/artifacts.js';
import { hasPlaceholder } from './masking.js';
import { endsWithRequest, instructions, toolCalls, toolErrors } from './middleware.js';
import type { Preview } from './preview.js';
import { stateOf, tellsInstructions } from './prompt.js';
import { NO_USAGE, type Said, type TurnContext, type Usage, contextSchema, sumOf } from './turn.js';

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

/** The model ended without an answer. */
class NoWordsError extends Error {
  override readonly name = 'NoWordsError';
}
/** The visitor has confirmed, and the model let it pass. */
class ConfirmedNotSentError extends Error {
  override readonly name = 'ConfirmedNotSentError';
}

export interface LanguageAgentParts {
  readonly reader: EmbeddedReader;
  readonly tools: ClientTool[];
  /** All that the school publishes today. */
  readonly facts: () => readonly Fact[];
  readonly clock: () => Date;
}
/** Has a model answer a turn. */
export type AskModel = (turn: TurnContext, signal: AbortSignal, preview?: Preview) => Promise<Said>;

/**
 * @returns what asks the model; words that the guard refuses are written anew once, then the embedded reader's take
 * their place.
 */
export const languageAgent =
  (languageModel: LanguageModel) =>
  ({ reader, tools, facts, clock }: LanguageAgentParts): AskModel => {
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

    const judged = (cited: readonly string[], reply: string, { masking, messages }: TurnContext) => {
      const told = [...new Set(cited)].flatMap((id) => facts().filter((fact) => fact.id === id));
      const words = masking.home(reply);
      const visitor = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
      const objections = [
        ...objectionsTo(words, { facts: told, visitor, now: clock() }),
        ...(tellsInstructions(words) ? ['istruzioni'] : []),
        ...(hasPlaceholder(words) ? ['segnaposto sconosciuto'] : []),
      ];
      return { words, facts: told, objections };
    };

    /** What code has to say of the request stands beneath the model's words, or in their place. */
    const attempt = async (turn: TurnContext, messages: BaseMessage[], signal: AbortSignal, preview?: Preview) => {
      const { quote } = turn.plan;
      const options = {
        context: { turn },
        recursionLimit: RECURSION_LIMIT,
        signal,
        callbacks: preview ? [preview] : [],
      };
      const result = await agent.invoke({ messages }, options);
      const usage = usageOf(result.messages);
      const [sent] = artifactsOf(result.messages);
      if (sent) return { words: '', said: { ...reader.answer(turn.plan, sent.receipt), usage } };
      const { data: answer } = answerSchema.safeParse(result.structuredResponse);
      if (!answer) throw new NoWordsError('The model gave no answer');
      if (quote?.do === 'send') throw new ConfirmedNotSentError('The confirmed request was not sent');
      const { words, facts: told, objections: refused } = judged(answer.facts, shortened(answer.reply.trim()), turn);
      const message = [words, quote?.do === 'ask' ? '' : requestWords(quote)].filter(Boolean).join('\n\n');
      if (message === '') throw new NoWordsError('The model said nothing');
      return { words, said: { message, facts: told, handedOff: answer.person, refused, usage } };
    };

    return async (turn, signal, preview) => {
      preview?.start((cited, reply) => {
        const { words, objections } = judged(cited, reply, turn);
        return objections.length === 0 ? words : undefined;
      });
      const messages = asMessages(turn);
      const { words, said: first } = await attempt(turn, messages, signal, preview);
      preview?.stop();
      if (first.refused.length === 0) return first;
      const again = [...messages, new AIMessage(turn.masking.out(words)), new HumanMessage(correction(first.refused))];
      const { said: second } = await attempt(turn, again, signal);
      const usage = sumOf(first.usage, second.usage);
      // Refused twice: what the embedded reader says has ground.
      return second.refused.length > 0
        ? { ...reader.answer(turn.plan), refused: second.refused, usage }
        : { ...second, usage };
    };
  };

/** The conversation as the provider may read it, beneath it where the request for a quote stands. */
function asMessages({ messages, plan, masking }: TurnContext): BaseMessage[] {
  return messages.map(({ role, content }, index) => {
    const text = masking.out(index === messages.length - 1 ? content + stateOf(plan) : content);
    return role === 'user' ? new HumanMessage(text) : new AIMessage(text);
  });
}

const correction = (objections: readonly Objection[]): string =>
  `[La risposta è stata scartata, il visitatore non l'ha letta: ${objections.join('; ')}. Scrivine un'altra, con ` +
  'i soli fatti che citi.]';

const usageOf = (run: readonly BaseMessage[]): Usage =>
  run
    .flatMap((message) => (AIMessage.isInstance(message) && message.usage_metadata ? [message.usage_metadata] : []))
    .map((told) => ({
      calls: 1,
      input: told.input_tokens,
      cached: told.input_token_details?.cache_read ?? 0,
      output: told.output_tokens,
    }))
    .reduce(sumOf, NO_USAGE);

/**
 * The longest beginning of whole sentences within what a message may hold; a sentence that alone is longer is cut at a
 * word.
 */
function shortened(text: string): string {
  if (text.length <= CHAT_LIMITS.characters) return text;
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.trimEnd().length > CHAT_LIMITS.characters) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, CHAT_LIMITS.characters - 1).replace(/\s+\S*$/, '')}…`;
}
