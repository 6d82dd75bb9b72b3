// Keeps the page the one of its address. Pages that the router has opened share one document; once that is loaded
// again, "back" only changes the address, and nothing but this script hears of it.
import { keepEntries } from '#src/lib/kept-entries.ts';

const pathOf = (url: string): string => new URL(url).pathname;

/** The path whose page the document shows: at first the one for which it was delivered. */
let shown = pathOf(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
let isRouterThere = false;
/** Whether the page of another address is being loaded in place of this document. */
let isLeft = false;

/** To be called whenever the router has rendered: from now on it follows the history, unless the document is left. */
export function followedByRouter(): void {
  if (isLeft) return;
  isRouterThere = true;
  shown = location.pathname;
}

/** Loads the page of the address where another one is shown. @returns whether it does. */
export function loadOther(): boolean {
  // Where the history moves during a reload, WebKit ends that with the address of before, also if the move leads back
  // to the page that is shown: only a further reload loads the page to which the history has moved.
  if (location.pathname === shown && !isLeft) return false;
  isLeft = true;
  keepEntries(undefined, shown);
  location.reload();
  return true;
}

export function watchAddress(): void {
  // The history may have moved before this script was loaded.
  loadOther();
  addEventListener('popstate', (event) => {
    if (isRouterThere && !isLeft) return;
    // Neither the router, which may be starting, nor hydration follows the history in a document that is left.
    if (loadOther()) event.stopImmediatePropagation();
  });
  // A page from the back/forward cache may come back at another of its addresses.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    loadOther();
  });
}
