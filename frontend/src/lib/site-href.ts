// Parses an href into its target and how to open it.
import type { RegisteredRouter } from '@tanstack/react-router';

type PagePath = Exclude<keyof RegisteredRouter['routesByPath'], '/$'>;

/** Where a link may lead: the compiler knows the pages of the site. */
export type SiteHref =
  | PagePath
  | `${PagePath}${'?' | '#'}${string}`
  | `#${string}`
  | `${'https' | 'http' | 'mailto' | 'tel'}:${string}`;

export type Target =
  | {
      readonly kind: 'page';
      readonly path: PagePath;
      readonly search: Readonly<Record<string, string>>;
      readonly hash: string;
    }
  | { readonly kind: 'new-tab'; readonly href: string; readonly external: boolean }
  | { readonly kind: 'plain'; readonly href: string };

/** Legal pages open in a new tab, so that a partly filled form is not lost. */
const OPEN_BESIDE = new Set(['/privacy-policy', '/gdpr', '/privacy']);

/** Reads `/path?query#hash`, `#hash`, `https:`, `mailto:` and `tel:`. */
export function readHref(href: string): Target {
  if (/^https?:/.test(href)) return { kind: 'new-tab', href, external: true };
  if (!href.startsWith('/')) return { kind: 'plain', href };
  const { pathname, searchParams, hash } = new URL(href, 'http://site');
  if (OPEN_BESIDE.has(pathname)) return { kind: 'new-tab', href, external: false };
  return { kind: 'page', path: pathname as PagePath, search: Object.fromEntries(searchParams), hash: hash.slice(1) };
}
