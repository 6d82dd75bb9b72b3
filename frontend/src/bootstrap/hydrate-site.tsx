// Hydrates the prerendered document as a whole.
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { chunkErrors } from '#src/lib/chunk-errors.ts';
import { forgetControls, rememberControls } from '#src/lib/controls.ts';
import { restoreEntries } from '#src/lib/kept-entries.ts';
import { createSiteRouter } from '#src/router.tsx';
import { leaveLinksToRouter } from './links.ts';
import { keepPageWithoutNext } from './page-changes.ts';

/**
 * Loads the code of the current page and hydrates the document. Resolves once the router has rendered.
 * @throws if that code can't be loaded; the document stays as it was delivered.
 */
export async function hydrateSite(): Promise<void> {
  // Hydration must keep the scroll position; only later navigations may change it.
  let isHydrated = false;
  const router = createSiteRouter({ scrollRestoration: () => isHydrated });
  // As the router's own client does with dehydrated state. No route of this site has such state, so the pages need no
  // inline script.
  router.ssr = { manifest: undefined };
  await router.load();
  if (chunkErrors() > 0) throw new Error(`The code of ${location.pathname} can't be loaded`);
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) forgetControls();
  });
  rememberControls();
  await new Promise<void>((resolve) => {
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      isHydrated = true;
      resolve();
      // Announces the new page to screen readers, and lets Tab start at its top.
      if (fromLocation && pathChanged) document.querySelector('main')?.focus({ preventScroll: true });
    });
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
        // For example on a translated page, React renders a section again: see lib/controls.ts.
        { onRecoverableError: (error) => console.warn('A part of the page was rendered anew.', error) },
      );
    });
  });
  // The router restores only what has been scrolled since it runs: the page may have been scrolled before.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  // The router restores scroll positions only while it runs; the browser must restore them for the next document, which
  // is not hydrated.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  keepPageWithoutNext(router);
  leaveLinksToRouter();
  restoreEntries();
}
