/**
 * A check whose result, success or failure, is cached for so many milliseconds: readiness probes must not load the mail
 * server.
 */
export function cachedCheck(milliseconds: number, check: () => Promise<unknown>): () => Promise<unknown> {
  let last: { readonly at: number; readonly answer: Promise<unknown> } | undefined;
  return () => {
    if (last === undefined || Date.now() - last.at >= milliseconds) last = { at: Date.now(), answer: check() };
    return last.answer;
  };
}
