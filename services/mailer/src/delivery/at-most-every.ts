/** A check that is made at most once in so many milliseconds and remembers its answer in between: probes must not hammer the server. */
export function atMostEvery(milliseconds: number, check: () => Promise<unknown>): () => Promise<unknown> {
  let last: { readonly at: number; readonly answer: Promise<unknown> } | undefined;
  return () => {
    if (last === undefined || Date.now() - last.at >= milliseconds) last = { at: Date.now(), answer: check() };
    return last.answer;
  };
}
