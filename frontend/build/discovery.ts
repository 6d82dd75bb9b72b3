// The site map, robots.txt, security.txt and web manifest.
import type { PublicSchool } from '../src/content/school.ts';

export interface DiscoverablePage {
  readonly html: string;
}

/** URLs of the pages that may be indexed, read from the rendered pages. */
function canonicalAddresses(pages: readonly DiscoverablePage[]): string[] {
  return pages.flatMap(({ html }) => {
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    return address && !html.includes('content="noindex"') ? [address] : [];
  });
}

export function sitemap(pages: readonly DiscoverablePage[]): string {
  const entries = canonicalAddresses(pages).map((address) => `  <url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export function robots({ siteUrl }: PublicSchool): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/**
 * The security contact (RFC 9116). It expires a year after the first of this month, so that all builds of a month are
 * equal.
 */
export function securityTxt({ email, siteUrl }: PublicSchool, now: Date): string {
  const lines = {
    Contact: `mailto:${email}`,
    Expires: new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth())).toISOString(),
    'Preferred-Languages': 'it, en',
    Canonical: new URL('/.well-known/security.txt', siteUrl).href,
  };
  return Object.entries(lines)
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('');
}

/** The web manifest: icon and colours on a phone's home screen. */
export function webManifest({ name }: PublicSchool): string {
  const icon = (size: number) => ({
    src: `/icona-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return JSON.stringify({
    name,
    lang: 'it',
    start_url: '/',
    display: 'browser',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  });
}
