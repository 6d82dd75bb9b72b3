// What a click on a link to a page of the site does before the router is there, and what it does at any time on a link
// to a part of the page in view.
import { showNotice } from './notice.ts';

let isRouterThere = false;

/** From now on pages are opened by the router, in this document. */
export function leaveLinksToRouter(): void {
  isRouterThere = true;
}

/** `/#contatti` means the contact block of this page where it has one, and of the home page elsewhere. */
function stayIfPresent({ hash, pathname, search }: HTMLAnchorElement): boolean {
  const isHere = pathname === '/' || (pathname === location.pathname && search === location.search);
  const block = isHere && hash && document.getElementById(hash.slice(1));
  if (!block) return false;
  history.replaceState(history.state, '', hash);
  block.scrollIntoView();
  block.focus({ preventScroll: true });
  return true;
}

/** A page is not gone to while the browser knows that it can't be reached. */
function stayOffline(): boolean {
  if (isRouterThere || navigator.onLine) return false;
  showNotice();
  return true;
}

export function serveLinks(): void {
  // Before React's own listeners: the router leaves a click alone that is prevented.
  addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
      if (link && (stayIfPresent(link) || stayOffline())) event.preventDefault();
    },
    true,
  );
}
