// A page is left only once the code of the next one is here: without it, what is being read and written stays.
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
      // What was clicked last counts. (The browser has gone back already when it asks.)
      if (chunkErrors() === 0) return latest !== href && (action === 'PUSH' || action === 'REPLACE');
      // Within one document neither the browser nor Vite asks again for all that has failed: the page comes as a
      // document of its own, and so does the new release that may have taken the code away.
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
