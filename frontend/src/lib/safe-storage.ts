// Web storage that may be full, blocked or missing. In that case nothing is stored, and no error is thrown.

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

// Reads the storage property on each call, because reading it throws where cookies are blocked.
const safe = (storage: () => Storage): SafeStorage => ({
  get: (key) => attempt(() => storage().getItem(key), null),
  set: (key, text) => attempt(() => (storage().setItem(key, text), true), false),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
});

/** Lasts as long as the tab. */
export const tabStorage = safe(() => sessionStorage);
/** Shared by all tabs, lasts until it is removed. */
export const browserStorage = safe(() => localStorage);

/** The JSON in a stored text; null where there is none, or where this site has not written it. */
export const parsed = (text: string | null): unknown => attempt<unknown>(() => JSON.parse(text ?? 'null'), null);
