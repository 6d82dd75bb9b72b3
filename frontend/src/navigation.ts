// A page is left only once the code of the next one is here: without it, what is being read and written stays.
import { toast } from '#src/components/ui/toast/toast.ts';
import { serverAnswers } from '#src/lib/code.ts';
import { readHref } from '#src/lib/site-href.ts';
import { loadStaticParts, notingStaticParts } from '#src/lib/static-part.tsx';
import { withStyles } from '#src/lib/styles.ts';
import { isGoodLine } from './first-script/code-of-page.ts';
import { openPagesWith, pageLink } from './first-script/links.ts';
import type { SiteRouter } from './router.tsx';

/** Fetches the code of the page at `path`. @throws when it does not come. */
export async function fetchPage(router: SiteRouter, path: string): Promise<void> {
  const [routes] = router.getMatchedRoutes(path);
  await notingStaticParts(path, () => Promise.all(routes.map((route) => router.loadRouteChunk(route))));
  // The router keeps a failure to itself until it draws the page; code that has come has nothing left to preload.
  if (routes.some(({ options }) => options.component?.preload)) throw new Error(`The code of ${path} has not come`);
}

/** The same for a page that is to be rendered here. @throws when any of it does not come. */
async function fetchWholePage(router: SiteRouter, path: string): Promise<void> {
  await fetchPage(router, path);
  await loadStaticParts(path);
}

/**
 * Opens pages in this document, and fetches the code of one that a link is pointed at or focused for. To be called
 * once.
 */
export function servePages(router: SiteRouter): void {
  openPagesWith((href) => {
    const target = readHref(href);
    if (target.kind === 'page') void router.navigate({ to: target.path, search: target.search, hash: target.hash });
  });
  const fetchAhead = (event: Event) => {
    const link = pageLink(event);
    if (link && isGoodLine()) void fetchWholePage(router, link.pathname).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, fetchAhead, { passive: true });
}

/**
 * Brings what was delivered with the first page up to the one that is shown now: title, address to share, and which
 * link is the current one.
 */
export function tellOfPage({ state }: SiteRouter): void {
  const { meta, links } = state.matches.at(-1)!;
  document.title = meta?.find((tag) => tag?.title)?.title ?? document.title;
  const canonical = links?.find((link) => link?.rel === 'canonical')?.href;
  document.querySelector('link[rel=canonical]')?.setAttribute('href', canonical ?? location.href);
  for (const link of document.querySelectorAll('body > :is(header, footer) a')) {
    link.ariaCurrent = link.getAttribute('href') === location.pathname ? 'page' : null;
  }
}

/** To be called once. */
export function stayWithoutNextPage(router: SiteRouter): void {
  let latest = '';
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation: { href, pathname }, action }) => {
      latest = href;
      if (pathname === currentLocation.pathname) return false;
      try {
        await withStyles(() => fetchWholePage(router, pathname));
        // What was clicked last counts. (The browser has gone back already when it asks.)
        return latest !== href && (action === 'PUSH' || action === 'REPLACE');
      } catch {
        if (await serverAnswers()) return openDocument(href);
        toast({
          title: 'Sembra che manchi la rete',
          description: 'La pagina che hai chiesto non si apre: resti su questa.',
        });
        return true;
      }
    },
  });
}

/**
 * The code is gone with an older release, or the browser remembers its failure: the page comes as a document, which
 * knows its own.
 */
function openDocument(href: string): Promise<never> {
  if (href === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}
