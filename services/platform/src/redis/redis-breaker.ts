// A Redis that does not answer costs the first callers their deadline, and the next ones nothing. An answer that refuses one request alone is no
// failure of Redis.
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

  /** Whether Redis is passed by, but for one call now and then that tries whether it is back. */
  get open(): boolean {
    return this.circuit.state !== CircuitState.Closed;
  }

  /** Does the work. @throws BrokenCircuitError at once while Redis is known to be away, or what the work throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    // While one call tries whether Redis is back, cockatiel would have the others wait for its fate.
    if (this.circuit.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.circuit.execute(work);
  }
}
