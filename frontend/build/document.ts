// What the build adds to the head React has rendered: the page's files and the policy that binds it.
import { createHash } from 'node:crypto';
import type { schoolPlaceholders } from '@school/catalog';
import type { PublicSchool } from '../src/content/school.ts';
import type { shareImage } from '../src/lib/seo.ts';

/** What the server bundle of the site exports (src/server.tsx). */
export interface ServerEntry {
  renderPage(path: string): Promise<Response>;
  sitePaths(): string[];
  llmsText(): string;
  readonly school: PublicSchool;
  readonly shareImage: typeof shareImage;
  readonly testimonials: readonly { readonly name: string }[];
  readonly schoolPlaceholders: typeof schoolPlaceholders;
}

export interface PageAssets {
  readonly script: string;
  readonly fonts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The content of those stylesheets: written into the page, it spares the first view a round trip. */
  readonly css: string;
}

/** Hosts the site may frame, once the visitor has asked for the map. */
const MAP_HOSTS = 'https://www.google.com https://maps.google.com';

/** What the browser may do here. Scripts come from files alone; of inline styles only the stylesheet, known by its hash. */
const policy = (css: string) =>
  [
    "default-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-src ${MAP_HOSTS}`,
  ].join('; ');

/** Puts the policy first and the files next, right after `<head>`, so that the browser asks for them before it reads on. */
export function withAssets(html: string, { script, fonts, stylesheets, css }: PageAssets): string {
  const tags = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(css)}">`,
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<script type="module" src="/${script}"></script>`,
    `<style>${css}</style>`,
    // Tells the loader of the page's code that these are here already; disabled, they are not fetched.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    '<link rel="manifest" href="/site.webmanifest">',
  ];
  return html.replace('<head>', () => `<head>${tags.join('')}`);
}

/** The page of a path that only sends elsewhere, for servers that do not answer 301 themselves. */
export function redirectDocument(to: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Pagina spostata</title><meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">La pagina è qui</a></body></html>`;
}
