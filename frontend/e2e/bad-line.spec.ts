// Real connection faults (no network, assets of an old release, slow 3G) for a form, Gaia, links and the cookie panel.
// (The entries and texts of every form: lead-form.spec.tsx, alerts.spec.tsx.)
import type { Page } from 'playwright/test';
import {
  type BadLine,
  SLOWLY,
  onSlow3G,
  openAlive,
  posts,
  stands,
  withoutAssets,
  withoutNetwork,
} from './support/bad-line.ts';
import { hydrate } from './support/alive.ts';
import { opener, panel } from './support/gaia-panel.ts';
import { expect, type Product, someone, test } from './support/product.ts';

test.describe.configure({ mode: 'parallel' });

/** The form that uses "Lei" and reports the outcome by alerts. */
const PATH = '/reclami';
const ENTRIES = { 'Nome *': 'Carla', 'Cognome *': 'Prova', 'Descrizione *': 'La fattura riporta un importo diverso.' };
const FAILURE = 'Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.';
const SUCCESS =
  'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.';

const form = (page: Page) => page.getByRole('form', { name: 'Modulo di reclamo' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

async function fill(page: Page, email: string): Promise<void> {
  for (const [label, words] of Object.entries({ ...ENTRIES, 'Email *': email })) await field(page, label).fill(words);
  await field(page, 'Tipo di reclamo *').selectOption('Fatturazione');
  for (const consent of await form(page).getByRole('checkbox').all()) await consent.check();
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Invia reclamo' }).click();
const isStoredOnce = (product: Product, email: string) =>
  expect.poll(() => product.rows("SELECT 1 FROM leads WHERE payload->>'email' = $1", [email])).toHaveLength(1);

test('a form without network reports the failure, keeps every entry, offers all alternatives; waiting for it sends one request', async ({
  page,
  product,
  alerts,
}) => {
  const email = someone();
  await openAlive(page, PATH);
  await fill(page, email);
  const mend = await withoutNetwork.strike(page);
  const sent = posts(page);
  await send(page);
  await expect.poll(() => alerts.at(-1)).toBe(FAILURE);
  for (const [label, words] of Object.entries({ ...ENTRIES, 'Email *': email }))
    await expect(field(page, label)).toHaveValue(words);
  await stands(page, /./);
  await expect(form(page).getByRole('button', { name: 'Riprovi' })).toBeVisible();
  await expect(form(page).getByRole('link', { name: /^Chiami / })).toHaveAttribute('href', /^tel:/);
  await expect(form(page).getByRole('link', { name: 'Invii con la Sua e-mail' })).toHaveAttribute(
    'href',
    /^mailto:qualita@/,
  );

  await form(page).getByRole('button', { name: 'Invii appena torna la rete' }).click();
  await expect(form(page).getByText('In attesa della rete.')).toBeVisible();
  await expect(field(page, 'Email *')).toBeDisabled();
  // An online event although there is no network.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(form(page).getByText('In attesa della rete.')).toBeVisible();
  await mend();
  await expect(page.getByText(/^Riferimento /)).toBeVisible();
  await expect.poll(() => alerts.at(-1)).toBe(SUCCESS);
  await expect(form(page).getByText('In attesa della rete.')).toBeHidden();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await isStoredOnce(product, email);
});

test('a form is sent although every asset answers 404', async ({ page, product, alerts }) => {
  const email = someone();
  await openAlive(page, PATH);
  await withoutAssets.strike(page);
  await fill(page, email);
  await send(page);
  await expect.poll(() => alerts.at(-1)).toBe(SUCCESS);
  await expect(page.getByText(/^Riferimento /)).toBeVisible();
  await stands(page, /./);
  await isStoredOnce(product, email);
});

test('a form is sent on slow 3G', async ({ page, product, alerts }) => {
  const email = someone();
  await onSlow3G.strike(page);
  await page.goto(PATH);
  await fill(page, email);
  await send(page);
  await expect(page.getByText(/^Riferimento /)).toBeVisible(SLOWLY);
  // If the code takes too long, the browser submits the form, and the gateway shows the receipt.
  if (new URL(page.url()).pathname === PATH) await expect.poll(() => alerts.at(-1)).toBe(SUCCESS);
  await isStoredOnce(product, email);
});

test('leaving a page with a waiting request needs a confirmation', async ({ page }) => {
  await openAlive(page, PATH);
  await fill(page, someone());
  await page.route('**/api/reclami', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  );
  const refused = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await send(page);
  await refused;
  await page.getByRole('button', { name: 'Invii appena è possibile' }).click();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /pagina iniziale/ })
    .click();
  expect(await asked).toContain('non è ancora partita');
  await expect(page).toHaveURL(PATH);
  await expect(form(page).getByText('In attesa.')).toBeVisible();
});

const losses: readonly BadLine[] = [withoutNetwork, withoutAssets];

for (const line of losses) {
  test(`Gaia ${line.name} does not open, reports it, and opens afterwards`, async ({ page }) => {
    await openAlive(page, '/corso-b1');
    const mend = await line.strike(page);
    await opener(page).click();
    await expect(page.getByText('Problemi di connessione con Gaia. Riprova tra poco.')).toBeVisible();
    await stands(page, /B1 Preliminary/);
    await mend();
    await opener(page).click();
    await expect(panel(page)).toBeVisible();
    // The styles of the panel are loaded too.
    await expect(panel(page)).toHaveCSS('position', 'fixed');
  });
}

test('a link clicked without network keeps the page and its entries, reports the failure, and works afterwards', async ({
  page,
}) => {
  await openAlive(page, '/corso-a2');
  const words = page.getByRole('form').getByLabel('Messaggio');
  await words.fill('Quando parte?');
  const mend = await withoutNetwork.strike(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true });
  await link.click();
  await expect(page.getByText('La pagina chiesta non si apre: resta questa.')).toBeVisible();
  await expect(page).toHaveURL('/corso-a2');
  await expect(words).toHaveValue('Quando parte?');
  await stands(page, /A2 Key/);
  await mend();
  await link.click();
  await expect(page).toHaveURL('/contatti');
  await expect(page.getByRole('form', { name: 'Scrivici un messaggio' })).toBeVisible();
});

