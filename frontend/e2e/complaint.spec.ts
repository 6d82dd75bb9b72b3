import { type Page } from 'playwright/test';
import { holdBack } from './support/alive.ts';
import { hasNoViolation } from './support/axe.ts';
import { LARGE_LETTERS, cutText, setReadersStyle, sidewaysScroll } from './support/legible.ts';
import { expect, someone, test } from './support/product.ts';

const SUCCESS =
  'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.';
const CONSENTS_REQUIRED = 'È necessario acconsentire al trattamento dei dati personali per procedere.';

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

test('a complaint is mailed to the quality office, its sender gets the protocol number, and the office closes it', async ({
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

  await page.goto(new URL(/href="([^"]+\/api\/uffici\/[^"]+)"/.exec(toOffice.html!)![1]!).pathname);
  await isUsableAt320(page);
  // By keyboard only.
  const first = page.getByRole('radio').first();
  const answered = page.getByLabel('Ho risposto: accolto', { exact: true });
  await page.keyboard.press('Tab');
  while (!(await first.evaluate((choice) => choice.matches(':focus')))) await page.keyboard.press('Tab');
  while (!(await answered.isChecked())) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'La richiesta ha avuto risposta' })).toBeVisible();
  await isUsableAt320(page);
});

/** On the narrowest phone with text twice as large. */
async function isUsableAt320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await hasNoViolation(page, "the office's page");
  await setReadersStyle(page, LARGE_LETTERS);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await cutText(page)).toEqual([]);
}

test('a press on the button before hydration, without the consents, alerts the specified words and leads to the first box', async ({
  page,
  alerts,
}) => {
  const release = await holdBack(page);
  await page.goto('/reclami');
  await consents(page).nth(0).check();
  await send(page).click();
  release();
  await expect(consents(page).nth(1)).toBeFocused();
  expect(alerts).toEqual([CONSENTS_REQUIRED]);
  await expect(consents(page).nth(1)).toHaveAccessibleDescription(CONSENTS_REQUIRED);
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
