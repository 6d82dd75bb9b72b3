// How code that comes later is fetched, and what is done when it does not come: the line may be down, or a new release
// may have taken it away. Part of the first script.
import { keepEntries } from './kept-entries.ts';

/** How long the server may take to say that it is there, in milliseconds. */
const PROBE_MS = 10_000;
const FIRST_SCRIPT = /<script type="module" src="([^"]+)"/;

/** Whether the site's server answers. What the browser itself says of the line (`navigator.onLine`) is often wrong. */
export async function serverAnswers(): Promise<boolean> {
  return (await ask('HEAD', location.pathname)) !== undefined;
}

async function ask(method: 'GET' | 'HEAD', path: string): Promise<Response | undefined> {
  try {
    const response = await fetch(path, { method, cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** The release that a reload would bring, named by its first script; undefined when it could not come alive either. */
async function servedRelease(): Promise<string | undefined> {
  const html = await (await ask('GET', location.pathname))?.text().catch(() => undefined);
  const script = html && FIRST_SCRIPT.exec(html)?.[1];
  return script && (await ask('HEAD', script)) ? script : undefined;
}

/**
 * Fetches a piece of the site's code, once more if the server is there. Where the piece is gone all the same, the page
 * is reloaded with what was typed: once for each piece and release, so never in a loop. (Chromium does not ask twice
 * for a module in one document.)
 * @param pressed the id of the button that asked for it: pressed again after a reload.
 * @param isRepeated whether the page may be reloaded once more, because a visitor asks for it and not the page itself.
 * @throws when the piece does not come and a reload would not bring it: the page goes on without.
 */
export async function fetchCode<T>(
  piece: string,
  load: () => Promise<T>,
  pressed?: string,
  isRepeated = false,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const release = await servedRelease();
    if (!release) throw error;
    return await load().catch(() => reloadOnce(`ricaricata:${piece}:${release}`, pressed, isRepeated, error));
  }
}

/** @throws `error` where this was done before, or can't be remembered. */
async function reloadOnce(
  mark: string,
  pressed: string | undefined,
  isRepeated: boolean,
  error: unknown,
): Promise<never> {
  let isNew = false;
  try {
    isNew = isRepeated || sessionStorage.getItem(mark) === null;
    sessionStorage.setItem(mark, '1');
  } catch {
    throw error;
  }
  if (!isNew) throw error;
  keepEntries(pressed);
  location.reload();
  // Nothing that waits for the code goes on meanwhile.
  return new Promise<never>(() => undefined);
}
