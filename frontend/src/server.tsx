// What the build calls to turn a path into HTML. It never runs for a visitor.
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
 * The whole document, lazily loaded parts included.
 * @throws what a component threw: React alone would leave it to the browser.
 */
async function renderDocument(document: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  // Nothing is sent in pieces, so nothing needs a script that puts the pieces together.
  const { prelude } = await prerender(document, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}

/**
 * Renders one path: the whole document, or a redirection with its `Location`. Nothing is dehydrated, because no route
 * loads data; so the document carries no inline script and the strictest policy fits it.
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
