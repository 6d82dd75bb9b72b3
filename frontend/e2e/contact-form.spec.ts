// (That its message is mailed to the office of its topic: engines.spec.ts.)
import { type Page } from 'playwright/test';
import { holdBack, hydrate } from './support/alive.ts';
import { expect, test } from './support/product.ts';

const consent = (page: Page) => page.getByLabel(/Regolamento UE 2016\/679/);
const send = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' });

test('a field that the browser refuses comes into view with its label, out from under the bar', async ({ page }) => {
  await page.goto('/contatti');
  await consent(page).check();
  await send(page).click();
  await expect(page.getByLabel('Nome *', { exact: true })).toBeFocused();
  const bar = (await page.getByRole('banner').boundingBox())!;
  const top = async () => (await page.getByText('Nome *', { exact: true }).boundingBox())!.y;
  await expect.poll(top).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('a press on the button without the consent leads to its box, which says why, before and after hydration', async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto('/contatti');
  await send(page).click();
  release();
  const isExplained = async () => {
    await expect(consent(page)).toBeFocused();
    await expect(consent(page)).toHaveAccessibleDescription('È necessario accettare la Privacy Policy per continuare');
    await expect(send(page)).toBeDisabled();
    await expect(send(page)).toHaveAccessibleDescription('Prima accetta il consenso qui sopra.');
  };
  await isExplained();

  await page.reload();
  await hydrate(page);
  await expect(consent(page)).toHaveAccessibleDescription('');
  await send(page).click({ force: true });
  await isExplained();
});
