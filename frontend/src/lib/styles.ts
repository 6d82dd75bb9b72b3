// Code of its own looks comes with stylesheets. Vite asks for each of them only once: where one did not come, it would
// go on without.

const missingStyles = new Set<HTMLLinkElement>();

/** To be called once, before any code is asked for. */
export function watchStyles(): void {
  const note = ({ target }: Event) =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && missingStyles.add(target);
  addEventListener('error', note, true);
}

function fetchMissingStyles(): Promise<unknown> {
  const again = [...missingStyles].map((link) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const copy = link.cloneNode() as HTMLLinkElement;
    copy.onload = resolve;
    copy.onerror = reject;
    link.replaceWith(copy);
    return promise;
  });
  missingStyles.clear();
  return Promise.all(again);
}

/**
 * Fetches code, and the stylesheets that an earlier attempt went without.
 * @throws when any of it does not come.
 */
export async function withStyles<T>(load: () => Promise<T>): Promise<T> {
  await fetchMissingStyles();
  return load();
}
