// The delivered documents as data, as crawlers read them without JavaScript.
import type { Page } from 'playwright/test';

export interface SiteLink {
  readonly words: string;
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

export interface DeliveredPage {
  readonly path: string;
  readonly title: string;
  /** The contents of all `meta` elements by name or property. */
  readonly meta: Readonly<Record<string, string[]>>;
  readonly canonical: string | null;
  readonly jsonLd: readonly string[];
  readonly ids: readonly string[];
  readonly links: readonly SiteLink[];
}

/** Fetches and parses pages in a browser page of the site. */
export const delivered = (page: Page, paths: readonly string[]): Promise<DeliveredPage[]> =>
  page.evaluate(async (wanted) => {
    const read = async (path: string) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)];
      const meta: Record<string, string[]> = {};
      for (const element of all<HTMLMetaElement>('meta[name], meta[property]')) {
        (meta[element.name || element.getAttribute('property')!] ??= []).push(element.content);
      }
      return {
        path,
        title: parsed.title,
        meta,
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
        ids: all('[id]').map(({ id }) => id),
        links: all<HTMLAnchorElement>('a').map((link) => ({
          words: link.textContent.trim(),
          href: link.getAttribute('href') ?? '',
          target: link.target,
          rel: link.rel,
        })),
      };
    };
    return Promise.all(wanted.map(read));
  }, paths);
