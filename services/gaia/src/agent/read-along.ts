// Reads an answer while a model writes it, be it as a tool's arguments or as JSON.
import { BaseCallbackHandler } from '@langchain/core/callbacks/base';
import { AIMessageChunk } from '@langchain/core/messages';
import { parsePartialJson } from '@langchain/core/output_parsers';
import type { ChatGenerationChunk } from '@langchain/core/outputs';
import { z } from 'zod';

/** What is read of an answer under way. */
const underWay = z.object({ facts: z.array(z.string()), reply: z.string() });

export class ReadAlong extends BaseCallbackHandler {
  readonly name = 'read-along';
  /** Read by LangChain: a model that can stream then does. */
  readonly lc_prefer_streaming = true;
  override awaitHandlers = true;
  private call = '';
  private json = '';

  /** @param hear takes the facts cited and the words so far. */
  constructor(private readonly hear: (cited: readonly string[], reply: string) => void) {
    super();
  }

  override handleLLMNewToken(
    ...[token, , call, , , fields]: Parameters<Required<BaseCallbackHandler>['handleLLMNewToken']>
  ): void {
    if (call !== this.call) [this.call, this.json] = [call, ''];
    const message = (fields?.chunk as ChatGenerationChunk | undefined)?.message;
    const { tool_call_chunks: calls = [] } = AIMessageChunk.isInstance(message) ? message : {};
    this.json += calls.length > 0 ? calls.map(({ args = '' }) => args).join('') : token;
    const answer = underWay.safeParse(parsePartialJson(this.json)).data;
    if (answer) this.hear(answer.facts, answer.reply);
  }
}
