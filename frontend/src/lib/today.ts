// The day on which a page speaks: that of its build while React adopts it, then the visitor's own. Before React the
// first script sees to it (bootstrap/dates.ts).
import { romeDay } from '@school/catalog/days';
import { useSyncExternalStore } from 'react';

/**
 * `YYYY-MM-DD` in Rome. Scripts read it from the page that has loaded them: the same code is the same files on each
 * day.
 */
export const builtOn = import.meta.env.SSR ? import.meta.env.BUILT_ON : document.documentElement.dataset['builtOn']!;

const never = () => () => undefined;

/**
 * Today in Rome, `YYYY-MM-DD`. The first render repeats the build's day, so that React finds the document it expects.
 */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => romeDay(new Date()),
    () => builtOn,
  );
