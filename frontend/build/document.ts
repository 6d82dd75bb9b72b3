// Completes the head that React has rendered: links to the page's files and the content security policy.
import { createHash } from 'node:crypto';
import type { unsentPage } from '@school/pages';
import type { PublicSchool } from '../src/content/school.ts';
import type { shareImage } from '../src/lib/seo.ts';

/** The exports of the site's server bundle (src/server.tsx). */
export interface ServerEntry {
  renderPage(path: string): Promise<Response>;
  sitePaths(): string[];
  readonly school: PublicSchool;
  readonly shareImage: typeof shareImage;
  readonly unsentPage: typeof unsentPage;
}

export interface PageAssets {
  readonly script: string;
  /** What it may fetch later, of this page: see bootstrap/preload-code.ts. */
  readonly code: readonly string[];
  readonly fonts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The content of those stylesheets: inlined, it saves a round trip before the first view. */
  readonly css: string;
}

/** Hosts that the site may ask and frame, after the visitor has requested the map. */
const MAP_HOSTS = 'https://www.google.com https://maps.google.com';

/** The content security policy. Scripts come from files only; the inlined stylesheet is allowed by its hash. */
const policy = (css: string) =>
  [
    "default-src 'self'",
    `style-src 'self' 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `connect-src 'self' ${MAP_HOSTS}`,
    `frame-src ${MAP_HOSTS}`,
  ].join('; ');

/** Inserts the policy and the files right after `<head>`, so that the browser requests them early. */
export function withAssets(html: string, { script, code, fonts, stylesheets, css }: PageAssets): string {
  const tags = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy(css)}">`,
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    `<script type="module" src="/${script}" data-code="${code.map((file) => `/${file}`).join(' ')}"></script>`,
    `<style>${css}</style>`,
    // Vite's preload helper finds these and does not load the stylesheets again; disabled, the browser does not load
    // them.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    '<link rel="manifest" href="/site.webmanifest">',
  ];
  return html.replace('<head>', () => `<head>${tags.join('')}`);
}

/** The page of a redirected path, for servers without redirects. */
export function redirectDocument(to: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Pagina spostata</title>
<meta name="robots" content="noindex"><link rel="canonical" href="${to}"><meta http-equiv="refresh" content="0; url=${to}"></head>
<body><a href="${to}">La pagina è qui</a></body></html>`;
}
