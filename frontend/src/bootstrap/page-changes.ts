// The change from one page to the next by the router. A page is left only once the code of the next one is loaded;
// otherwise it stays, with its entries.
import { dismissToast, toast, toasts } from '#src/components/ui/toast/toast.ts';
import { chunkErrors, serverAnswers } from '#src/lib/chunk-errors.ts';
import { forgetControls } from '#src/lib/controls.ts';
import type { SiteRouter } from '#src/router.tsx';

/** After how many milliseconds a visitor is told that the next page is on its way. */
const SLOW_MS = 400;

/** To be called once, when the first page is hydrated. */
export function servePageChanges(router: SiteRouter): void {
  keepPageWithoutNext(router);
  router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && forgetControls());
  router.subscribe('onRendered', ({ pathChanged, hrefChanged, toLocation: { hash } }) => {
    if (pathChanged) {
      forgetDeliveredHead(router);
      for (const { id } of toasts.get()) dismissToast(id);
    }
    if (pathChanged || hash) focusPage(hash);
    // The router does not scroll where the address is the one of the link already.
    if (!hrefChanged) document.getElementById(hash)?.scrollIntoView();
  });
}

/** What the document was delivered with for search engines: the routes name less in the browser. */
const DESCRIPTIONS = 'meta:is([name], [property]), link[rel=alternate], script[type="application/ld+json"]';

/** Removes from the head what is said neither by the site nor by the page that is shown now. */
function forgetDeliveredHead({ state }: SiteRouter): void {
  const named = new Set(state.matches.flatMap(({ meta }) => meta?.map((tag) => tag?.name)));
  for (const element of document.head.querySelectorAll(DESCRIPTIONS))
    if (!named.has(element.getAttribute('name') ?? '')) element.remove();
}

/** Moves the focus to where the address leads, so that a screen reader says it and Tab goes on from there. */
function focusPage(hash: string): void {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1')!;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function keepPageWithoutNext(router: SiteRouter): void {
  let latest = '';
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation: { href, pathname } }) => {
      latest = href;
      if (pathname === currentLocation.pathname) return false;
      const arrived = announceIfSlow(href);
      await router.preloadRoute({ to: pathname });
      arrived();
      // The last navigation wins; the ones before it never end.
      if (latest !== href) return new Promise<never>(() => undefined);
      if (chunkErrors() === 0) return false;
      // Neither the browser nor Vite retries every failed file within one document, so the page is loaded as a new
      // document. This also loads a new release, which may have removed the files.
      if (await serverAnswers()) return openDocument(href);
      toast({
        title: 'Sembra che manchi la rete',
        description: 'La pagina chiesta non si apre: resta questa.',
      });
      return true;
    },
  });
}

/** Tells that a page is on its way, and shows its links as busy, until the returned function is called. */
function announceIfSlow(href: string): () => void {
  const links = [...document.links].filter((link) => link.getAttribute('href') === href);
  const setBusy = (busy: 'true' | null) => {
    for (const link of links) link.ariaBusy = busy;
  };
  const timer = setTimeout(() => {
    setBusy('true');
    toast({ title: 'La pagina sta arrivando…' });
  }, SLOW_MS);
  return () => {
    clearTimeout(timer);
    setBusy(null);
  };
}

function openDocument(href: string): Promise<never> {
  if (href === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}
