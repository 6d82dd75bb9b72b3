/** The number of timer steps in which a deadline passes. */
const STEPS = 8;

/**
 * Resolves with the work, or rejects with `late()` when it takes longer than `milliseconds`. The work itself goes on.
 *
 * While this process is frozen or starved of processor time, the deadline does not advance: at most one of its steps is
 * counted for each turn of the event loop, and a result that has arrived meanwhile is handled first. So a slow process
 * does not take its dependencies for unavailable.
 */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  let steps = 0;
  const timer = setInterval(() => (steps += 1) === STEPS && reject(late()), milliseconds / STEPS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearInterval(timer);
  }
}
