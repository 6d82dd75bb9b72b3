// What LangChain's own middleware leaves to us.
import { AIMessage } from '@langchain/core/messages';
import type { Fact } from '@school/catalog';
import { ToolInvocationError, createMiddleware, toolErrorMiddleware } from 'langchain';
import { randomUUID } from 'node:crypto';
import type { LanguageModel } from '../model/providers.js';
import { QuoteFailedError, ToolRefusal, artifactsOf } from '../tools/artifacts.js';
import { systemPrompt } from './prompt.js';
import { contextSchema } from './turn.js';

/** In one message of a model. */
const MOST_TOOL_CALLS = 4;

/** The model asked for tools without measure. */
class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
}

/** The rules and the catalog of the day, first in every request. */
export const instructions = (
  { asSystem }: Pick<LanguageModel, 'asSystem'>,
  facts: () => readonly Fact[],
  clock: () => Date,
) =>
  createMiddleware({
    name: 'instructions',
    wrapModelCall: (request, handler) =>
      handler({ ...request, systemMessage: asSystem(systemPrompt(facts(), clock())) }),
  });

/**
 * A model's message with ids of ours: servers that repeat an id would make a later message overwrite an earlier one, or
 * a call pass for answered. And the arguments of a tool with what the placeholders stand for.
 */
export const toolCalls = createMiddleware({
  name: 'toolCalls',
  contextSchema,
  wrapModelCall: async (request, handler) => {
    const said = await handler(request);
    if (!AIMessage.isInstance(said)) return said;
    const calls = (said.tool_calls ?? []).map((call) => ({ ...call, id: randomUUID() }));
    if (calls.length > MOST_TOOL_CALLS) throw new TooManyCallsError(`More than ${MOST_TOOL_CALLS} tools in a message`);
    const { text: content, usage_metadata: usage } = said;
    return new AIMessage({ id: randomUUID(), content, tool_calls: calls, ...(usage && { usage_metadata: usage }) });
  },
  wrapToolCall: ({ toolCall, runtime, ...request }, handler) =>
    handler({
      ...request,
      runtime,
      toolCall: { ...toolCall, args: runtime.context.turn.masking.argumentsHome(toolCall.args) },
    }),
});

/**
 * A request on disk ends the turn: what is told of it is not a model's to say. (`returnDirect` loops beside an answer's
 * schema.)
 */
export const endsWithRequest = createMiddleware({
  name: 'endsWithRequest',
  beforeModel: {
    canJumpTo: ['end'],
    hook: ({ messages }) => (artifactsOf(messages).length > 0 ? { jumpTo: 'end' } : undefined),
  },
});

/** A call that is refused or malformed is told so; whatever else fails leaves open whether the request is on disk. */
export const toolErrors = toolErrorMiddleware({
  onError: (error) => {
    if (error instanceof ToolRefusal) return error.message;
    if (ToolInvocationError.isInstance(error)) return 'Argomenti non validi: controlla i campi dello strumento.';
    throw new QuoteFailedError(error);
  },
});
