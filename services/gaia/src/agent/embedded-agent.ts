// LangChain's agent over Gaia's own model: the same tool, the same door for a confirmed request, and no network.
import { HumanMessage } from '@langchain/core/messages';
import type { ClientTool } from '@langchain/core/tools';
import { createAgent, createMiddleware } from 'langchain';
import { EmbeddedModel } from '../model/embedded-model.js';
import type { EmbeddedReader } from '../model/embedded-reader.js';
import { type ToolArtifact, artifactsOf } from '../tools/artifacts.js';
import { endsWithRequest, toolErrors } from './middleware.js';
import { type TurnContext, contextSchema } from './turn-context.js';

/** Has the embedded model take a turn; what it says is the reader's, what it has done is in the artifacts. */
export function embeddedAgent(reader: EmbeddedReader, tools: ClientTool[]): (turn: TurnContext) => Promise<ToolArtifact[]> {
  const withPlan = createMiddleware({
    name: 'withPlan',
    contextSchema,
    wrapModelCall: (request, handler) => handler({ ...request, model: new EmbeddedModel(reader, request.runtime.context.turn.plan) }),
  });
  const middleware = [endsWithRequest, withPlan, toolErrors] as const;
  const agent = createAgent({ model: new EmbeddedModel(reader), tools, contextSchema, middleware });
  return async (turn) => {
    const { messages } = await agent.invoke({ messages: [new HumanMessage(turn.messages.at(-1)!.content)] }, { context: { turn } });
    return artifactsOf(messages);
  };
}
