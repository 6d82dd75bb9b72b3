// The router of build and browser: the build renders every route with a memory history.
import { createRouter } from '@tanstack/react-router';
import { ErrorPage } from '#src/features/error/error-page.tsx';
import { routeTree } from '#src/route-tree.gen.ts';

interface SiteRouterOptions {
  /** In the browser only: on the build's side it would write an inline script. */
  readonly scrollRestoration?: false | (() => boolean);
}

export function createSiteRouter({ scrollRestoration = false }: SiteRouterOptions = {}) {
  return createRouter({
    routeTree,
    scrollRestoration,
    defaultPreload: 'intent',
    // Smooth scrolling is for links within a page only; a new page starts at its top at once.
    scrollRestorationBehavior: 'instant',
    defaultHashScrollIntoView: { behavior: 'instant' },
    // A view transition blocks all clicks while it runs, so there is none within a page.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) =>
        fromLocation && pathChanged && matchMedia('(prefers-reduced-motion: no-preference)').matches ? [] : false,
    },
    trailingSlash: 'never',
    defaultErrorComponent: ErrorPage,
  });
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
