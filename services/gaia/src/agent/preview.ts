// Tells the sentences of a reply while a model still writes it. Each is checked like the reply; the reply itself has the last word.
import { BaseCallbackHandler } from '@langchain/core/callbacks/base';
import { ToolMessage } from '@langchain/core/messages';
import { artifactsOf, groundsOf } from './run.js';
import { objectionsTo } from './objections.js';
import { sentencesOf } from './sentences.js';

export class Preview extends BaseCallbackHandler {
  readonly name = 'preview';
  /** Read by LangChain: a model that can stream then does. */
  readonly lc_prefer_streaming = true;
  override awaitHandlers = true;
  private readonly results: ToolMessage[] = [];
  /** What was told of the text under way. */
  private told: readonly string[] = [];
  private stopped = false;
  private call = '';
  private text = '';

  /**
   * @param visitor the visitor's own words.
   * @param tell takes each sentence, once.
   */
  constructor(
    private readonly visitor: readonly string[],
    private readonly tell: (sentence: string) => void,
  ) {
    super();
  }

  /** Another text takes the place of the one under way: nothing more is told before the reply. */
  stop(): void {
    this.stopped = true;
  }

  override handleLLMNewToken(token: string, _index: unknown, call: string): void {
    if (this.stopped) return;
    if (call !== this.call) [this.call, this.text, this.told] = [call, '', []];
    this.text = (this.text + token).trimStart();
    // The last is not known to have ended.
    this.tellAll(sentencesOf(this.text).slice(0, -1));
  }

  override handleToolEnd(output: unknown): void {
    if (ToolMessage.isInstance(output)) this.results.push(output);
  }

  /** The reply is known: tells what was not told of it, unless something else was. */
  end(reply: string): void {
    if (!reply.startsWith(this.told.join('').trimEnd())) return;
    for (const sentence of sentencesOf(reply).slice(this.told.length)) this.tell(sentence);
  }

  private tellAll(sentences: readonly string[]): void {
    for (const sentence of sentences.slice(this.told.length)) {
      if (objectionsTo(sentence, groundsOf(artifactsOf(this.results), this.visitor)).length > 0) return this.stop();
      this.told = [...this.told, sentence];
      this.tell(sentence);
    }
  }
}
