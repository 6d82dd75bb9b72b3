// The bounds of a run, in one wrap: LangChain's own limit middleware answers visitors in English, hands models stack traces,
// and costs a graph step each.
import { AIMessage, ToolMessage } from '@langchain/core/messages';
import { ToolInvocationError, createMiddleware } from 'langchain';
import { randomUUID } from 'node:crypto';
import { QuoteFailedError, ToolRefusal } from '../tools/artifacts.js';
import { REQUEST_QUOTE } from '../tools/request-quote.tool.js';
import { runOf } from './run.js';

export const MOST_MODEL_CALLS = 4;
/** In one message of a model. */
const MOST_TOOL_CALLS = 8;

/** The model went on asking for tools. */
export class TooManyCallsError extends Error {
  override readonly name = 'TooManyCallsError';
}

/**
 * A model's message as the run knows it: its words and its calls, each with an id of ours. Servers that repeat an id would make a
 * later message overwrite an earlier one, or a call pass for answered. A call whose arguments are no JSON is told so by its tool.
 */
function asOwn({ text, tool_calls: calls = [], invalid_tool_calls: broken = [], usage_metadata }: AIMessage): AIMessage {
  const asked = [...calls, ...broken.map(({ name = '' }) => ({ name, args: {} }))];
  if (asked.length > MOST_TOOL_CALLS) throw new TooManyCallsError(`More than ${MOST_TOOL_CALLS} tools in a message`);
  const toolCalls = asked.map(({ name, args }) => ({ name, args, id: randomUUID(), type: 'tool_call' as const }));
  return new AIMessage({ id: randomUUID(), content: text, tool_calls: toolCalls, ...(usage_metadata && { usage_metadata }) });
}

export const limits = createMiddleware({
  name: 'limits',
  wrapModelCall: async (request, handler) => {
    const calls = runOf(request.messages).filter((message) => AIMessage.isInstance(message)).length;
    if (calls >= MOST_MODEL_CALLS) throw new TooManyCallsError(`More than ${MOST_MODEL_CALLS} model calls in a turn`);
    const response = await handler(request);
    return AIMessage.isInstance(response) ? asOwn(response) : response;
  },
  wrapToolCall: async (request, handler) => {
    const refuse = (content: string) => new ToolMessage({ content, tool_call_id: request.toolCall.id ?? '', name: request.toolCall.name, status: 'error' });
    if (!request.tool) return refuse('Questo strumento non esiste.');
    try {
      return await handler(request);
    } catch (error) {
      if (error instanceof ToolRefusal) return refuse(error.message);
      if (ToolInvocationError.isInstance(error)) return refuse('Argomenti non validi: controlla i campi dello strumento.');
      if (request.toolCall.name === REQUEST_QUOTE) throw new QuoteFailedError(error);
      return refuse('Lo strumento non è disponibile ora.');
    }
  },
});
