// What a click on a link to a page of the site does, for as long as the page is read: the browser opens the page as a
// document, until the page is alive and its router takes over.
import { showNotice } from './notice.ts';

type Go = (href: string) => void;

let go: Go | undefined;

/** From now on pages are opened by `router`, in this document. */
export function openPagesWith(router: Go): void {
  go = router;
}

/** The link that this event is on, if it leads to a page of the site in this tab. */
const pageLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') : null;

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

/** @returns whether the browser shall not open it. */
function follow(link: HTMLAnchorElement): boolean {
  if (stayIfPresent(link)) return true;
  if (go) go(link.getAttribute('href')!);
  // A page is not gone to while the browser knows that it can't be reached.
  else if (!navigator.onLine) showNotice();
  else return false;
  return true;
}

export function serveLinks(): void {
  addEventListener('click', (event) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = pageLink(event);
    if (link && isPlain && !event.defaultPrevented && follow(link)) event.preventDefault();
  });
}
