// Values outside React, which any code can read and change. Components read them with use-store.ts.
import { type SafeStorage, parsed } from './safe-storage.ts';

export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls back after each change. @returns the function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Keeps a value in the browser, where another tab may change it too. If storage is full or blocked, a change lasts
 * until the page is left.
 * @param read validates the stored JSON, which is null if there is none.
 */
export function createStoredStore<Value>(
  storage: SafeStorage,
  key: string,
  read: (stored: unknown) => Value,
): Store<Value> {
  /** The text that the browser has refused to store. */
  const refused = createStore<string | null>(null);
  /** The text from which `value` was read; undefined if it has to be read again. */
  let text: string | null | undefined;
  let value: Value;
  return {
    get: () => {
      const stored = refused.get() ?? storage.get(key);
      if (stored !== text) {
        text = stored;
        value = read(parsed(stored));
      }
      return value;
    },
    set: (next) => {
      const written = JSON.stringify(next);
      text = undefined;
      refused.set(storage.set(key, written) ? null : written);
    },
    subscribe: (listener) => {
      const stop = refused.subscribe(listener);
      addEventListener('storage', listener);
      return () => {
        stop();
        removeEventListener('storage', listener);
      };
    },
  };
}
