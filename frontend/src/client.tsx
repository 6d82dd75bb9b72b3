// Brings a prerendered page to life.
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fetchCode } from '#src/lib/code.ts';
import { restoreEntries } from '#src/lib/restored-entries.ts';
import { renderFromNowOn } from '#src/lib/static-part.tsx';
import { watchStyles, withStyles } from '#src/lib/styles.ts';
import { fetchPage, servePages, stayWithoutNextPage, tellOfPage } from './navigation.ts';
import { createSiteRouter } from './router.tsx';

// The first rendering adopts what the visitor is reading, wherever that is by now: only later ones may move the page.
let isAlive = false;
const router = createSiteRouter({ scrollRestoration: () => isAlive });
// Marks the document as rendered ahead of time, so that the router builds the tree the build has written. There is no
// other state to hand over: no route has a loader.
router.ssr = { manifest: undefined };
watchStyles();

/** After a change of page a reader is told where it is, and the keyboard starts at the top of the new page. */
function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Loads the code of the page at hand, then lets React adopt the document as it stands. Resolves once it listens.
 * @throws when that code does not come: the document stays as it was delivered, and this may be called again.
 */
export async function hydrateSite(): Promise<void> {
  const { pathname } = location;
  await fetchCode(pathname, () => withStyles(() => fetchPage(router, pathname)));
  await router.load();
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    const toAnotherPage = fromLocation !== undefined && pathChanged;
    // A view transition takes all clicks while it runs: there is none within a page, nor while React adopts the
    // document.
    router.shouldViewTransition = toAnotherPage && matchMedia('(prefers-reduced-motion: no-preference)').matches;
    if (toAnotherPage) renderFromNowOn();
  });
  await new Promise<void>((resolve) => {
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      isAlive = true;
      resolve();
      if (fromLocation && pathChanged) {
        tellOfPage(router);
        focusPage();
      }
    });
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      );
    });
  });
  // The router restores places by itself while it runs; a reloaded page, or one that is come back to, is not hydrated,
  // and the browser's to restore.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  servePages(router);
  stayWithoutNextPage(router);
  restoreEntries();
}
