// Every route: what the specification lists is there in its order, and nothing goes wrong while it is read.
import type { Page } from 'playwright/test';
import type { SpecifiedRoute } from './specified/specified-route.ts';
import { unknownRoute } from './specified/contact-and-law.ts';
import { screens } from './specified/routes.ts';
import { comeAlive } from './support/alive.ts';
import { expect, test } from './support/product.ts';
import { watch } from './support/watch.ts';

/** What every page carries above and below its own content. */
const banner = `
- banner:
  - link /pagina iniziale/:
    - /url: /
  - link /Chiama/:
    - /url: tel:+39060000000
  - link "Contattaci":
    - /url: /#contatti
  - button "Menu"`;
const footer = `
- contentinfo:
  - paragraph:
    - link "+39 06 000 0000":
      - /url: tel:+39060000000
  - navigation "Mappa del sito"
  - paragraph: /\\[Ragione sociale\\] · C\\.F\\. 00000000000 · P\\. IVA 00000000000/
  - paragraph: /Ministero dell'Istruzione/
  - list:
    - listitem:
      - button "Preferenze cookie"`;

for (const route of screens) {
  test(`${route.path} says what is specified, in its order, and nothing goes wrong`, async ({ page, baseURL }) => {
    const troubles = await watch(page, baseURL!);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
    await expect(page.locator('body')).toMatchAriaSnapshot(banner);
    await expect(page.locator('body')).toMatchAriaSnapshot(footer);
    await hasItsFormAlone(page, route);

    // What is said must survive the page's coming alive.
    await comeAlive(page);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(route.main);
    await everyPictureLoads(page);
    expect(troubles).toEqual([]);
  });
}

async function hasItsFormAlone(page: Page, { form }: SpecifiedRoute): Promise<void> {
  const forms = page.locator('main form[method=post]');
  await expect(forms).toHaveCount(form === undefined ? 0 : 1);
  if (form !== undefined) await expect(forms).toHaveAccessibleName(form);
}

async function everyPictureLoads(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  expect(broken).toEqual([]);
}

test('/privacy leads to the privacy policy, on the server and within the site', async ({ page, request }) => {
  const answer = await request.get('/privacy', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/privacy-policy']);
  await page.goto('/privacy');
  await expect(page).toHaveURL('/privacy-policy');
});

test('the arrow of the home page leads to its services', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Vai ai servizi' }).click();
  await expect(page.getByRole('heading', { name: 'Dieci modi di partire' })).toBeInViewport();
});

test('the button of the corporate page leads to its form', async ({ page }) => {
  await page.goto('/formazione-aziendale');
  await page.getByRole('link', { name: 'Richiedi una consulenza' }).click();
  await expect(page.locator('#modulo-consulenza')).toBeInViewport();
  await expect(page.getByRole('form', { name: 'Richiesta di consulenza' }).getByLabel('Nome *', { exact: true })).toBeInViewport();
});

test('"Contattaci" leads to the contact block of the page at hand, or to that of the home page', async ({ page }) => {
  await page.goto('/progetti-europei');
  await comeAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
  await expect(page).toHaveURL(/\/progetti-europei#contatti$/);
  await expect(page.getByRole('heading', { name: 'Chiedi informazioni' })).toBeInViewport();
  await page.goto('/gdpr');
  await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
  await expect(page).toHaveURL(/\/#contatti$/);
  await expect(page.getByRole('heading', { name: 'Ci vediamo in Via Tibullo 16' })).toBeInViewport();
});

test('a reload finds the place that was being read', async ({ page }) => {
  await page.goto('/certificazioni');
  await comeAlive(page);
  await page.getByRole('heading', { name: 'Domande frequenti' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await comeAlive(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('another page begins at its top', async ({ page }) => {
  await page.goto('/gdpr');
  await comeAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).click();
  await expect(page).toHaveURL('/reclami');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
