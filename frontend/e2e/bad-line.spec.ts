// Real connection faults: no network, assets of an old release, slow 3G. For both kinds of form (notification, alert),
// Gaia, links and the cookie panel. (What each form keeps and says: lead-form.spec.tsx.)
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
import { input, log, opener, panel, reply, say } from './support/gaia-panel.ts';
import { expect, someone, test } from './support/product.ts';

test.describe.configure({ mode: 'parallel' });

interface FormOfThePage {
  readonly what: string;
  readonly path: string;
  readonly heading: RegExp;
  readonly name: string;
  readonly button: string;
  /** The entries by label, without the e-mail address. */
  readonly texts: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  /** The office that gets the mail. */
  readonly office: string;
  /** The messages of failure and success: native alerts, or the titles of notifications. */
  readonly alerts: boolean;
  readonly failure: string;
  readonly success: string;
  readonly formal?: boolean;
}

const ALERT_FAILURE = 'Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.';

const forms: readonly FormOfThePage[] = [
  {
    what: 'the course form',
    path: '/corso-a2',
    heading: /A2 Key/,
    name: 'Richiesta sul Corso A2 Key (KET)',
    button: 'Invia messaggio',
    texts: { 'Nome e Cognome *': 'Elena Prova', Messaggio: 'Quando parte?' },
    office: 'didattica',
    alerts: false,
    failure: 'Si è verificato un errore. Riprova più tardi.',
    success: 'Messaggio inviato!',
  },
  {
    what: 'the complaint',
    path: '/reclami',
    heading: /./,
    name: 'Modulo di reclamo',
    button: 'Invia reclamo',
    texts: { 'Nome *': 'Carla', 'Cognome *': 'Prova', 'Descrizione *': 'La fattura riporta un importo diverso.' },
    choices: { 'Tipo di reclamo *': 'Fatturazione' },
    office: 'qualita',
    alerts: true,
    failure: ALERT_FAILURE,
    success:
      'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.',
    formal: true,
  },
];

const formOf = (page: Page, { name }: FormOfThePage) => page.getByRole('form', { name });

async function fill(page: Page, form: FormOfThePage, email: string): Promise<void> {
  for (const [label, words] of Object.entries({ ...form.texts, 'Email *': email }))
    await formOf(page, form).getByLabel(label, { exact: true }).fill(words);
  for (const [label, choice] of Object.entries(form.choices ?? {}))
    await formOf(page, form).getByLabel(label, { exact: true }).selectOption(choice);
  for (const consent of await formOf(page, form).getByRole('checkbox').all()) await consent.check();
}

const send = (page: Page, form: FormOfThePage) => formOf(page, form).getByRole('button', { name: form.button }).click();

async function isReported(page: Page, form: FormOfThePage, alerts: readonly string[], words: string): Promise<void> {
  if (form.alerts) await expect.poll(() => alerts.at(-1)).toBe(words);
  else await expect(page.getByText(words, { exact: true })).toBeVisible();
}

async function keeps(page: Page, form: FormOfThePage, email: string): Promise<void> {
  for (const [label, words] of Object.entries({ ...form.texts, 'Email *': email }))
    await expect(formOf(page, form).getByLabel(label, { exact: true })).toHaveValue(words);
  await stands(page, form.heading);
}

/** The link that opens the mail program with the entries. */
const mailto = (page: Page, form: FormOfThePage) =>
  formOf(page, form).getByRole('link', { name: form.formal ? 'Invii con la Sua e-mail' : 'Invia con la tua e-mail' });
const whenOnline = (page: Page, form: FormOfThePage) =>
  formOf(page, form).getByRole('button', {
    name: form.formal ? 'Invii appena torna la rete' : 'Invia appena torna la rete',
  });
const rows = (email: string) => ["SELECT 1 FROM leads WHERE payload->>'email' = $1", [email]] as const;

for (const form of forms) {
  test.describe(form.what, () => {
    test('without network: reports the failure, keeps every entry, offers all alternatives; waiting for it sends one request', async ({
      page,
      product,
      alerts,
    }) => {
      const email = someone();
      await openAlive(page, form.path);
      await fill(page, form, email);
      const mend = await withoutNetwork.strike(page);
      const sent = posts(page);
      await send(page, form);
      await isReported(page, form, alerts, form.failure);
      await keeps(page, form, email);
      await expect(formOf(page, form).getByRole('button', { name: form.formal ? 'Riprovi' : 'Riprova' })).toBeVisible();
      await expect(formOf(page, form).getByRole('link', { name: /^Chiam[ai] / })).toHaveAttribute('href', /^tel:/);
      await expect(mailto(page, form)).toHaveAttribute('href', new RegExp(`^mailto:${form.office}@`));

      await whenOnline(page, form).click();
      await expect(formOf(page, form).getByText('In attesa della rete.')).toBeVisible();
      await expect(formOf(page, form).getByLabel('Email *', { exact: true })).toBeDisabled();
      // An online event although there is no network.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(formOf(page, form).getByText('In attesa della rete.')).toBeVisible();
      await mend();
      await expect(page.getByText(/^Riferimento /)).toBeVisible();
      await isReported(page, form, alerts, form.success);
      await expect(formOf(page, form).getByText('In attesa della rete.')).toBeHidden();
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
      await expect.poll(() => product.rows(...rows(email))).toHaveLength(1);
    });

    test('is sent although every asset answers 404', async ({ page, product, alerts }) => {
      const email = someone();
      await openAlive(page, form.path);
      await withoutAssets.strike(page);
      await fill(page, form, email);
      await send(page, form);
      await isReported(page, form, alerts, form.success);
      await expect(page.getByText(/^Riferimento /)).toBeVisible();
      await stands(page, form.heading);
      await expect.poll(() => product.rows(...rows(email))).toHaveLength(1);
    });
  });
}

test('a form is sent on slow 3G', async ({ page, product, alerts }) => {
  const form = forms.at(-1)!;
  const email = someone();
  await onSlow3G.strike(page);
  await page.goto(form.path);
  await fill(page, form, email);
  await send(page, form);
  await expect(page.getByText(/^Riferimento /)).toBeVisible(SLOWLY);
  // Where the code takes too long, the browser sends the form, and the gateway's receipt says it.
  if (new URL(page.url()).pathname === form.path) await isReported(page, form, alerts, form.success);
  await expect.poll(() => product.rows(...rows(email))).toHaveLength(1);
});

test('leaving a page with a waiting request needs a confirmation', async ({ page }) => {
  const [form] = forms as [FormOfThePage];
  await openAlive(page, form.path);
  await fill(page, form, someone());
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  );
  await send(page, form);
  await page.getByRole('button', { name: 'Invia appena è possibile' }).click();
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.message();
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /pagina iniziale/ })
    .click();
  expect(await asked).toContain('non è ancora partita');
  await expect(page).toHaveURL(form.path);
  await expect(formOf(page, form).getByText('In attesa.')).toBeVisible();
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

test('a question to Gaia without network is kept and can be sent again', async ({ page }) => {
  await openAlive(page, '/corso-b1');
  await opener(page).click();
  await expect(input(page)).toBeVisible();
  const mend = await withoutNetwork.strike(page);
  await say(page, 'Dove siete?');
  await expect(page.getByText('Problemi di connessione con Gaia. Riprova tra poco.')).toBeVisible();
  await expect(panel(page).getByText('Il messaggio non ha avuto risposta.')).toBeVisible();
  await mend();
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(log(page).getByText('Dove siete?')).toHaveCount(1);
});

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
  // Another document, which has the code of its page only.
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
