import type { Patience } from './patience.js';

/** One mail under way: whether its end has left, and the clock that ends the waiting. */
export class Delivery {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private sent = false;

  constructor(private readonly patience: Patience) {
    this.wait(patience.offerMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Whether all of the mail is on its way, so that only the server knows what became of it. */
  get complete(): boolean {
    return this.sent;
  }

  /** The mail's last line leaves. */
  end(): void {
    this.sent = true;
    this.wait(this.patience.answerMs);
  }

  /** Waits no more. */
  giveUp(): void {
    this.controller.abort();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), milliseconds);
  }
}
