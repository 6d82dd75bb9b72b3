// What happens when a piece of the site's code can't be loaded: the line may be down, or a new release may have taken
// the file away. Part of the first script.
import { keepEntries } from './kept-entries.ts';

/** How long the server may take to answer, in milliseconds. */
const PROBE_MS = 10_000;

let errors = 0;

/** Counts what Vite reports, scripts and style sheets alike. To be called once, before any code is asked for. */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => (errors += 1));
}

/** @returns how many files could not be loaded since this call: the router does not say so itself. */
export function countChunkErrors(): () => number {
  const before = errors;
  return () => errors - before;
}

/** Whether the site's server answers. What the browser itself says of the line (`navigator.onLine`) is often wrong. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    return (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

interface ImportOptions {
  /** The id of the button that asks for it: pressed again after a reload. */
  readonly pressed?: string | undefined;
  /** Whether the visitor asks for a reload each time; otherwise the page is reloaded once. */
  readonly isRepeated?: boolean;
}

/**
 * Loads a piece of code. Where that fails although the server answers, reloads the page with what was typed: within one
 * document neither the browser nor Vite asks for all its files again.
 * @throws when the code can't be loaded, and a reload would not bring it either.
 */
export async function importOrReload<T>(load: () => Promise<T>, options: ImportOptions = {}): Promise<T> {
  try {
    if (errors === 0) return await load();
  } catch (error) {
    if (!(await serverAnswers()) || !mayReload(options)) throw error;
    return reload(options);
  }
  if ((await serverAnswers()) && mayReload(options)) return reload(options);
  return load();
}

function reload({ pressed }: ImportOptions): Promise<never> {
  keepEntries(pressed);
  location.reload();
  // Nothing that waits for the code goes on meanwhile.
  return new Promise<never>(() => undefined);
}

/** Once for each release in this tab, so never in a loop; not at all where that can't be remembered. */
function mayReload({ isRepeated = false }: ImportOptions): boolean {
  const release = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  try {
    const isNew = sessionStorage.getItem('ricaricata') !== release;
    sessionStorage.setItem('ricaricata', release);
    return isRepeated || isNew;
  } catch {
    return false;
  }
}
