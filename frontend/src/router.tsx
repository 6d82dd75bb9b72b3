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
    // Plain text, so that the router does not rewrite addresses with numbers or quotes in it.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const parameters = new URLSearchParams(search as Record<string, string>).toString();
      return parameters && `?${parameters}`;
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
