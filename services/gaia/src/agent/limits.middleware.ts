// The bounds of a run, in one wrap: LangChain's own limit middleware answers visitors in English, hands models stack traces,
// and costs a graph step each.
import { AIMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import { ToolInvocationError, createMiddleware } from 'langchain';
import { randomUUID } from 'node:crypto';
import { ToolRefusal } from '../tools/artifacts.js';
import { REQUEST_QUOTE } from '../tools/request-quote.tool.js';

export const MOST_MODEL_CALLS = 4;

/** The model went on asking for tools. */
export class TooManyModelCallsError extends Error {
  override readonly name = 'TooManyModelCallsError';
}

export const limits = createMiddleware({
  name: 'limits',
  wrapModelCall: async (request, handler) => {
    const run = request.messages.slice(request.messages.findLastIndex((message) => HumanMessage.isInstance(message)) + 1);
    if (run.filter((message) => AIMessage.isInstance(message)).length >= MOST_MODEL_CALLS) throw new TooManyModelCallsError(`More than ${MOST_MODEL_CALLS} model calls in a turn`);
    const response = await handler(request);
    // Servers that repeat an id would make the second message overwrite the first.
    if (AIMessage.isInstance(response)) response.id = randomUUID();
    return response;
  },
  wrapToolCall: async (request, handler) => {
    const refuse = (content: string) => new ToolMessage({ content, tool_call_id: request.toolCall.id ?? '', name: request.toolCall.name, status: 'error' });
    if (!request.tool) return refuse('Questo strumento non esiste.');
    try {
      return await handler(request);
    } catch (error) {
      if (error instanceof ToolRefusal) return refuse(error.message);
      if (ToolInvocationError.isInstance(error)) return refuse('Argomenti non validi: controlla i campi dello strumento.');
      // Whether a lead is on disk is then unknown: the turn fails, and trying it again gives the same lead.
      if (request.toolCall.name === REQUEST_QUOTE) throw error;
      return refuse('Lo strumento non è disponibile ora.');
    }
  },
});
