import { type Page } from 'playwright/test';
import { aBody } from '@school/contracts/testing';
import { expect, someone, test } from './support/product.ts';

/** The gateway's limit for one address. */
const CONFIRMATIONS_A_DAY = 8;
const SUCCESS =
  'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.';
const FAILURE = 'Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.';
const CONSENTS = 'È necessario acconsentire al trattamento dei dati personali per procedere.';

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome *', { exact: true }).fill('Carla');
  await page.getByLabel('Cognome *').fill('Prova');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Codice fiscale').fill('prvcrl80a41h501x');
  await page.getByLabel('Tipo di reclamo *').selectOption('Fatturazione');
  await page.getByLabel('Data dell’accaduto').fill('2026-11-02');
  await page.getByLabel('Descrizione *').fill('<b>La fattura</b> riporta un importo diverso.');
}
const consents = (page: Page) =>
  page.getByRole('group', { name: 'Consenso al trattamento dei dati' }).getByRole('checkbox');
const send = (page: Page) => page.getByRole('button', { name: 'Invia reclamo' });

test('a complaint is mailed to the quality office, and its sender gets the protocol number and the due date', async ({
  page,
  product,
  alerts,
}) => {
  const email = someone();
  await page.goto('/reclami');
  await fill(page, email);
  for (const consent of await consents(page).all()) await consent.check();
  await send(page).click();
  const receipt = page.getByText(/^Riferimento REC-/);
  await expect(receipt).toBeVisible();
  expect(alerts).toEqual([SUCCESS]);
  await expect(page.getByLabel('Descrizione *')).toHaveValue('');

  const protocol = (await receipt.textContent())!.replace('Riferimento ', '');
  const toOffice = await product.mail({ to: 'qualita@settepini.example', subject: protocol });
  expect(toOffice.text).toContain('<b>La fattura</b> riporta un importo diverso.');
  expect(toOffice.html).toContain('&lt;b&gt;La fattura&lt;/b&gt;');
  expect(toOffice.text).toContain('PRVCRL80A41H501X');
  const toSender = await product.mail({ to: email });
  expect(toSender.text).toContain(protocol);
  expect(toSender.text).not.toContain('fattura');
  await expect
    .poll(() => product.rows("SELECT kind FROM leads WHERE payload->>'email' = $1", [email]))
    .toEqual([{ kind: 'complaint' }]);
});

test('above the daily limit of an address neither alert nor receipt promise a confirmation, and none is sent', async ({
  page,
  product,
  alerts,
}) => {
  const name = crypto.randomUUID().replaceAll('-', '');
  for (let sent = 0; sent < CONFIRMATIONS_A_DAY; sent += 1) {
    const response = await page.request.post('/api/reclami', {
      data: aBody('complaint', { email: `${name}@example.com` }),
    });
    expect(await response.json()).toMatchObject({ confirmation: 'promised' });
  }
  await page.goto('/reclami');
  await fill(page, `${name}@example.com`);
  for (const consent of await consents(page).all()) await consent.check();
  await send(page).click();
  await expect(page.getByText('questa volta non Le inviamo una conferma per e-mail')).toBeVisible();
  expect(alerts).toEqual(['Reclamo inviato con successo! Ti contatteremo entro 15 giorni lavorativi.']);
  const protocol = (await page.getByText(/^Riferimento REC-/).textContent())!.replace('Riferimento ', '');
  await product.mail({ to: 'qualita@settepini.example', subject: protocol });
  expect(await product.stack.inbox.mails({ to: `${name}@example.com` })).toHaveLength(CONFIRMATIONS_A_DAY);
});

test('the button is disabled without both consents, and a submission without them is refused by an alert', async ({
  page,
  alerts,
}) => {
  await page.goto('/reclami');
  await fill(page, someone());
  await expect(send(page)).toBeDisabled();
  await consents(page).first().check();
  await expect(send(page)).toBeDisabled();
  await consents(page).last().check();
  await expect(send(page)).toBeEnabled();
  await consents(page).last().uncheck();
  // As if the button had been enabled by other means.
  await page
    .getByRole('form', { name: 'Modulo di reclamo' })
    .evaluate((form: HTMLFormElement) =>
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    );
  await expect.poll(() => alerts).toEqual([CONSENTS]);
});

test('a failed request is reported by an alert, and the entries are kept', async ({ page, product, alerts }) => {
  const email = someone();
  await page.goto('/reclami');
  await fill(page, email);
  for (const consent of await consents(page).all()) await consent.check();
  await product.stack.kill('gateway');
  try {
    await send(page).click();
    await expect.poll(() => alerts).toEqual([FAILURE]);
    await expect(page.getByLabel('Email *')).toHaveValue(email);
    await expect(page.getByLabel('Descrizione *')).toHaveValue('<b>La fattura</b> riporta un importo diverso.');
  } finally {
    await product.stack.start('gateway');
  }
});

test('a reload does not keep the tax code and the text of the complaint', async ({ page }) => {
  await page.goto('/reclami');
  // Entries before hydration are not kept: on a busy machine these may be all.
  await expect(async () => {
    await fill(page, someone());
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Carla');
  }).toPass();
  await page.reload();
  await page.getByLabel('Telefono').focus();
  await expect(page.getByLabel('Nome *', { exact: true })).toHaveValue('Carla');
  await expect(page.getByLabel('Descrizione *')).toHaveValue('');
  await expect(page.getByLabel('Codice fiscale')).toHaveValue('');
});
