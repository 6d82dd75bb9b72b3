// Web storage as a place that may be full, forbidden or missing: nothing is then kept, and nothing else changes.

export interface SafeStorage {
  /** The stored text; null where there is none. */
  readonly get: (key: string) => string | null;
  /** Stores a text. @returns whether it is stored. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
}

function attempt<T>(access: () => T, otherwise: T): T {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

// The storage itself is looked up each time: reading the property throws where cookies are blocked.
const safe = (storage: () => Storage): SafeStorage => ({
  get: (key) => attempt(() => storage().getItem(key), null),
  set: (key, text) => attempt(() => (storage().setItem(key, text), true), false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
});

/** Lasts as long as the tab. */
export const tabStorage = safe(() => sessionStorage);
/** Shared by all tabs, lasts until it is removed. */
export const browserStorage = safe(() => localStorage);
