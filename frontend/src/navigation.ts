// A page is left only once the code of the next one is here: without it, what is being read and written stays.
import { toast } from '#src/components/ui/toast/toast.ts';
import { serverAnswers } from '#src/lib/code.ts';
import { withStyles } from '#src/lib/styles.ts';
import type { SiteRouter } from './router.tsx';

/** Fetches the code of the page at `path`. @throws when it does not come. */
export async function fetchPage(router: SiteRouter, path: string): Promise<void> {
  const [routes] = router.getMatchedRoutes(path);
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
  // The router keeps a failure to itself until it draws the page; code that has come has nothing left to preload.
  if (routes.some(({ options }) => options.component?.preload)) throw new Error(`The code of ${path} has not come`);
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
        await withStyles(() => fetchPage(router, pathname));
        // What was clicked last counts. (The browser has gone back already when it asks.)
        return latest !== href && (action === 'PUSH' || action === 'REPLACE');
      } catch {
        if (await serverAnswers()) return openDocument(href);
        toast({ title: 'Sembra che manchi la rete', description: 'La pagina che hai chiesto non si apre: resti su questa.' });
        return true;
      }
    },
  });
}

/** The code is gone with an older release, or the browser remembers its failure: the page comes as a document, which knows its own. */
function openDocument(href: string): Promise<never> {
  if (href === `${location.pathname}${location.search}${location.hash}`) location.reload();
  else location.assign(href);
  return new Promise<never>(() => undefined);
}