test('a link loads its page as a document when every asset answers 404', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  await withoutAssets.strike(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveURL('/contatti');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('going back without network to a page whose code is not loaded keeps the current page', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveURL('/contatti');
  // A new document, which has only the code of its own page.
  await page.reload();
  await hydrate(page);
  await withoutNetwork.strike(page);
  await page.evaluate(() => history.back());
  await expect(page.getByText('La pagina chiesta non si apre: resta questa.')).toBeVisible();
  await expect(page).toHaveURL('/contatti');
  await stands(page, /./);
});

test('on slow 3G links open, and the last of two clicked links wins', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  await onSlow3G.strike(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Contatti', exact: true }).click();
  await footer.getByRole('link', { name: 'Reclami', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Modulo di reclamo' })).toBeVisible(SLOWLY);
  await expect(page).toHaveURL('/reclami');
});

test('on slow 3G the cookie panel and Gaia open', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'cookie-consent',
      '{"necessary":true,"analytics":false,"marketing":false,"preferences":false}',
    ),
  );
  await page.goto('/corso-b1');
  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();
  await hydrate(page);
  await onSlow3G.strike(page);
  await page.getByRole('button', { name: 'Preferenze cookie' }).click();
  await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible(SLOWLY);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await expect(panel(page)).toBeVisible(SLOWLY);
});

test('the map without network shows a message in its place', async ({ page }) => {
  await openAlive(page, '/contatti');
  await withoutNetwork.strike(page);
  await page.getByRole('button', { name: 'Carica la mappa' }).click();
  await expect(page.getByText('La mappa non si carica')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
