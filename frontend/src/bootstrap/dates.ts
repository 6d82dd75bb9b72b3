// A page is delivered as it was built, the same for everybody. This puts right what depends on the visitor's day,
// without React: what React renders later is the same.
import { isWithin, romeDay, timeLeft } from '@school/catalog/days';

/** Moves on from the build's day to the visitor's; components/ui/dated.tsx says what pages write for it. */
export function bringUpToDate(): void {
  const today = romeDay(new Date());
  for (const element of document.querySelectorAll<HTMLElement>('[data-day-from], [data-day-until]')) {
    const { dayFrom: from, dayUntil: until } = element.dataset;
    const isNow = isWithin({ from, until }, today);
    element.hidden = !isNow;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]'))
    element.textContent = timeLeft(element.dataset['lastDay']!, today);
}
