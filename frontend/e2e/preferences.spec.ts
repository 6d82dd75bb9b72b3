// Browser preferences of visitors: no JavaScript, reduced motion, forced colours.
import type { Page } from 'playwright/test';
import { contrastIn, INK } from './engines/pixels.ts';
import { screens } from './specified/routes.ts';
import { hydrate, cookieNotice } from './support/alive.ts';
import { expect, test } from './support/product.ts';

const READ = ['/', '/corsi-inglese', '/certificazioni', '/reclami'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Every page before its scripts run: every-page.spec.ts. Every form as it is delivered: forms-on-pages.spec.ts.
  test('pages read as specified, and their forms are open to be sent', async ({ page }) => {
    for (const { path, main, form } of screens.filter((screen) => READ.includes(screen.path))) {
      await page.goto(path);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(main);
      if (form === undefined) continue;
      await expect(page.getByRole('form', { name: form }).locator('button[type=submit]'), path).toBeEnabled();
    }
  });

  test('the menu works', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'LanguageCert' }).click();
    await expect(page).toHaveURL('/certificazione-languagecert');
    await page.getByRole('link', { name: 'Richiedi il test di livello' }).click();
    await expect(page.getByRole('heading', { name: 'Richiedi il test di livello' })).toBeInViewport();
  });
});

test.describe('with reduced motion', () => {
  const running = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1,
          ).length,
    );

  test('no animation runs in the page, the menu, the cookie panel or a notification', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    expect(await running(page), 'page').toBe(0);
    await cookieNotice(page).getByRole('button', { name: 'Personalizza' }).click();
    expect(await running(page), 'cookie panel').toBe(0);
    await page.getByRole('button', { name: 'Salva Preferenze' }).click();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await running(page), 'menu').toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Vai ai servizi' }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
    for (const [label, words] of Object.entries({
      'Nome *': 'Anna',
      'Cognome *': 'Prova',
      'Email *': 'anna@example.com',
    }))
      await form.getByLabel(label, { exact: true }).fill(words);
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem')).toBeVisible();
    expect(await running(page), 'notification').toBe(0);
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('buttons and fields have a border without background colours', async ({ page }) => {
    for (const path of ['/', '/contatti', '/corsi-inglese', '/corso-a2', '/certificazioni']) {
      await page.goto(path);
      await hydrate(page);
      const edgeless = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main button, main input:not([type=radio], [type=checkbox]), select, textarea',
          ),
        ]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { borderTopWidth, borderBottomWidth, textDecorationLine, outlineStyle } = getComputedStyle(element);
            return (
              parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) === 0 &&
              textDecorationLine === 'none' &&
              outlineStyle === 'none'
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(edgeless, path).toEqual([]);
    }
  });

  test('the lines of the menu button are visible', async ({ page }) => {
    await page.goto('/');
    expect(await contrastIn(page, '//header//button/span[@aria-hidden]')).toBeGreaterThan(INK);
  });
});

test('every course prints on one sheet of A4', async ({ page }) => {
  for (const level of ['a2', 'b1', 'b2', 'c1', 'c2']) {
    await page.goto(`/corso-${level}`);
    await expect(cookieNotice(page)).toBeVisible();
    const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b/g), level).toHaveLength(1);
  }
  // In print, separate lines do not run together.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('contentinfo').getByText('Via Tibullo 16').innerText()).toMatch(/16\s+00193/);
});
