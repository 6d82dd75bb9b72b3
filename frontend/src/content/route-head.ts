import { pageHead, shownHead } from '#src/lib/seo.ts';
import { notFoundMetadata, pageMetadata } from './metadata.ts';
import { type PagePath, pageTitles } from './page-titles.ts';

/**
 * The `head` of the route of a page. A browser has what machines read in the delivered document, so that its bundle goes
 * without.
 */
export const routeHead = (path: PagePath) =>
  import.meta.env.SSR ? pageHead(pageMetadata[path]) : shownHead(pageTitles[path], path);

export const notFoundHead = () => (import.meta.env.SSR ? pageHead(notFoundMetadata) : {});
