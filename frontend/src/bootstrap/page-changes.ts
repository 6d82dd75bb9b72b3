// Leaves a page only once the code of the next one is loaded; otherwise the current page and its entries stay.
import { toast } from '#src/components/ui/toast/toast.ts';
import { chunkErrors, serverAnswers } from '#src/lib/chunk-errors.ts';
import type { SiteRouter } from '#src/router.tsx';

/** To be called once. */
export function keepPageWithoutNext(router: SiteRouter): void {
  let latest = '';
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ currentLocation, nextLocation: { href, pathname }, action }) => {
      latest = href;
      if (pathname === currentLocation.pathname) return false;
      const [routes] = router.getMatchedRoutes(pathname);
      await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
      // The last clicked link wins. (On "back" the browser has already changed the URL.)
      if (chunkErrors() === 0) return latest !== href && (action === 'PUSH' || action === 'REPLACE');
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

function openDocument(href: string): Promise<never> {
  if (href === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}
