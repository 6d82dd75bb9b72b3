import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the visitor's browser knows, and what the prerendered page has in its place until it is hydrated. */
export const useInBrowser = <T extends string | boolean | undefined>(read: () => T, prerendered: T): T =>
  useSyncExternalStore(never, read, () => prerendered);

/** Whether the component is hydrated: the prerendered form relies on the browser's own behaviour only. */
export const useIsHydrated = (): boolean => useInBrowser(() => true, false);
