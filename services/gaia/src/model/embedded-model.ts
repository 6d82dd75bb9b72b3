// Gaia's own language model, without a network: it asks for the same tool as any other model when the visitor has confirmed, and says what
// the reader says.
import { BaseChatModel, type BindToolsInput } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage, ToolMessage } from '@langchain/core/messages';
import type { ChatResult } from '@langchain/core/outputs';
import { NOTHING_TO_DO, type Plan } from '../dialogue/conversation.js';
import { REQUEST_QUOTE } from '../tools/request-quote.tool.js';
import type { EmbeddedReader } from './embedded-reader.js';

export class EmbeddedModel extends BaseChatModel {
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
  override bindTools(_tools: BindToolsInput[]): this {
    return this;
  }

  async _generate(messages: BaseMessage[]): Promise<ChatResult> {
    const { quote } = this.plan;
    const message =
      quote?.do === 'send' && !messages.some((before) => ToolMessage.isInstance(before))
        ? new AIMessage({ content: '', tool_calls: [{ name: REQUEST_QUOTE, args: { ...quote.request.slots }, id: 'request' }] })
        : new AIMessage(this.reader.answer(this.plan).message);
    return { generations: [{ text: message.text, message }] };
  }
}
