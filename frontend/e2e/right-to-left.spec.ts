// A page that a translator has turned: languages such as Arabic and Hebrew are written from right to left.
import { chooseCookies } from './support/alive.ts';
import { sidewaysScroll } from './support/legible.ts';
import { expect, test } from './support/product.ts';
import { routes } from './specified/routes.ts';

test('a page turned right to left begins at the right, fits its width, and keeps its numbers in order', async ({
  page,
}) => {
  await chooseCookies(page);
  for (const { path } of routes.filter((route) => route.path !== '/viaggistudio')) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
      expect(logo!.x + logo!.width, `${path} at ${width} px`).toBeGreaterThan(width / 2);
    }
    const directions = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).direction));
    expect(new Set(directions)).toEqual(new Set(['ltr']));
  }
});
