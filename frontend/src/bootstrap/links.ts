// Handles clicks on links that neither the browser nor the router answers as the visitor means them.
import { showNotice } from './notice.ts';

/** Goes to an element of this page; by the router once that is there. */
let goTo = (id: string): void => location.assign(`#${id}`);
let isRouterThere = false;

/** From now on the router navigates, without loading a new document. */
export function leaveLinksToRouter(navigate: typeof goTo): void {
  goTo = navigate;
  isRouterThere = true;
}

/** Where "Contattaci" leads on this page: to its own form, or its own way to the school; else to the home page. */
function ownContact(): Element | null {
  const form = document.querySelector('main form[method=post]');
  return form?.closest('section[id]') ?? form ?? document.getElementById('contatti');
}

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

export function serveLinks(): void {
  // Runs before React's listeners: the router ignores a click whose default is prevented.
  addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])');
      if (!link) return;
      const contact = link.matches('[href="/#contatti"]') && ownContact();
      if (contact) goTo(contact.id);
      else if (isRouterThere || navigator.onLine || isHere(link)) return;
      else showNotice();
      event.preventDefault();
    },
    true,
  );
}
