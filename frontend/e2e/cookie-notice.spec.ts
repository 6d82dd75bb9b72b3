// The cookie notice on low and narrow screens. (Legibility of every page: every-page.spec.ts.)
import { hydrate, cookieNotice } from './support/alive.ts';
import { isOnTop } from './support/legible.ts';
import { expect, test } from './support/product.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
  { width: 360, height: 640 },
]) {
  test(`all of the notice and of its panel can be brought into view at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/gdpr');
    await hydrate(page);
    const parts = page
      .getByRole('region', { name: /cookie/i })
      .locator('h2, label, button, a, [data-cookie-view] > p')
      .filter({ visible: true });
    const allComesIntoView = async () => {
      for (const part of await parts.all()) {
        await part.scrollIntoViewIfNeeded();
        expect(await isOnTop(part), (await part.textContent()) ?? '').toBe(true);
      }
    };
    await allComesIntoView();
    await cookieNotice(page).getByRole('button', { name: 'Personalizza' }).click();
    await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeFocused();
    await allComesIntoView();
  });
}

test('Escape closes the notice from anywhere in the page, after whatever else it closes', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(cookieNotice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Chiedi a Gaia/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cookieNotice(page)).toBeVisible();

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' });
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(cookieNotice(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
});
