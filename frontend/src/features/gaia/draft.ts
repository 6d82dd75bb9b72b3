import { tabStorage } from '#src/lib/safe-storage.ts';
import { createStoredStore } from '#src/lib/store.ts';

/** The message that is being written: kept in the tab until it is sent. */
export const draft = createStoredStore(tabStorage, 'bozza:gaia', (stored) =>
  typeof stored === 'string' ? stored : '',
);
