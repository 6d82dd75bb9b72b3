// What search engines are told: the pages that may be listed, and where not to look.

export interface DiscoverablePage {
  readonly html: string;
}

/** Addresses of the pages that have one and may be indexed, read from what the pages themselves say. */
function canonicalAddresses(pages: readonly DiscoverablePage[]): string[] {
  return pages.flatMap(({ html }) => {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    return address && !html.includes('content="noindex"') ? [address] : [];
  });
}

export function sitemap(pages: readonly DiscoverablePage[]): string {
  const entries = canonicalAddresses(pages).map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}
