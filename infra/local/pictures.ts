// `make pictures`: takes the README's screenshots of the home page, at the width of a desktop and of a phone.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { chromiumPath } from '../stack/browsers/chromium.ts';
import { startStack } from '../stack/stack.ts';

const PICTURES = join(root, 'docs/pictures');
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
mkdirSync(PICTURES, { recursive: true });
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
} finally {
  await browser.close();
  await site.stop();
}
process.stdout.write(`${PICTURES}\n`);
