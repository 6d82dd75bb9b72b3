// Handles chunks that can't be loaded, because the network is down or a new release has removed the file. Part of the
// first script.
import { keepEntries } from './kept-entries.ts';

/** How long the server may take to answer, in milliseconds. */
const PROBE_MS = 10_000;

/** Storage key of the release for which the page was last reloaded. */
const RELOADED_FOR = 'ricaricata';
const FIRST_SCRIPT = /<script type="module" src="([^"]+)"/;

let errors = 0;
/** Whether a style sheet failed to load: Vite requests a style sheet only once per document. */
let lacksStyles = false;

/**
 * Counts the errors that Vite reports for scripts and style sheets. Must be called once, before any chunk is loaded.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    errors += 1;
    lacksStyles ||= /\bCSS\b/.test(payload.message);
  });
}

/** How many files failed to load in this document. The router does not report this. */
export const chunkErrors = (): number => errors;

async function ask(method: 'GET' | 'HEAD', path: string): Promise<Response | undefined> {
  try {
    const response = await fetch(path, { method, cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the site's server answers; `navigator.onLine` is often wrong. */
export const serverAnswers = async (): Promise<boolean> => Boolean(await ask('HEAD', location.pathname));

/** The release that a reload would bring, named by its first script; undefined when that can't be loaded either. */
async function servedRelease(): Promise<string | undefined> {
  const html = await (await ask('GET', location.pathname))?.text().catch(() => undefined);
  const script = html && FIRST_SCRIPT.exec(html)?.[1];
  return script && (await ask('HEAD', script)) ? script : undefined;
}

interface ImportOptions {
  /** The id of the button that needs the chunk; it is pressed again after a reload. */
  readonly pressed?: string | undefined;
  /** Whether the visitor asks for a reload each time; otherwise the page is reloaded once for each release. */
  readonly isRepeated?: boolean;
}

/** The chunks that failed to load in this document. */
const failed = new Set<() => Promise<unknown>>();

/**
 * Loads a chunk. If that fails although the server answers, reloads the page and keeps the entries.
 * @throws if the chunk can't be loaded and a reload would not help.
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
  // Callers keep waiting until the reload.
  return new Promise<never>(() => undefined);
}

/** False if the page was reloaded for this release before, or if that can't be stored, to prevent a reload loop. */
function mayReload(release: string, { isRepeated = false }: ImportOptions): boolean {
  try {
    const isNew = sessionStorage.getItem(RELOADED_FOR) !== release;
    sessionStorage.setItem(RELOADED_FOR, release);
    return isRepeated || isNew;
  } catch {
    return false;
  }
}
