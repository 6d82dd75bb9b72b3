/** A deadline passes in so many steps. */
const STEPS = 8;

/**
 * Resolves with the work, or rejects with `late()` when it takes longer than `milliseconds`. The work itself goes on.
 *
 * While this process stands still, frozen or starved of processor time, the deadline does too: of its steps one is counted for each turn of the
 * event loop, and an answer that has come meanwhile is heard first. So nobody else is blamed for what was ours.
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
