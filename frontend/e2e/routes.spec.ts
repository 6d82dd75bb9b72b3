// Links, reloads and redirects within the site.
import { hydrate } from './support/alive.ts';
import { expect, test } from './support/product.ts';

test('/privacy redirects to the privacy policy, on the server and in the client', async ({ page, request }) => {
  const answer = await request.get('/privacy', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/privacy-policy']);
  await page.goto('/privacy');
  await expect(page).toHaveURL('/privacy-policy');
});

test('the button of the corporate page leads to its form', async ({ page }) => {
  await page.goto('/formazione-aziendale');
  await page.getByRole('link', { name: 'Richiedi una consulenza' }).click();
  await expect(page.locator('#modulo-consulenza')).toBeInViewport();
  await expect(
    page.getByRole('form', { name: 'Richiesta di consulenza' }).getByLabel('Nome *', { exact: true }),
  ).toBeInViewport();
});

test('"Contattaci" leads to the contact block of the page at hand, or to that of the home page', async ({ page }) => {
  await page.goto('/progetti-europei');
  await hydrate(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
  await expect(page).toHaveURL(/\/progetti-europei#contatti$/);
  await expect(page.getByRole('heading', { name: 'Chiedi informazioni' })).toBeInViewport();
  await page.goto('/gdpr');
  await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
  await expect(page).toHaveURL(/\/#contatti$/);
  await expect(page.getByRole('heading', { name: 'Ci vediamo in Via Tibullo 16' })).toBeInViewport();
});

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/certificazioni');
  await hydrate(page);
  await page.getByRole('heading', { name: 'Domande frequenti' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

for (const [visitor, reducedMotion, transitions] of [
  ['who does not mind motion', 'no-preference', 1],
  ['who wants less of it', 'reduce', 0],
] as const) {
  test(`for a visitor ${visitor} the arrow of the home page leads to its services, and ${transitions} view transitions to the top of another page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      sessionStorage.setItem('transitions', '0');
      document.startViewTransition = (...update) => {
        sessionStorage.setItem('transitions', String(Number(sessionStorage.getItem('transitions')) + 1));
        return start(...update);
      };
    });
    const seen = () => page.evaluate(() => Number(sessionStorage.getItem('transitions')));
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('link', { name: 'Vai ai servizi' }).click();
    await expect(page).toHaveURL('/#servizi');
    await expect(page.getByRole('heading', { name: 'Dieci modi di partire' })).toBeInViewport();
    expect(await seen()).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).click();
    await expect(page).toHaveURL('/reclami');
    await expect(page).toHaveTitle(/^Reclami/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await seen()).toBe(transitions);
  });
}
