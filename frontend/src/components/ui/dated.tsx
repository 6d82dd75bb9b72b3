// Content that is shown on certain days only. The build renders all of it and hides what does not apply on its day;
// bootstrap/dates.ts and, after hydration, React update it to the current day.
import { dayInWords } from '@school/catalog';
import { type Stretch, isWithin, timeLeft } from '@school/catalog/days';
import { builtOn, useToday } from '#src/lib/today.ts';

/** Props of an element that is shown on these days only. */
export const shownWithin = ({ from, until }: Stretch, today: string) => ({
  'data-day-from': from,
  'data-day-until': until,
  hidden: !isWithin({ from, until }, today),
  // The day may have changed since the build.
  suppressHydrationWarning: true,
});

/** The day of the build, for visitors without JavaScript, whose page can't be updated to the current day. */
export const AsOfBuild = () => <noscript> (aggiornato al {dayInWords(builtOn)})</noscript>;

/** "ancora 6 settimane": the time left until the end of a day. */
export function TimeLeft({ lastDay }: { readonly lastDay: string }) {
  const today = useToday();
  return (
    <span data-last-day={lastDay} suppressHydrationWarning>
      {timeLeft(lastDay, today)}
    </span>
  );
}
