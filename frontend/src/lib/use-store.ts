import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** @param prerendered the value in the prerendered page, with which it is hydrated. */
export function useStore<Value>(store: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => prerendered);
}
