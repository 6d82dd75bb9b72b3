// What a browser remembers of Gaia, and for how long. Part of the script of every page, which forgets it in time.

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
    const stored = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}') as Remembered;
    if ((stored.until ?? 0) > Date.now()) return stored;
    localStorage.removeItem(STORED_AS);
  } catch {
    // Forbidden, or not ours.
  }
  return undefined;
}
