// One router for both sides: the build renders every route with a memory history, the browser takes over from there.
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
    // Smooth is for moving within a page; another page begins where it begins.
    scrollRestorationBehavior: 'instant',
    defaultHashScrollIntoView: { behavior: 'instant' },
    // A view transition takes all clicks while it runs: there is none within a page.
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
