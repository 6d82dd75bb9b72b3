import { pageHead, shownHead } from '#src/lib/seo.ts';
import { notFoundMetadata, pageMetadata } from './metadata.ts';
import { notFoundName, type PagePath, pageName } from './page-titles.ts';

/**
 * The `head` of a page's route. In the browser it has only what people see and share: the rest is in the prerendered
 * document, and would only make the bundle larger.
 */
export const routeHead = (path: PagePath) =>
  import.meta.env.SSR ? pageHead(pageMetadata[path]) : shownHead(pageName(path));

export const notFoundHead = () => (import.meta.env.SSR ? pageHead(notFoundMetadata) : shownHead(notFoundName));
