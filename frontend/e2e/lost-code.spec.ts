// A click that needs code that can't be loaded, because a release has removed it or the network withholds it.
import { isHydrated } from './support/alive.ts';
import { expect, test } from './support/product.ts';

/** Everything but the first script. */
const LATER_CODE = /\/assets\/(?!start-)[^/]+\.js$/;

for (const [path, name] of [
  ['/gdpr', /^Chiedi a Gaia/],
  ['/corsi-inglese', 'Comincia il test'],
  ['/contatti', 'Carica la mappa'],
] as const) {
  test(`"${name}" of ${path} says what can be done without it, and a second press tries again`, async ({ page }) => {
    await page.route(LATER_CODE, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await page.getByRole('button', { name: 'Solo Necessari' }).click();
    const button = page.getByRole('button', { name });
    await button.click();
    const said = page.getByRole('status').filter({ hasText: 'Questa parte della pagina non si è caricata' });
    await expect(said.getByRole('link', { name: /^\+39/ })).toHaveAttribute('href', /^tel:\+39/);
    await page.unroute(LATER_CODE);
    await button.click();
    await expect(said).toBeHidden();
    await expect.poll(() => isHydrated(page)).toBe(true);
  });
}

test('the cookie preferences need no code that comes later', async ({ page }) => {
  await page.route(LATER_CODE, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/gdpr');
  await page.getByRole('button', { name: 'Solo Necessari' }).click();
  await page.getByRole('button', { name: 'Preferenze cookie' }).click();
  await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeFocused();
});
