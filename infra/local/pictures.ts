// `make pictures`: takes the README's screenshots of the home page, at the width of a desktop and of a phone.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildServices, buildSite, siteIsUpToDate } from '../stack/build.ts';
import { root } from '../stack/checkout.ts';
import { chromiumPath } from '../stack/browsers/chromium.ts';
import { siteServer } from '../stack/site-server.ts';

const PICTURES = join(root, 'docs/pictures');
const VIEWS = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 800 } } as const;

await buildServices();
if (!siteIsUpToDate()) await buildSite();
// The pictures need no gateway.
const site = await siteServer({ siteRoot: join(root, 'frontend/dist'), gatewayUrl: 'http://127.0.0.1:9' });
const address = await site.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
});
mkdirSync(PICTURES, { recursive: true });
try {
  for (const [name, viewport] of Object.entries(VIEWS)) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'it-IT' });
    await page.goto(address);
    const necessaryOnly = page.getByRole('button', { name: 'Solo Necessari' });
    await necessaryOnly.click();
    await necessaryOnly.waitFor({ state: 'hidden' });
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(PICTURES, `home-${name}.jpg`), type: 'jpeg', quality: 80 });
  }
} finally {
  await browser.close();
  await site.close();
}
process.stdout.write(`${PICTURES}\n`);
