// Updates the date-dependent parts of a prerendered page to the current day, without React. React later renders the
// same.
import { isWithin, romeDay, timeLeft } from '@school/catalog/days';

/**
 * Updates the page from the day of the build to the current day. Its attributes are defined in components/ui/dated.tsx.
 */
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
