// What the browser stores about Gaia, and for how long. Part of the first script, which deletes it in time.
import { browserStorage } from '#src/lib/safe-storage.ts';
import { isSmall } from './small-screen.ts';

export const STORED_AS = 'gaia';

/** Not validated: an earlier version of the site may have stored it. */
export interface Remembered {
  readonly isOpen?: unknown;
  /** Epoch milliseconds. */
  readonly until?: number;
}

/** The stored value; removed once it has expired. */
export function remembered(): Remembered | undefined {
  try {
    const stored = JSON.parse(browserStorage.get(STORED_AS) ?? '{}') as Remembered;
    if ((stored.until ?? 0) > Date.now()) return stored;
  } catch {
    // Not written by this site.
  }
  browserStorage.remove(STORED_AS);
  return undefined;
}

/** On a phone the panel would cover a newly opened page, so it is reopened only after a reload. */
export function isLeftOpen(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return remembered()?.isOpen === true && (!isSmall() || navigation?.type === 'reload');
}
