/** Resolves as the work does, or rejects with an error after `milliseconds`. The work is not cancelled. */
export async function withDeadline<T>(work: Promise<T>, milliseconds: number, message: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
