// Keeps the page the one of its address. Pages that the router has opened share one document; once that is loaded
// again, "back" only changes the address, and nothing but this script hears of it.
import { keepEntries } from '#src/lib/kept-entries.ts';

const pathOf = (url: string): string => new URL(url).pathname;

/** The path whose page the document shows: at first the one for which it was delivered. */
let shown = pathOf(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
let isRouterThere = false;

/** To be called whenever the router has rendered: from now on it follows the history. */
export function followedByRouter(): void {
  isRouterThere = true;
  shown = location.pathname;
}

/** Loads the page of the address where another one is shown. @returns whether it does. */
export function loadOther(): boolean {
  if (location.pathname === shown) return false;
  keepEntries(undefined, shown);
  location.reload();
  return true;
}

export function watchAddress(): void {
  // The history may have moved before this script was loaded.
  loadOther();
  addEventListener('popstate', () => isRouterThere || loadOther());
  // A page from the back/forward cache may come back at another of its addresses.
  addEventListener('pageshow', ({ persisted }) => persisted && loadOther());
}
