// What the home page shows first, and how much room it gives to what.
import type { Locator } from 'playwright/test';
import { chooseCookies } from './support/alive.ts';
import { expect, test } from './support/product.ts';

test.beforeEach(({ page }) => chooseCookies(page));

const box = async (locator: Locator) => (await locator.boundingBox())!;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the first view at ${width} × ${height} has tagline, level test and next departure with price and places, uncovered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const main = page.getByRole('main');
    const pass = main.getByRole('article', { name: 'Prossima partenza' });
    const shown = [
      main.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: /^Scopri il tuo livello/ }),
      main.getByRole('link', { name: 'Vai ai servizi' }),
      pass.getByRole('link', { name: /^[ABC][12] / }),
      pass.getByText('680,00 €').filter({ visible: true }),
      pass.getByText(/^\d posti previsti$/).filter({ visible: true }),
      pass.locator('time').filter({ visible: true }),
    ];
    for (const locator of shown) {
      await expect(locator).toBeInViewport({ ratio: 1 });
      // Nothing lies over it: neither a fixed bar nor the next column.
      expect(
        await locator.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      ).toBe(true);
    }
  });
}

test('at 1280 px the ten cards are two large and eight compact within 900 px, two banners quiet, and a face within 1500 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const grid = page.locator('#servizi').getByRole('list').first();
  expect((await box(grid)).height).toBeLessThanOrEqual(900);
  const widths = await Promise.all((await grid.locator('> li').all()).map(async (card) => (await box(card)).width));
  expect(widths).toHaveLength(10);
  expect(Math.min(...widths.slice(0, 2))).toBeGreaterThan(1.5 * Math.max(...widths.slice(2)));
  for (const words of ['PARLARE FLUENTEMENTE', 'PER UN BUSINESS INTERNAZIONALE']) {
    const band = page.getByRole('paragraph').filter({ hasText: words }).locator('../..');
    expect((await box(band)).height).toBeLessThanOrEqual(130);
  }
  const face = await box(page.getByRole('region', { name: 'Chi trovi in aula' }).getByRole('img').first());
  expect(face.y + face.height).toBeLessThanOrEqual(1500);
});

test('six teachers and three voices have a face, whose drawing loads and is said to be one', async ({ page }) => {
  await page.goto('/');
  for (const [name, count, note] of [
    ['Chi trovi in aula', 6, /^Ritratti disegnati/],
    ['Cartoline di chi è partito da qui', 3, 'I volti sono disegnati.'],
  ] as const) {
    const region = page.getByRole('region', { name });
    const faces = region.getByRole('img', { name: /^Disegno: / });
    await expect(faces).toHaveCount(count);
    for (const face of await faces.all()) {
      await face.scrollIntoViewIfNeeded();
      await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expect(region.getByText(note)).toBeVisible();
  }
});
