import type { SmtpTimeouts } from './smtp-timeouts.js';

/** A delivery under way: whether the whole mail was sent, and the timeout. */
export class Delivery {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private sent = false;

  constructor(private readonly timeouts: SmtpTimeouts) {
    this.wait(timeouts.sendMs);
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Whether the whole mail was sent, so that a failure leaves its outcome unknown. */
  get complete(): boolean {
    return this.sent;
  }

  /** The end of the data is sent; from here on the timeout is that of the reply. */
  end(): void {
    this.sent = true;
    this.wait(this.timeouts.replyMs);
  }

  /** Aborts the delivery. */
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
