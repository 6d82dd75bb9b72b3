import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component is hydrated: the prerendered form relies on the browser's own behaviour only. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
