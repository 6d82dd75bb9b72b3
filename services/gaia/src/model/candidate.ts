// A language model that may be slow, wrong or away: how long it may take over a turn, and when it is left alone for a
// while.
import { ConsecutiveBreaker, TimeoutStrategy, circuitBreaker, handleAll, timeout } from 'cockatiel';
import type { AskModel } from './language-agent.js';

const FAILURES_TO_OPEN = 3;
const LEFT_ALONE_MS = 60_000;

export class Candidate {
  private readonly breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    halfOpenAfter: LEFT_ALONE_MS,
  });

  /** @param timeoutMs how long it may take over a turn, its tools included, in milliseconds. */
  constructor(
    readonly name: string,
    readonly ask: AskModel,
    private readonly timeoutMs: number,
  ) {}

  /**
   * Has the model take a turn.
   * @param leftMs milliseconds until nobody waits any more.
   * @throws TaskCancelledError when it takes too long, BrokenCircuitError when it is left alone, or what `work` throws.
   */
  attempt<T>(leftMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    // Aggressive: a loop of tools that heeds no signal must not hold the visitor up.
    const limit = timeout(Math.max(0, Math.min(this.timeoutMs, leftMs)), TimeoutStrategy.Aggressive);
    return this.breaker.execute(() => limit.execute(({ signal }) => work(signal)));
  }
}
