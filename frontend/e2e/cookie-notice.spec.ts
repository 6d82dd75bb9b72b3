// The cookie notice on small screens. (That it covers no page's first action: every-page.spec.ts.)
import { hydrate, cookieNotice } from './support/alive.ts';
import { panel } from './support/gaia-panel.ts';
import { isOnTop } from './support/legible.ts';
import { expect, test } from './support/product.ts';

for (const size of [
  { width: 320, height: 256 },
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
      .locator('h2, label, button, a, p:not([id])')
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

test('a screen that is turned or made wider finds the notice clear of the first action', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/corso-b1');
  await expect(cookieNotice(page)).toBeVisible();
  const action = page.getByRole('main').getByRole('link', { name: 'Chiedi un posto' }).first();
  for (const size of [
    { width: 780, height: 1040 },
    { width: 1024, height: 700 },
    { width: 390, height: 780 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const [notice, first] = [await page.locator('#avviso-cookie').boundingBox(), await action.boundingBox()];
        return first!.y + first!.height <= notice!.y || first!.y >= notice!.y + notice!.height;
      })
      .toBe(true);
  }
});

test("Gaia's open panel covers none of the choices at any width", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 800 });
  await page.goto('/gdpr');
  await expect(cookieNotice(page)).toBeVisible();
  await page.locator('#gaia').click();
  await expect(panel(page)).toBeVisible();
  const choices = cookieNotice(page).getByRole('button');
  await expect(choices).toHaveCount(4);
  for (const width of [680, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const choice of await choices.all())
      await expect.poll(() => isOnTop(choice), `${await choice.textContent()} at ${width} px`).toBe(true);
  }
});

test('Escape closes the notice that has the focus, and elsewhere what stands there', async ({ page }) => {
  await page.goto('/gdpr');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeHidden();
  await expect(cookieNotice(page)).toBeVisible();
  await cookieNotice(page).getByRole('button', { name: 'Chiudi senza scegliere' }).focus();
  await page.keyboard.press('Escape');
  await expect(cookieNotice(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBeNull();
});

test('a page from which a filter has removed the notice works all the same', async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => document.getElementById('avviso-cookie')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    }),
  );
  await page.goto('/contatti');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' }).click();
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#avviso-cookie')).toHaveCount(0);
});
