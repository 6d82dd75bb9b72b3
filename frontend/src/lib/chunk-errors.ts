// What happens when a piece of the site's code can't be loaded: the line may be down, or a new release may have taken
// the file away. Part of the first script.
import { keepEntries } from './kept-entries.ts';

/** How long the server may take to answer, in milliseconds. */
const PROBE_MS = 10_000;

/** Under which the tab keeps the release for which the page was last reloaded. */
const RELOADED_FOR = 'ricaricata';
const FIRST_SCRIPT = /<script type="module" src="([^"]+)"/;

let errors = 0;
/** Whether a style sheet could not be loaded: unlike a script, Vite asks for it once in a document. */
let lacksStyles = false;

/** Counts what Vite reports, scripts and style sheets alike. To be called once, before any code is asked for. */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    errors += 1;
    lacksStyles ||= /\bCSS\b/.test(payload.message);
  });
}

/** How many files could not be loaded in this document so far: the router does not report it. */
export const chunkErrors = (): number => errors;

async function ask(method: 'GET' | 'HEAD', path: string): Promise<Response | undefined> {
  try {
    const response = await fetch(path, { method, cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the site's server answers. What the browser itself says of the line (`navigator.onLine`) is often wrong. */
export const serverAnswers = async (): Promise<boolean> => Boolean(await ask('HEAD', location.pathname));

/** The release that a reload would bring, named by its first script; undefined when that can't be loaded either. */
async function servedRelease(): Promise<string | undefined> {
  const html = await (await ask('GET', location.pathname))?.text().catch(() => undefined);
  const script = html && FIRST_SCRIPT.exec(html)?.[1];
  return script && (await ask('HEAD', script)) ? script : undefined;
}

interface ImportOptions {
  /** The id of the button that asks for it: pressed again after a reload. */
  readonly pressed?: string | undefined;
  /** Whether the visitor asks for a reload each time; otherwise the page is reloaded once for each release. */
  readonly isRepeated?: boolean;
}

/** What could not be loaded in this document. */
const failed = new Set<() => Promise<unknown>>();

/**
 * Loads a piece of code. Where that fails although the server answers, reloads the page with what was typed.
 * @throws when the code can't be loaded, and a reload would not bring it either.
 */
export async function importOrReload<T>(load: () => Promise<T>, options: ImportOptions = {}): Promise<T> {
  let cause: unknown;
  try {
    if (!failed.has(load) || !lacksStyles) return await load();
  } catch (error) {
    cause = error;
  }
  failed.add(load);
  const release = await servedRelease();
  if (!release || !mayReload(release, options)) throw cause ?? new Error('Code that failed before');
  keepEntries(options.pressed);
  location.reload();
  // Nothing that waits for the code goes on meanwhile.
  return new Promise<never>(() => undefined);
}

/** Never in a loop; not at all where that can't be remembered. */
function mayReload(release: string, { isRepeated = false }: ImportOptions): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_FOR) !== release;
    sessionStorage.setItem(RELOADED_FOR, release);
    return isRepeated || isNew;
  } catch {
    return false;
  }
}
