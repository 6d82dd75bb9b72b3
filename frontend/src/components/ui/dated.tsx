// What stands on a page for some days only. The build writes all of it, with what is right on its own day in view;
// bootstrap/dates.ts and, later, React move on to the visitor's day.
import { dayInWords } from '@school/catalog';
import { type Stretch, isWithin, timeLeft } from '@school/catalog/days';
import { builtOn, useToday } from '#src/lib/today.ts';

/** To be spread on an element that is there on these days only. */
export const shownWithin = ({ from, until }: Stretch, today: string) => ({
  'data-day-from': from,
  'data-day-until': until,
  hidden: !isWithin({ from, until }, today),
  // The day may have moved on between the build and this rendering.
  suppressHydrationWarning: true,
});

/** Says of what stands beside it on which day it was true, to those whose browser can't move on from that. */
export const AsOfBuild = () => <noscript> (aggiornato al {dayInWords(builtOn)})</noscript>;

/** "ancora 6 settimane": how long one has until the end of a day. */
export function TimeLeft({ lastDay }: { readonly lastDay: string }) {
  const today = useToday();
  return (
    <span data-last-day={lastDay} suppressHydrationWarning>
      {timeLeft(lastDay, today)}
    </span>
  );
}
