// Tells a reply sentence by sentence while it is written; the reply itself has the last word.
import { sentencesOf } from '../reader/fold.js';

export class Preview {
  private told = '';

  /** @param tell takes each sentence, once. */
  constructor(private readonly tell: (sentence: string) => void) {}

  /** Nothing was told yet: what is may not be followed by other words. */
  get isUntold(): boolean {
    return this.told === '';
  }

  tellUpTo(words: string): void {
    if (words.length <= this.told.length) return;
    this.tell(words.slice(this.told.length));
    this.told = words;
  }

  /** The reply is known: tells what was not told of it, unless something else was. */
  end(reply: string): void {
    if (!reply.startsWith(this.told.trimEnd())) return;
    for (const sentence of sentencesOf(reply.slice(this.told.length))) this.tellUpTo(this.told + sentence);
  }
}
