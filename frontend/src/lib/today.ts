// The day on which a page speaks: that of its build while it is HTML, the visitor's own once it is alive.
import { romeDay } from '@school/catalog';
import { useSyncExternalStore } from 'react';

/** `YYYY-MM-DD` in Rome. */
export const builtOn = import.meta.env.BUILT_ON;

const never = () => () => undefined;

/** Today in Rome, `YYYY-MM-DD`. The first render repeats the build's day, so that React finds the document it expects. */
export const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => romeDay(new Date()),
    () => builtOn,
  );
