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

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`with motion "${reducedMotion}" nothing shifts when the notice is shown`, async ({ context }) => {
    await context.addInitScript(() => {
      let shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifted += (entry as unknown as { readonly value: number }).value;
        document.documentElement.dataset['shifted'] = String(shifted);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const size of [
      { width: 360, height: 740 },
      { width: 667, height: 375 },
      { width: 800, height: 420 },
      { width: 1280, height: 720 },
    ]) {
      const page = await context.newPage();
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(cookieNotice(page)).toBeVisible();
      // Pictures are there since the page's load event. A frame that shifts something is reported in the one after it.
      await cookieNotice(page).evaluate(async (notice) => {
        await document.fonts.ready;
        await Promise.all(notice.getAnimations({ subtree: true }).map(({ finished }) => finished));
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      });
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThanOrEqual(0.01);
    }
  });
}

test('on a first visit the notice covers neither the title nor what leads to a person', async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
  ])
    for (const path of ['/', '/corso-b1', '/contatti']) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(cookieNotice(page)).toBeVisible();
      const kept = page.locator('h1, #gaia, nav[aria-label="Contatti rapidi"] a').filter({ visible: true });
      for (const part of await kept.all())
        expect(await isOnTop(part), `${path} at ${size.width} × ${size.height}: ${await part.innerText()}`).toBe(true);
    }
});

for (const size of [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 800, height: 420 },
]) {
  test(`on a first visit at ${size.width} × ${size.height} the open menu leaves its bar in view`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/corso-b1');
    await expect(cookieNotice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    expect(await isOnTop(page.getByRole('button', { name: 'Menu' }))).toBe(true);
    expect(await isOnTop(page.getByRole('banner').getByRole('link').first())).toBe(true);
  });
}

test('the open menu of a phone shows how to reach the school without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/corso-b1');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  for (const name of ['Home', 'Contatti', /^\+39/, 'Contattaci']) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(link)).toBe(true);
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

test('Escape closes the notice that has the focus for this visit, and elsewhere what stands there', async ({
  page,
}) => {
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
  await page.goto('/');
  await expect(page.locator('#avviso-cookie')).toBeHidden();
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
