/** Resolves as the work does, or rejects with `late()` after `milliseconds`. The work is not cancelled. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
