// What a browser remembers of Gaia, and for how long. Part of the first script, which forgets it in time.
import { browserStorage } from '#src/lib/safe-storage.ts';
import { isSmall } from './small-screen.ts';

export const STORED_AS = 'gaia';

/** Nothing of it is certain: an earlier version of the site may have stored it. */
export interface Remembered {
  readonly isOpen?: unknown;
  /** Epoch milliseconds. */
  readonly until?: number;
}

/** What was stored, until its time is over: it is then removed. */
export function remembered(): Remembered | undefined {
  try {
    const stored = JSON.parse(browserStorage.get(STORED_AS) ?? '{}') as Remembered;
    if ((stored.until ?? 0) > Date.now()) return stored;
  } catch {
    // Not ours.
  }
  browserStorage.remove(STORED_AS);
  return undefined;
}

/**
 * On a phone the panel would hide a page that was newly opened: what was left open comes back after a reload alone.
 */
export function isLeftOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return remembered()?.isOpen === true && (!isSmall() || navigation?.type === 'reload');
}
