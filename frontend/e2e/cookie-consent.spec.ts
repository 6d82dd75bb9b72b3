import { type Page } from 'playwright/test';
import { expect, test } from './support/product.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Cookie: poco da dichiarare' });
const panel = (page: Page) => page.getByRole('region', { name: 'Preferenze cookie' });
const press = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /cookie/i })
    .getByRole('button', { name, exact: true })
    .click();
const switches = (page: Page) => panel(page).getByRole('checkbox');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as Record<string, unknown> | null);
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

for (const [button, granted] of [
  ['Accetta Tutti', true],
  ['Solo Necessari', false],
] as const) {
  test(`"${button}" is stored and shown by the panel, and the notice is not shown again`, async ({ page }) => {
    await page.goto('/gdpr');
    await expect(notice(page)).toBeVisible();
    await press(page, button);
    await expect(notice(page)).toBeHidden();
    expect(await stored(page)).toEqual({
      necessary: true,
      analytics: granted,
      marketing: granted,
      preferences: granted,
      timestamp,
    });
    await page.goto('/contatti');
    await expect(notice(page)).toBeHidden();
    const reopen = page.getByRole('contentinfo').getByRole('button', { name: 'Preferenze cookie' });
    await reopen.click();
    for (const index of [1, 2, 3]) await expect(switches(page).nth(index)).toBeChecked({ checked: granted });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(reopen).toBeFocused();
  });
}

test('the X stores nothing: the notice is hidden on this visit and shown on the next', async ({ page }) => {
  await page.goto('/termini-condizioni');
  await press(page, 'Chiudi senza scegliere');
  await expect(notice(page)).toBeHidden();
  expect(await stored(page)).toBeNull();
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/');
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(notice(page)).toBeHidden();
  const nextVisit = await page.context().newPage();
  await nextVisit.goto('/');
  await expect(notice(nextVisit)).toBeVisible();
});

test('only necessary cookies are on by default, and stay so; others are saved, or discarded by "Annulla", which shows the notice again', async ({
  page,
}) => {
  await page.goto('/gdpr');
  await press(page, 'Personalizza');
  await expect(panel(page)).toBeFocused();
  await expect(switches(page)).toHaveCount(4);
  await expect(switches(page).first()).toBeChecked();
  await expect(switches(page).first()).toBeDisabled();
  for (const index of [1, 2, 3]) await expect(switches(page).nth(index)).not.toBeChecked();
  await switches(page).nth(1).check();
  await press(page, 'Annulla');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('button', { name: 'Personalizza' })).toBeFocused();
  await press(page, 'Personalizza');
  await expect(switches(page).nth(1)).not.toBeChecked();
  await switches(page).nth(3).check();
  await press(page, 'Salva Preferenze');
  expect(await stored(page)).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: true,
    timestamp,
  });
});

test('no other origin is requested before the visitor loads the map, here or in the preferences', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/contatti');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByTitle(/^Mappa:/)).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
  await press(page, 'Personalizza');
  await switches(page).nth(3).check();
  await press(page, 'Salva Preferenze');
  await expect(page.getByTitle(/^Mappa:/)).toBeVisible();
});

test('a map that is allowed but can not be reached leaves the address and the way there', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.abort());
  await page.goto('/contatti');
  await press(page, 'Accetta Tutti');
  const map = page.locator('[data-map]');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('status')).toContainText('Google non risponde');
  await expect(page.getByTitle(/^Mappa:/)).toHaveCount(0);
  await expect(map).toContainText('Via Tibullo');
  await expect(map.getByRole('link', { name: /Indicazioni/ })).toBeVisible();
  await test.step('it can be asked for again, and the button is busy until the answer', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('https://www.google.com/**', async (route) => {
      await answered;
      await route.fulfill({ contentType: 'text/html', body: '' });
    });
    const button = map.getByRole('button', { name: 'Carica la mappa' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByTitle(/^Mappa:/)).toBeVisible();
  });
});
