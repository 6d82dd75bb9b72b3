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
  let latest: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    get: () => {
      const text = refused.get() ?? storage.get(key);
      if (latest?.text !== text) latest = { text, value: read(parsed(text)) };
      return latest!.value;
    },
    set: (value) => {
      const text = JSON.stringify(value);
      latest = undefined;
      refused.set(storage.set(key, text) ? null : text);
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
