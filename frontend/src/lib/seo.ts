// Turns the metadata of a page into its head.
import type { JSX } from 'react';
import { school } from '#src/content/school.ts';

/** What search engines and social networks read of a page besides its title. */
export interface PageDetails {
  /** The page's name in its breadcrumb trail; absent for the home page and pages that are not indexed. */
  readonly name?: string;
  /** The page between this one and the home page in the trail. */
  readonly parent?: '/corsi-inglese';
  readonly description: string;
  readonly keywords?: readonly string[];
  /** JSON-LD objects, each with its own `@context`. */
  readonly structuredData?: readonly object[];
}

/** What people see and share of a page. */
export interface PageName {
  /** Without the school's name, which is appended. */
  readonly title: string;
  /** Path of the page, without a trailing slash; null for pages that have no address of their own. */
  readonly path: string | null;
  readonly noindex: boolean;
}

export interface PageMetadata extends PageName, PageDetails {}

/** The image shown where the page is shared, taken by infra/local/pictures.ts. */
export const shareImage = (path: string | null) => `/condivisione/${path?.slice(1) || 'home'}.jpg`;

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, school.siteUrl).href.replace(/(?<!\/)\/$/, '');
}

/** TanStack Router renders this key as a JSON-LD script, but its types do not include it. */
const jsonLd = (data: object) => ({ 'script:ld+json': data }) as JSX.IntrinsicElements['meta'];

const fullTitle = (title: string) => `${title} | ${school.name}`;

export const shownHead = ({ title, path, noindex }: PageName) => ({
  meta: [{ title: fullTitle(title) }, ...(noindex ? [{ name: 'robots', content: 'noindex' }] : [])],
  links: path === null ? [] : [{ rel: 'canonical', href: absoluteUrl(path) }],
});

/** Title, description, canonical address, Open Graph, Twitter card and structured data of a page. */
export function pageHead({ description, keywords, structuredData, ...name }: PageMetadata) {
  const { title: ownTitle, path, noindex } = name;
  const shown = shownHead(name);
  const title = fullTitle(ownTitle);
  const url = path === null ? null : absoluteUrl(path);
  const image = absoluteUrl(shareImage(noindex ? null : path));
  return {
    meta: [
      ...shown.meta,
      { name: 'description', content: description },
      ...(keywords ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'it_IT' },
      { property: 'og:site_name', content: school.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(url ? [{ property: 'og:url', content: url }] : []),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: ownTitle },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      { name: 'twitter:image', content: image },
      ...(structuredData ?? []).map(jsonLd),
    ],
    links: [
      ...shown.links,
      ...(url ? ['it', 'x-default'].map((hrefLang) => ({ rel: 'alternate', hrefLang, href: url })) : []),
    ],
  };
}
