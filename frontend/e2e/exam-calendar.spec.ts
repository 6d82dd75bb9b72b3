// The exam calendar at the widths between phone and desktop. (Its filter: heard.spec.ts, script.spec.ts.)
import { chooseCookies } from './support/alive.ts';
import { expect, test } from './support/product.ts';

test('a date of the exam calendar and its entry for a calendar stand on one line each', async ({ page }) => {
  await chooseCookies(page);
  await page.goto('/certificazioni');
  const table = page.getByRole('main').locator('table', { hasText: 'Aggiungi al calendario' });
  await expect(table).toBeVisible();
  for (const width of [360, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { parts, lines } = await table.evaluate((element) => {
      const shown = [...element.querySelectorAll('time, a[download]')].filter((part) => part.checkVisibility());
      return {
        parts: shown.length,
        // Only the first text: the rest is on a separate line or visually hidden.
        lines: shown.map(({ firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild!);
          return range.getClientRects().length;
        }),
      };
    });
    expect(parts).toBeGreaterThan(10);
    expect([width, Math.max(...lines)]).toEqual([width, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
