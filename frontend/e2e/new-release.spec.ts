// A tab that was opened before a release whose files are gone, and a page that breaks.
import type { Page } from 'playwright/test';
import { openAlive, stands } from './support/bad-line.ts';
import { opener, panel } from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

/** Counts the documents that the page loads. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()));
  return loaded;
}

/** These files are missing until the page is loaded as a document of the next release. */
async function release(page: Page, ...pieces: readonly string[]): Promise<void> {
  let isOld = true;
  page.on('framenavigated', () => (isOld = false));
  for (const piece of pieces) {
    await page.route(`**/assets/${piece}-*`, (route) =>
      isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
  }
}

/** These files are missing permanently. */
async function lose(page: Page, ...pieces: readonly string[]): Promise<void> {
  for (const piece of pieces)
    await page.route(`**/assets/${piece}-*`, (route) => route.fulfill({ status: 404, body: '' }));
}

const complaint = (page: Page) => page.getByRole('form', { name: 'Modulo di reclamo' });

/** Fills in the required fields of a complaint, except the description. */
async function fillTheRest(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Nome *', 'Carla'],
    ['Cognome *', 'Prova'],
    ['Email *', 'carla@example.com'],
  ] as const)
    await complaint(page).getByLabel(label, { exact: true }).fill(text);
  await complaint(page).getByLabel('Tipo di reclamo *').selectOption('Fatturazione');
  for (const consent of await complaint(page).getByRole('checkbox').all()) await consent.check();
}

test('a form whose code is missing is reloaded once, keeps its entries, and can be sent', async ({ page, alerts }) => {
  await page.goto('/reclami');
  const loaded = documents(page);
  await release(page, 'react');
  const words = complaint(page).getByLabel('Descrizione *');
  // Filled at once, before the page is reloaded.
  await words.fill('La fattura riporta un importo diverso.');
  await expect.poll(() => loaded.length, { timeout: 30_000 }).toBe(1);
  await expect(words).toHaveValue('La fattura riporta un importo diverso.');
  await expect(words).toBeFocused();
  // Deleted from the storage.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('importo diverso');
  await page.route('**/api/reclami', (route) => route.abort());
  await fillTheRest(page);
  await complaint(page).getByRole('button', { name: 'Invia reclamo' }).click();
  await expect.poll(() => alerts).toHaveLength(1);
  await expect(complaint(page).getByRole('button', { name: 'Riprovi' })).toBeVisible();
  expect(loaded).toHaveLength(1);
});

test('Gaia, whose code is missing, opens after one reload', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  const loaded = documents(page);
  await release(page, 'gaia-panel');
  await opener(page).click();
  await expect(panel(page)).toBeVisible({ timeout: 30_000 });
  expect(loaded).toHaveLength(1);
});

test('permanently missing code leads to one reload, never to a loop', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  const loaded = documents(page);
  await lose(page, 'gaia-panel');
  await opener(page).click();
  // Clicked again automatically after the reload.
  await expect(page.getByText('Problemi di connessione con Gaia. Riprova tra poco.')).toBeVisible({ timeout: 30_000 });
  // The notification asks to press the button again, and does not cover it.
  const notification = (await page.getByRole('region', { name: 'Notifiche (F8)' }).boundingBox())!;
  expect(notification.y + notification.height).toBeLessThanOrEqual((await opener(page).boundingBox())!.y);
  await stands(page, /B1 Preliminary/);
  await opener(page).click();
  await opener(page).click();
  await stands(page, /B1 Preliminary/);
  expect(loaded).toHaveLength(1);
});

test('a page whose code is permanently missing is reloaded once, stays readable, and the browser submits its form', async ({
  page,
}) => {
  await lose(page, 'corso-a2');
  const loaded = documents(page);
  await page.goto('/corso-a2');
  const form = page.getByRole('form');
  await form.getByLabel('Messaggio').fill('Quando parte?');
  await expect.poll(() => loaded.length, { timeout: 30_000 }).toBe(2);
  await stands(page, /A2 Key/);
  await form.getByLabel('Nome e Cognome *').fill('Elena Prova');
  await form.getByLabel('Email *').fill('elena@example.com');
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  await form.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(page.getByText(/^Riferimento CON-/)).toBeVisible();
  // The page, its reload, and the response to the form, which is the receipt.
  expect(loaded.slice(2).map((url) => new URL(url).pathname)).toEqual([
    '/api/contact',
    expect.stringMatching('^/api/contact/ricevuta/'),
  ]);
});

test('before hydration, a link clicked without network does not leave the page', async ({ page }) => {
  await page.route('**/assets/react-*', () => undefined);
  await page.goto('/corso-a2');
  await page.context().setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page.getByText('Sembra che manchi la rete')).toBeVisible();
  await expect(page).toHaveURL('/corso-a2');
});

/** Sends a filled form, and makes rendering the failure panel throw. */
async function breakAfter(page: Page, send: () => Promise<void>): Promise<void> {
  const { promise: broken, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await broken;
    await route.abort();
  });
  const asked = page.waitForRequest('**/api/**');
  await send();
  await asked;
  await page.evaluate(() => {
    const { entries } = Object;
    Object.assign(globalThis, { mend: () => Object.assign(Object, { entries }) });
    Object.entries = () => {
      throw new Error('broken');
    };
  });
  resolve();
}

test('a page that breaks says so in Italian, keeps what was typed, and comes back by "Riprova"', async ({ page }) => {
  await openAlive(page, '/corso-a2');
  const form = page.getByRole('form');
  await form.getByLabel('Nome e Cognome *').fill('Elena Prova');
  await form.getByLabel('Email *').fill('elena@example.com');
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  await breakAfter(page, () => form.getByRole('button', { name: 'Invia messaggio' }).click());
  await expect(page.getByRole('heading', { level: 1, name: 'Questa pagina si è fermata' })).toBeVisible();
  await expect(page.getByText('quello che è scritto è conservato in questa scheda')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '+39 06 0000 0016' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('main').getByRole('link', { name: 'didattica@settepini.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(form.getByLabel('Nome e Cognome *')).toHaveValue('Elena Prova');
  await expect(form.getByLabel('Email *')).toHaveValue('elena@example.com');
});

test('the words of a complaint come back by the reload that the error page offers, and are kept no longer', async ({
  page,
}) => {
  await openAlive(page, '/reclami');
  await complaint(page).getByLabel('Descrizione *').fill('La fattura riporta un importo diverso.');
  await fillTheRest(page);
  await breakAfter(page, () => complaint(page).getByRole('button', { name: 'Invia reclamo' }).click());
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expect(complaint(page).getByLabel('Descrizione *')).toHaveValue('La fattura riporta un importo diverso.');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('importo diverso');
  // Consents must be given again.
  await expect(complaint(page).getByRole('checkbox').first()).not.toBeChecked();
});
