// A circuit breaker: while Redis does not answer, calls fail at once instead of at their deadline. An error reply to
// one command is no failure of Redis, and does not open the circuit.
import { Logger } from '@nestjs/common';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { breakerOpen } from '../observability/metrics.js';
import { isRefusal } from './redis-refusal.js';

const FAILURES_TO_OPEN = 3;
const PROBE_AFTER_MS = 2000;

export class RedisBreaker {
  private readonly circuit;

  constructor(name: string) {
    const logger = new Logger('RedisBreaker');
    this.circuit = circuitBreaker(
      handleWhen((error) => !isRefusal(error)),
      { breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN), halfOpenAfter: PROBE_AFTER_MS },
    );
    breakerOpen.set({ breaker: name }, 0);
    this.circuit.onBreak(() => {
      breakerOpen.set({ breaker: name }, 1);
      logger.error({ event: 'breaker-opened', breaker: name });
    });
    this.circuit.onReset(() => {
      breakerOpen.set({ breaker: name }, 0);
      logger.log({ event: 'breaker-closed', breaker: name });
    });
  }

  /** Whether the circuit is open or half-open: calls fail at once, but for a probe every two seconds. */
  get open(): boolean {
    return this.circuit.state !== CircuitState.Closed;
  }

  /**
   * Does the work.
   * @throws BrokenCircuitError at once while the circuit is open, or what the work throws.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    // While a probe is under way, cockatiel would have further calls wait for its result.
    if (this.circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.circuit.execute(work);
  }
}
