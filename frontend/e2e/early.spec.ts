// Interaction before hydration: no scroll position, choice or click is lost.
import { hydrate, holdBack } from './support/alive.ts';
import { expect, test } from './support/product.ts';

test('hydration keeps the scroll position', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/reclami');
  await page.getByText('Che cosa succede dopo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  release();
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('answers to the course finder before hydration count', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/corsi-inglese');
  const finder = page.getByRole('form', { name: 'Trova il tuo corso' });
  const questions = finder.getByRole('group');
  await questions.nth(0).getByRole('radio').first().check();
  await questions.nth(1).getByRole('radio').first().check();
  release();
  await expect(finder.getByText('Ancora una domanda.')).toBeVisible();
  await questions.nth(2).getByRole('radio').first().check();
  await expect(finder.getByRole('button', { name: 'Ricomincia' })).toBeVisible();
});

test('consents given before hydration enable the button', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/reclami');
  for (const consent of await page.locator('main form').getByRole('checkbox').all()) await consent.check();
  release();
  await hydrate(page);
  await expect(page.getByRole('button', { name: 'Invia reclamo' })).toBeEnabled();
});

test("a click on Gaia's button before any script is loaded opens her panel", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contatti', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Chiedi a Gaia/ }).click();
  release();
  await expect(page.getByRole('log')).toBeVisible();
});
