// Handles clicks on internal links before the router is loaded, and clicks on links to a part of the current page at
// any time.
import { showNotice } from './notice.ts';

let isRouterThere = false;

/** From now on the router navigates, without loading a new document. */
export function leaveLinksToRouter(): void {
  isRouterThere = true;
}

/** `/#contatti` is the contact block of this page if it has one, else that of the home page. */
function stayIfPresent({ hash, pathname, search }: HTMLAnchorElement): boolean {
  const isHere = pathname === '/' || (pathname === location.pathname && search === location.search);
  const block = isHere && hash && document.getElementById(hash.slice(1));
  if (!block) return false;
  history.replaceState(history.state, '', hash);
  block.scrollIntoView();
  block.focus({ preventScroll: true });
  return true;
}

/** Prevents a navigation while the browser is offline. */
function stayOffline(): boolean {
  if (isRouterThere || navigator.onLine) return false;
  showNotice();
  return true;
}

export function serveLinks(): void {
  // Runs before React's listeners: the router ignores a click whose default is prevented.
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
