// What works before the page's code is loaded. (The size of scripts: every-page.spec.ts.)
import { cookieNotice, holdBack, isHydrated } from './support/alive.ts';
import { posts } from './support/bad-line.ts';
import { opener, panel } from './support/gaia-panel.ts';
import { expect, someone, test } from './support/product.ts';

test('without the code of the page all but Gaia works, and her button shows why she does not open', async ({
  page,
}) => {
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/certificazioni');
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.locator('summary').first().click();
  await expect(page.locator('details').first()).toHaveAttribute('open');
  await cookieNotice(page).getByRole('button', { name: 'Personalizza' }).click();
  const details = page.getByRole('region', { name: 'Preferenze cookie' });
  await details.getByLabel('Preferenze').check();
  await details.getByRole('button', { name: 'Salva Preferenze' }).click();
  await expect(details).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Date degli esami' }).click();
  await expect(page).toHaveURL('/certificazioni#date-esami');
  await expect(page.getByRole('heading', { name: 'Date degli esami' })).toBeInViewport();
  // The click reloads the page, which may be of an older release, and is handled after the reload.
  await opener(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Questa parte della pagina non si è caricata' }),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveURL('/contatti');
});

test('Gaia’s button is busy at once, and opens her panel when the code is loaded', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/gdpr');
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(panel(page)).toBeVisible();
});

test('what is typed and sent while the code is loading is kept, and sent once', async ({ page, product }) => {
  const release = await holdBack(page);
  const email = someone();
  const sent = posts(page);
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  for (const [label, words] of Object.entries({ 'Nome *': 'Ada', 'Cognome *': 'Prova', 'Email *': email }))
    await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByRole('checkbox').check();
  const button = form.getByRole('button', { name: 'Invia richiesta' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  release();
  await expect(page.getByText(/^Riferimento /)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect.poll(() => product.rows("SELECT 1 FROM leads WHERE payload->>'email' = $1", [email])).toHaveLength(1);
});

for (const { line, connection, isAhead } of [
  { line: 'a good line', connection: { effectiveType: '4g', saveData: false }, isAhead: true },
  { line: 'a line that saves data', connection: { effectiveType: '4g', saveData: true }, isAhead: false },
]) {
  test(`${line}: the code of a form near the view is ${isAhead ? 'loaded ahead in a quiet moment, not run' : 'not loaded ahead'}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), connection);
    await page.goto('/contatti');
    await page.locator('main form[method=post]').scrollIntoViewIfNeeded();
    const ahead = page.locator('link[rel=prefetch]');
    await page.clock.runFor(4000);
    await expect(ahead).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(6000);
      expect((await ahead.count()) > 0).toBe(isAhead);
    }).toPass();
    expect(await isHydrated(page)).toBe(false);
  });
}
