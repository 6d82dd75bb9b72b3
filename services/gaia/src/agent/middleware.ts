// What LangChain's own middleware leaves to us.
import { AIMessage } from '@langchain/core/messages';
import { ToolInvocationError, createMiddleware, toolErrorMiddleware } from 'langchain';
import { randomUUID } from 'node:crypto';
import { contextSchema } from './turn.js';

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

/** A malformed call is told so; whatever else fails, fails the run. */
export const toolErrors = toolErrorMiddleware({
  onError: (error) => {
    if (ToolInvocationError.isInstance(error)) return 'Argomenti non validi: controlla i campi dello strumento.';
    throw error;
  },
});
