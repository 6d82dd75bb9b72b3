import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React has taken the page over: in the page as it is delivered, what a browser does by itself is all that a
 * form has.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
