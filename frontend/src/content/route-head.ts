import { pageHead, shownHead } from '#src/lib/seo.ts';
import { notFoundMetadata, pageMetadata } from './metadata.ts';
import { type PagePath, pageTitles } from './page-titles.ts';

/**
 * The `head` of a page's route. In the browser it has only the title and the canonical URL: the rest is in the
 * prerendered document, and would only make the bundle larger.
 */
export const routeHead = (path: PagePath) =>
  import.meta.env.SSR ? pageHead(pageMetadata[path]) : shownHead(pageTitles[path], path);

export const notFoundHead = () => (import.meta.env.SSR ? pageHead(notFoundMetadata) : {});
