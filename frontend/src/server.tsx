// Renders a path to HTML, for the build and the development server only.
import { createRequestHandler, RouterServer } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createSiteRouter } from './router.tsx';

export { unsentPage } from '@school/pages';
export { school } from './content/school.ts';
export { shareImage } from './lib/seo.ts';

/** Every path of the site, from the route tree; the route of all other paths is not among them. */
export function sitePaths(): string[] {
  return Object.keys(createSiteRouter().routesByPath).filter((path) => !path.includes('$'));
}

/**
 * The whole document, including lazily loaded parts.
 * @throws what a component threw; React alone would leave it to the browser.
 */
async function renderDocument(document: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // Waits for the whole document, so that no inline script has to insert streamed parts.
  const { prelude } = await prerender(document, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/**
 * Renders one path: the whole document, or a redirect with its `Location`. No route loads data, so nothing is
 * dehydrated and the document has no inline script, which the strict content security policy would block.
 */
export function renderPage(path: string): Promise<Response> {
  const handle = createRequestHandler({
    createRouter: () => createSiteRouter(),
    request: new Request(new URL(path, 'http://localhost')),
  });
  return handle(
    async ({ router, responseHeaders }) =>
      new Response(await renderDocument(<RouterServer router={router} />), { headers: responseHeaders }),
  );
}
