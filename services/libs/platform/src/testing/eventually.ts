/**
 * Repeats an assertion until it holds; rethrows its last error when it has not held within `timeoutMs` milliseconds.
 */
export async function eventually<T>(assertion: () => T | Promise<T>, timeoutMs = 60_000, intervalMs = 50): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  }
}
