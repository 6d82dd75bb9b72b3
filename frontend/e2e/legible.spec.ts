// Large letters, a reader's own spacing, and a screen hardly higher than the cookie notice: nothing is cut, nothing is hidden.
import { chooseCookies, comeAlive, cookieNotice } from './support/alive.ts';
import {
  LARGE_LETTERS,
  READERS_SPACING,
  cutText,
  focusThrough,
  isOnTop,
  setReadersStyle,
  sidewaysScroll,
  titlesUnderGaia,
} from './support/legible.ts';
import { expect, test } from './support/product.ts';
import { screens } from './specified/routes.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of screens) {
  test(`${path} fits a screen of 320 px with letters twice as large, and nothing is cut by a reader's own spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await chooseCookies(page);
    await page.goto(path);
    await setReadersStyle(page, LARGE_LETTERS);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await cutText(page)).toEqual([]);
    expect(await titlesUnderGaia(page)).toEqual([]);

    await setReadersStyle(page, READERS_SPACING);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
      expect(await cutText(page), `${width} px`).toEqual([]);
    }
  });

  test(`${path}: the undecided cookie notice hides nothing that has the focus, stop by stop`, async ({ page }) => {
    await page.goto(path);
    await comeAlive(page);
    for (const { width, height, place } of [
      { width: 1280, height: 800, place: 'screen' },
      { width: 390, height: 844, place: 'screen' },
      // 1280 × 1024 at 400 %.
      { width: 320, height: 256, place: 'page' },
    ]) {
      await page.setViewportSize({ width, height });
      await expect(cookieNotice(page)).toHaveAttribute('data-place', place);
      const stops = await focusThrough(page);
      expect(stops.map(({ name }) => name)).toContain('Preferenze cookie');
      expect(
        stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

for (const size of [
  { width: 320, height: 256 },
  { width: 740, height: 360 },
  { width: 360, height: 640 },
]) {
  test(`all of the notice and of its panel can be brought into view at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/gdpr');
    await comeAlive(page);
    const parts = page.getByRole('region', { name: /cookie/i }).locator('h2, label, button, a, :scope > p');
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
  await comeAlive(page);
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
