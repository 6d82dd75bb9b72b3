// A page is left only once the code of the next one is here: without it, what is being read and written stays.
import { toast } from '#src/components/ui/toast/toast.ts';
import { countChunkErrors, serverAnswers } from '#src/lib/chunk-errors.ts';
import { readHref } from '#src/lib/site-href.ts';
import type { SiteRouter } from '#src/router.tsx';
import { openPagesWith } from './links.ts';

/** Opens pages in this document. To be called once. */
export function servePages(router: SiteRouter): void {
  openPagesWith((href) => {
    const target = readHref(href);
    if (target.kind === 'page') void router.navigate({ to: target.path, search: target.search, hash: target.hash });
  });
  let latest = '';
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation: { href, pathname }, action }) => {
      latest = href;
      if (pathname === currentLocation.pathname) return false;
      const chunkErrors = countChunkErrors();
      const [routes] = router.getMatchedRoutes(pathname);
      await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
      // What was clicked last counts. (The browser has gone back already when it asks.)
      if (chunkErrors() === 0) return latest !== href && (action === 'PUSH' || action === 'REPLACE');
      if (await serverAnswers()) return openDocument(href);
      toast({
        title: 'Sembra che manchi la rete',
        description: 'La pagina che hai chiesto non si apre: resti su questa.',
      });
      return true;
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
