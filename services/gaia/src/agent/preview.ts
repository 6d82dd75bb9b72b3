// Tells the sentences of a reply while a model still writes it, be it as a tool's arguments or as JSON. Each is checked
// like the reply, with what came before it; the reply itself has the last word.
import { BaseCallbackHandler } from '@langchain/core/callbacks/base';
import { AIMessageChunk } from '@langchain/core/messages';
import { parsePartialJson } from '@langchain/core/output_parsers';
import type { ChatGenerationChunk } from '@langchain/core/outputs';
import { z } from 'zod';
import { sentencesOf } from '../language/fold.js';

/** What is read of an answer under way. */
const underWay = z.object({ facts: z.array(z.string()), reply: z.string() });
/** The words so far as the visitor would read them, or undefined where they may not. */
type Judge = (cited: readonly string[], reply: string) => string | undefined;

export class Preview extends BaseCallbackHandler {
  readonly name = 'preview';
  /** Read by LangChain: a model that can stream then does. */
  readonly lc_prefer_streaming = true;
  override awaitHandlers = true;
  private judge: Judge | undefined;
  private call = '';
  private json = '';
  private told = '';

  /** @param tell takes each sentence, once. */
  constructor(private readonly tell: (sentence: string) => void) {
    super();
  }

  /** Begins to tell, unless words were told already that others will take the place of. */
  start(judge: Judge): void {
    this.judge = this.told === '' ? judge : undefined;
  }

  stop(): void {
    this.judge = undefined;
  }

  override handleLLMNewToken(
    ...[token, , call, , , fields]: Parameters<Required<BaseCallbackHandler>['handleLLMNewToken']>
  ): void {
    if (call !== this.call) [this.call, this.json] = [call, ''];
    const message = (fields?.chunk as ChatGenerationChunk | undefined)?.message;
    const { tool_call_chunks: calls = [] } = AIMessageChunk.isInstance(message) ? message : {};
    this.json += calls.length > 0 ? calls.map(({ args = '' }) => args).join('') : token;
    const answer = underWay.safeParse(this.judge && parsePartialJson(this.json)).data;
    if (!answer) return;
    // The last sentence is not known to have ended.
    const whole = sentencesOf(answer.reply.trimStart()).slice(0, -1).join('');
    const words = this.judge?.(answer.facts, whole);
    if (words === undefined) return this.stop();
    this.tellUpTo(words);
  }

  /** The reply is known: tells what was not told of it, unless something else was. */
  end(reply: string): void {
    this.stop();
    if (!reply.startsWith(this.told.trimEnd())) return;
    for (const sentence of sentencesOf(reply.slice(this.told.length))) this.tellUpTo(this.told + sentence);
  }

  private tellUpTo(words: string): void {
    if (words.length <= this.told.length) return;
    this.tell(words.slice(this.told.length));
    this.told = words;
  }
}
