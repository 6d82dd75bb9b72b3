// LangChain's agent over a configured language model: the whole catalog in its prompt, one tool, an answer that cites
// its facts, the guard. Loaded only where a model is configured.
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import type { Fact } from '@school/catalog';
import { CHAT_LIMITS } from '@school/contracts';
import {
  createAgent,
  dynamicSystemPromptMiddleware,
  modelCallLimitMiddleware,
  toolCallLimitMiddleware,
} from 'langchain';
import { z } from 'zod';
import { type Objection, objectionsTo } from '../guard/guard.js';
import { sentencesOf } from '../language/fold.js';
import type { EmbeddedReader } from '../model/embedded-reader.js';
import type { LanguageModel } from '../model/providers.js';
import { proposalOf } from '../request/quote.tool.js';
import { spokenIn } from './spoken-answer.js';
import { hasPlaceholder, typedBy } from './masking.js';
import { toolCalls, toolErrors } from './middleware.js';
import type { Preview } from './preview.js';
import { stateOf, systemPrompt } from './prompt.js';
import { NO_USAGE, type Said, type TurnContext, type Usage, contextSchema, sumOf } from './turn.js';

/** Calls of a model in one attempt at a turn: its answer, and what it asked of its tool before. */
const MOST_MODEL_CALLS = 4;
/** Of the tool, and of one for the answer where its provider has no other way; together in one attempt. */
const MOST_TOOL_CALLS = 3;
/** Graph steps of an attempt: so many calls, each with its tools and middleware, and some air. */
const RECURSION_LIMIT = 40;

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
 * @returns what asks the model. Words that the guard refuses are written anew once; then the sentences without ground
 * are left out, or the embedded reader's words take their place.
 */
export const languageAgent =
  (languageModel: LanguageModel) =>
  ({ reader, tools, facts, clock }: LanguageAgentParts): AskModel => {
    const agent = createAgent({
      model: languageModel.model,
      tools,
      contextSchema,
      responseFormat: answerSchema,
      middleware: [
        modelCallLimitMiddleware({ runLimit: MOST_MODEL_CALLS, exitBehavior: 'error' }),
        toolCallLimitMiddleware({ runLimit: MOST_TOOL_CALLS, exitBehavior: 'error' }),
        dynamicSystemPromptMiddleware(() => languageModel.asSystem(systemPrompt(facts(), clock()))),
        toolCalls,
        toolErrors,
      ],
    });

    const judged = (cited: readonly string[], reply: string, { masking, messages }: TurnContext) => {
      const told = [...new Set(cited)].flatMap((id) => facts().filter((fact) => fact.id === id));
      const words = masking.home(reply);
      const grounds = { catalog: facts(), cited: told, visitor: typedBy(messages), now: clock() };
      const unknown = sentencesOf(words).filter(hasPlaceholder);
      const objections = [
        ...objectionsTo(words, grounds),
        ...unknown.map((sentence) => ({ sentence: sentence.trim(), figure: 'segnaposto' })),
      ];
      return { words, facts: told, objections };
    };

    const attempt = async (turn: TurnContext, messages: BaseMessage[], signal: AbortSignal, preview?: Preview) => {
      const options = {
        context: { turn },
        recursionLimit: RECURSION_LIMIT,
        signal,
        callbacks: preview ? [preview] : [],
      };
      const result = await agent.invoke({ messages }, options);
      const proposal = proposalOf(result.messages);
      const answer = spokenIn(result);
      const isShown = proposal !== undefined && 'draft' in proposal;
      if (!answer || (answer.reply === '' && !isShown)) throw new NoWordsError('The model gave no answer');
      const { words, facts: told, objections } = judged(answer.facts, shortened(answer.reply), turn);
      const run = result.messages.slice(messages.length);
      const said = { message: words, facts: told, handedOff: answer.person, proposal, usage: usageOf(run) };
      return { said, objections, calls: run.filter(isOfTool) };
    };

    return async (turn, signal, preview) => {
      preview?.start((cited, reply) => {
        const { words, objections } = judged(cited, reply, turn);
        return objections.length === 0 ? words : undefined;
      });
      const messages = asMessages(turn);
      const { said: first, objections, calls } = await attempt(turn, messages, signal, preview);
      preview?.stop();
      if (objections.length === 0) return first;
      const again = [
        ...messages,
        // What the visitor's turn says of the request is how it stood before them.
        ...calls,
        new AIMessage(turn.masking.out(first.message)),
        new HumanMessage(turn.masking.out(correction(objections))),
      ];
      const { said: second, objections: left } = await attempt(turn, again, signal);
      const { proposal } = second;
      const usage = sumOf(first.usage, second.usage);
      const message = without(second.message, left);
      const said = message === '' && left.length > 0 ? reader.answer(turn) : { ...second, message };
      const refused = [...new Set([...objections, ...left].map(({ figure }) => figure))];
      return { ...said, proposal, usage, refused };
    };
  };

/** The conversation as the provider may read it, beneath it where the request for a quote stands. */
function asMessages(turn: TurnContext): BaseMessage[] {
  const { messages, masking } = turn;
  return messages.map(({ role, content }, index) => {
    const text = masking.out(index === messages.length - 1 ? content + stateOf(turn) : content);
    return role === 'user' ? new HumanMessage(text) : new AIMessage(text);
  });
}

const correction = (objections: readonly Objection[]): string =>
  "[La risposta è stata scartata, il visitatore non l'ha letta. " +
  objections
    .map(
      ({ sentence, figure }) =>
        `In «${sentence}» il dato «${figure}» non sta né nei fatti né nelle parole del visitatore.`,
    )
    .join(' ') +
  ' Scrivila di nuovo senza.]';

/** What is left of a reply without the sentences that have no ground; nothing where little is left. */
function without(words: string, objections: readonly Objection[]): string {
  const kept = sentencesOf(words).filter(
    (sentence) => !objections.some((objection) => objection.sentence === sentence.trim()),
  );
  const text = kept.join('').trim();
  return objections.length > 0 && text.length < words.length / 2 ? '' : text;
}

/** A call of a tool, or its answer. */
const isOfTool = (message: BaseMessage): boolean =>
  ToolMessage.isInstance(message) || (AIMessage.isInstance(message) && (message.tool_calls ?? []).length > 0);

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
