// The day on which a page speaks: that of its build while it is HTML, the visitor's own once it is alive. A page that nobody touches stays HTML; where
// its words are no longer true it comes alive by itself (first-script/hydrate-at-once.ts).
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

/** The site is built anew at least once a year. */
const DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** The first day after the build on which `words` are others; undefined where none is near. */
function firstOtherDay(words: (day: string) => unknown): string | undefined {
  const built = Date.parse(`${builtOn}T00:00:00Z`);
  const said = JSON.stringify(words(builtOn));
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => new Date(built + (index + 1) * DAY_MS).toISOString().slice(0, 10));
  return days.find((day) => JSON.stringify(words(day)) !== said);
}

/** To stand beside whatever `useToday` decides: tells the first script until when the delivered page is true. */
export const TrueBefore = ({ words }: { readonly words: (day: string) => unknown }) => (
  <template data-true-before={import.meta.env.SSR ? firstOtherDay(words) : undefined} suppressHydrationWarning />
);
