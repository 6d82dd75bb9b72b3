// Hydrates the prerendered document as a whole.
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { chunkErrors } from '#src/lib/chunk-errors.ts';
import { rememberControls } from '#src/lib/controls.ts';
import { restoreEntries } from '#src/lib/kept-entries.ts';
import { createSiteRouter } from '#src/router.tsx';
import { followedByRouter, loadOther } from './address.ts';
import { leaveLinksToRouter } from './links.ts';
import { servePageChanges } from './page-changes.ts';

/**
 * Loads the code of the current page and hydrates the document. Resolves once the router has rendered.
 * @throws if that code can't be loaded; the document stays as it was delivered.
 */
export async function hydrateSite(): Promise<void> {
  // Hydration must keep the scroll position; only later navigations may change it.
  let isHydrated = false;
  const router = createSiteRouter({ scrollRestoration: () => isHydrated });
  // Set by the router's own client from an inline script with the state of the routes. No route of this site has a
  // state, so the pages need no such script; but the document must be hydrated as the router has rendered it.
  router.ssr = { manifest: undefined };
  await router.load();
  if (chunkErrors() > 0) throw new Error(`The code of ${location.pathname} can't be loaded`);
  // The history has moved in the meantime: this document is about to be left.
  if (loadOther()) return new Promise<never>(() => undefined);
  const path = location.pathname;
  rememberControls();
  await new Promise<void>((resolve) => {
    router.subscribe('onRendered', () => {
      isHydrated = true;
      followedByRouter();
      resolve();
    });
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
        {
          onRecoverableError: (error) => {
            // The history has moved before all sections were hydrated: React renders those of the other page instead.
            if (location.pathname !== path) return;
            // For example on a translated page, React renders a section again: see lib/controls.ts.
            console.warn('A part of the page was rendered anew.', error);
          },
        },
      );
    });
  });
  // The router restores only what has been scrolled since it runs: the page may have been scrolled before.
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'));
  servePageChanges(router);
  leaveLinksToRouter((hash) => void router.navigate({ to: '.', search: true, hash }));
  restoreEntries();
}
