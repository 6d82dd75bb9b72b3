// `make pictures`: takes the README's screenshots of the home page, at the width of a desktop and of a phone, and the
// picture of each page for those who share its address: its first screen, without the owner's name and numbers.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { chromiumPath } from '../stack/browsers/chromium.ts';
import { startStack } from '../stack/stack.ts';

const PICTURES = join(root, 'docs/pictures');
const SHARED = join(root, 'frontend/public/condivisione');
/** As social networks and messengers show it. */
const SHARED_VIEW = { width: 1200, height: 630 };
/** What belongs to one school or one day, or is to be pressed. */
const NOT_SHARED =
  'body > :not(main), main > a, section ~ section, .actions, [data-day-from], [data-day-until], a[href^="tel:"]';
const VIEWS = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 800 } } as const;

await buildServices();
if (!siteIsUpToDate()) await buildSite();
// The pictures need no gateway.
const site = await startStack({
  dir: mkdtempSync(join(tmpdir(), 'pictures-')),
  only: ['site'],
  external: { databaseUrl: 'none', redisUrl: 'none', smtpUrl: 'none' },
});
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  for (const [name, viewport] of Object.entries(VIEWS)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'it-IT' });
    await page.goto(site.urls.site);
    const necessaryOnly = page.getByRole('button', { name: 'Solo Necessari' });
    await necessaryOnly.click();
    await necessaryOnly.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(PICTURES, `home-${name}.jpg`), type: 'jpeg', quality: 80 });
  }
  const page = await browser.newPage({ viewport: SHARED_VIEW, reducedMotion: 'reduce', bypassCSP: true });
  const sitemap = await (await page.request.get(new URL('/sitemap.xml', site.urls.site).href)).text();
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)</g)) {
    const { pathname } = new URL(address!);
    await page.goto(new URL(pathname, site.urls.site).href);
    await page.addStyleTag({ content: `${NOT_SHARED} { display: none !important }` });
    const path = join(SHARED, `${pathname.slice(1) || 'home'}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 75 });
  }
} finally {
  await browser.close();
  await site.stop();
}
process.stdout.write(`${PICTURES}\n`);
