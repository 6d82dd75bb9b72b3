// LangChain's agent over Gaia's own model, which needs no network: it calls the same tool as any other model, and says
// what the reader says.
import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, HumanMessage, ToolMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import type { ClientTool } from '@langchain/core/tools';
import { createAgent } from 'langchain';
import type { EmbeddedReader } from '../model/embedded-reader.js';
import { REQUEST_QUOTE, proposalOf } from '../request/quote.tool.js';
import { type Said, type TurnContext, contextSchema } from './turn.js';

class EmbeddedModel extends BaseChatModel {
  constructor(
    private readonly reader: EmbeddedReader,
    private readonly turn: TurnContext,
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
    const message = this.answer(messages);
    return { generations: [{ text: message.text, message }] };
  }

  private answer(messages: readonly BaseMessage[]): AIMessage {
    const { move, known } = this.turn.plan;
    const isCalled = messages.some((message) => ToolMessage.isInstance(message));
    return move === 'propose' && !isCalled
      ? new AIMessage({ content: '', tool_calls: [{ name: REQUEST_QUOTE, args: { ...known }, id: 'request' }] })
      : new AIMessage(this.reader.answer(this.turn, proposalOf(messages)).message);
  }
}

/** An agent for one turn: the model answers that turn alone. */
export const embeddedAgent =
  (reader: EmbeddedReader, tools: ClientTool[]) =>
  async (turn: TurnContext): Promise<Said> => {
    const agent = createAgent({ model: new EmbeddedModel(reader, turn), tools, contextSchema });
    const { messages } = await agent.invoke(
      { messages: [new HumanMessage(turn.messages.at(-1)!.content)] },
      { context: { turn } },
    );
    return reader.answer(turn, proposalOf(messages));
  };
