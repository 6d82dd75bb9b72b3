import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React handles the page: in the prerendered HTML a form has what the browser does by itself, and no more. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
