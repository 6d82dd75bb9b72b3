// The exam calendar: how many dates it shows, and its lines between phone and desktop. (Its filter: owner-site.spec.ts.)
import type { Page } from 'playwright/test';
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

const dates = (page: Page) =>
  page.getByRole('main').locator('table tbody tr').filter({ visible: true }).locator('td:first-child time');

/** Of the demonstration: the exam of 6 March is past on this day. */
const DAY = new Date('2027-03-10T10:00:00Z');
const nextFive = ['2027-03-13T09:00', '2027-04-17T09:30', '2027-05-22T10:00', '2027-05-22T11:00', '2027-05-22T14:00'];
const days = async (page: Page) =>
  (await dates(page).evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))).toSorted();

test('the calendar shows the next five dates, all when they are asked for or printed, and all of one exam', async ({
  page,
}) => {
  await chooseCookies(page);
  await page.clock.setFixedTime(DAY);
  await page.goto('/certificazioni#date-esami');
  await expect.poll(() => days(page)).toEqual(nextFive);
  await page.getByText('Mostra tutte').click();
  await expect(dates(page)).toHaveCount(12);
  await page.getByText('Mostra solo le prossime').click();
  await expect(dates(page)).toHaveCount(5);
  await page.emulateMedia({ media: 'print' });
  await expect(dates(page)).toHaveCount(12);
  await page.emulateMedia({ media: 'screen' });
  // Its first use hydrates the page, which may show it unchosen for a moment: `check()` would not wait for that to end.
  await page.getByRole('radio', { name: 'C1' }).click();
  await expect(page.getByRole('radio', { name: 'C1' })).toBeChecked();
  await expect(dates(page)).toHaveCount(2);
  expect((await days(page)).at(-1)).toBe('2028-12-02T09:00');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the other dates of the calendar are opened too', async ({ page }) => {
    await page.goto('/certificazioni#date-esami');
    await expect(dates(page)).toHaveCount(5);
    await page.getByText('Mostra tutte').click();
    await expect.poll(() => dates(page).count()).toBeGreaterThan(5);
  });
});
