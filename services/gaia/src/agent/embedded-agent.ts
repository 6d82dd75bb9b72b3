// LangChain's agent over Gaia's own model, which needs no network: it asks for the same tool as any other model when
// the visitor has confirmed, and says what the reader says.
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import type { ClientTool } from '@langchain/core/tools';
import { createAgent, createMiddleware } from 'langchain';
import { NOTHING_TO_DO, type Plan } from '../dialogue/conversation.js';
import type { EmbeddedReader } from '../model/embedded-reader.js';
import { artifactsOf } from '../tools/artifacts.js';
import { REQUEST_QUOTE } from '../tools/request-quote.tool.js';
import { endsWithRequest, toolErrors } from './middleware.js';
import { type Said, type TurnContext, contextSchema } from './turn.js';

class EmbeddedModel extends BaseChatModel {
  /** @param plan of the turn that it is to take. */
  constructor(
    private readonly reader: EmbeddedReader,
    private readonly plan: Plan = NOTHING_TO_DO,
  ) {
    super({});
  }

  _llmType(): string {
    return 'gaia-embedded';
  }

  /** The tool is known by name; there is nothing to bind. */
  override bindTools(): this {
    return this;
  }

  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const { quote } = this.plan;
    const message =
      quote?.do === 'send' && !messages.some((before) => ToolMessage.isInstance(before))
        ? new AIMessage({
            content: '',
            tool_calls: [{ name: REQUEST_QUOTE, args: { ...quote.request.slots }, id: 'request' }],
          })
        : new AIMessage(this.reader.answer(this.plan).message);
    return { generations: [{ text: message.text, message }] };
  }
}

export function embeddedAgent(reader: EmbeddedReader, tools: ClientTool[]): (turn: TurnContext) => Promise<Said> {
  const withPlan = createMiddleware({
    name: 'withPlan',
    contextSchema,
    wrapModelCall: (request, handler) =>
      handler({ ...request, model: new EmbeddedModel(reader, request.runtime.context.turn.plan) }),
  });
  const middleware = [endsWithRequest, withPlan, toolErrors] as const;
  const agent = createAgent({ model: new EmbeddedModel(reader), tools, contextSchema, middleware });
  return async (turn) => {
    const { messages } = await agent.invoke(
      { messages: [new HumanMessage(turn.messages.at(-1)!.content)] },
      { context: { turn } },
    );
    return reader.answer(turn.plan, artifactsOf(messages)[0]?.receipt);
  };
}
