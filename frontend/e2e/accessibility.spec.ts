// axe on everything that can be opened, at a desktop and a phone width. (Every page as loaded: every-page.spec.ts.)
import type { Page } from 'playwright/test';
import { hydrate, cookieNotice } from './support/alive.ts';
import { hasNoViolation } from './support/axe.ts';
import { LARGE_LETTERS, cutText, setReadersStyle, sidewaysScroll } from './support/legible.ts';
import { expect, test } from './support/product.ts';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const chooseNecessary = (page: Page) => cookieNotice(page).getByRole('button', { name: 'Solo Necessari' }).click();

test.beforeEach(({ page }) => page.setViewportSize(DESK));

/** At both sizes. */
async function hasNone(page: Page, state: string): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await hasNoViolation(page, `${state} at ${size.width} px`);
  }
}

test('the open menu has no violation', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  await chooseNecessary(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
  await hasNone(page, 'menu');
});

test('the cookie panel has no violation', async ({ page }) => {
  await page.goto('/gdpr');
  await cookieNotice(page).getByRole('button', { name: 'Personalizza' }).click();
  await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible();
  await hasNone(page, 'cookie panel');
});

test('a form has none while it shows errors, a failure and a notification, nor has its receipt, there and on its page', async ({
  page,
}) => {
  await page.goto('/corso-a2');
  await hydrate(page);
  await chooseNecessary(page);
  const form = page.getByRole('form', { name: /Richiesta sul/ });
  const send = form.getByRole('button', { name: 'Invia messaggio' });
  await send.click();
  await expect(form.getByRole('group', { name: 'Controlla questi campi' })).toBeVisible();
  await hasNone(page, 'errors');

  await form.getByLabel('Nome e Cognome *').fill('Anna Prova');
  await form.getByLabel('Email *').fill('anna@example.com');
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem')).toBeVisible();
  await hasNone(page, 'failure and notification');

  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(/^Riferimento CON-/)).toBeVisible();
  await expect(page.getByText(/^Consegnata all’ufficio .+ alle \d\d:\d\d$/)).toBeVisible();
  await hasNone(page, 'receipt');
  const link = page.getByRole('link', { name: 'A che punto è la richiesta' });
  const address = (await link.getAttribute('href'))!;
  await link.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('listitem').filter({ hasText: /^Consegnata all’ufficio/ })).toBeVisible();
  // From the bottom of a long page to the top of this one.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/gdpr');
  await page.goto(address);
  await expect(page.getByText(/^Riferimento CON-/)).toBeVisible();
  await hasNone(page, 'page of the receipt');
  await page.setViewportSize({ width: 320, height: 640 });
  await setReadersStyle(page, LARGE_LETTERS);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutText(page)).toEqual([]);
});

test('the open answers and the loaded map have no violation', async ({ page }) => {
  await page.goto('/certificazioni');
  for (const question of await page.locator('main summary').all()) await question.click();
  await hasNone(page, 'answers');
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="it"><title>Mappa</title><main><h1>Mappa</h1></main>',
    }),
  );
  await page.goto('/contatti');
  await hydrate(page);
  await page.getByRole('button', { name: 'Carica la mappa' }).click();
  await expect(page.getByTitle(/^Mappa:/)).toBeVisible();
  await hasNone(page, 'map');
});
