import { type Page } from 'playwright/test';
import { expect, someone, test } from './support/product.ts';

const SUCCESS = 'Grazie per averci contattato! Ti risponderemo entro 24 ore.';

async function fill(page: Page, email: string, topic: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Scrivici un messaggio' });
  await form.getByLabel('Nome *', { exact: true }).fill('Bruno');
  await form.getByLabel('Cognome *').fill('Prova');
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Servizio di interesse').selectOption(topic);
}
const consent = (page: Page) => page.getByLabel(/Regolamento UE 2016\/679/);
const send = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' });

test('a message is mailed to the office of its topic', async ({ page, product, alerts }) => {
  const email = someone();
  await page.goto('/contatti');
  await fill(page, email, 'Viaggi studio');
  await consent(page).check();
  await send(page).click();
  const receipt = page.getByText(/^Riferimento CON-/);
  await expect(receipt).toBeVisible();
  expect(alerts).toEqual([SUCCESS]);

  const mail = await product.officeMail((await receipt.textContent())!.replace('Riferimento ', ''));
  expect(mail.envelope.to).toEqual(['viaggi@settepini.example']);
  await expect.poll(() => product.rows('SELECT email FROM contact_requests WHERE email = $1', [email])).toHaveLength(1);
});

test('a field that the browser refuses comes into view with its label, out from under the bar', async ({ page }) => {
  await page.goto('/contatti');
  await consent(page).check();
  await send(page).click();
  await expect(page.getByLabel('Nome *', { exact: true })).toBeFocused();
  const bar = (await page.getByRole('banner').boundingBox())!;
  const top = async () => (await page.getByText('Nome *', { exact: true }).boundingBox())!.y;
  await expect.poll(top).toBeGreaterThanOrEqual(bar.y + bar.height);
});
