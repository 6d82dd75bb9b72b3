// Links, reloads and redirects within the site. (Back and forward: history.spec.ts.)
import type { Page } from 'playwright/test';
import { STATES, chooseCookies, hydrate } from './support/alive.ts';
import { expect, someone, test } from './support/product.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isFocusWithin = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

test('/privacy redirects to the privacy policy, on the server and in the client', async ({ page, request }) => {
  const answer = await request.get('/privacy', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/privacy-policy']);
  await page.goto('/privacy');
  await expect(page).toHaveURL('/privacy-policy');
});

for (const { state, enter } of STATES) {
  test.describe(`on a page that is ${state}`, () => {
    test('the button of the corporate page leads to its form', async ({ page }) => {
      await page.goto('/formazione-aziendale');
      await enter(page);
      await page.getByRole('link', { name: 'Richiedi una consulenza' }).click();
      await expect(page.locator('#modulo-consulenza')).toBeInViewport();
      await expect(
        page.getByRole('form', { name: 'Richiesta di consulenza' }).getByLabel('Nome *', { exact: true }),
      ).toBeInViewport();
    });

    test('"Contattaci" in the bar and in the menu leads to the form of the page, else to that of the home page', async ({
      page,
    }) => {
      await chooseCookies(page);
      for (const path of ['/corso-b1', '/reclami', '/progetti-europei', '/interpretariato-traduzioni']) {
        await page.goto(path);
        await enter(page);
        await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).first().click();
        const form = page.locator('main form[method=post]');
        await expect(form).toBeInViewport();
        await expect(page.locator(':focus').locator('xpath=descendant-or-self::form')).toHaveCount(1);
        const address = page.url();
        expect(new URL(address).pathname).toBe(path);
        await page.evaluate(() => scrollTo(0, 0));
        await page.getByRole('button', { name: 'Menu' }).click();
        await page
          .getByRole('navigation', { name: 'Menu principale' })
          .getByRole('link', { name: 'Contattaci' })
          .click();
        await expect(form).toBeInViewport();
        await expect(page).toHaveURL(address);
      }
      await page.goto('/gdpr');
      await enter(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contattaci' }).click();
      await expect(page).toHaveURL(/\/#contatti$/);
      await expect(page.getByRole('heading', { name: 'Ci vediamo in Via Tibullo 16' })).toBeInViewport();
    });

    test('a link to a part of the page focuses it, and back returns to where the visitor was', async ({ page }) => {
      await page.goto('/');
      await enter(page);
      const part = page.locator('#chi-siamo');
      await page.getByRole('link', { name: 'Vai ai servizi' }).click();
      await expect(page).toHaveURL('/#servizi');
      await expect(page.getByRole('heading', { name: 'Dieci modi di partire' })).toBeInViewport();
      await footer(page).getByRole('link', { name: 'Chi siamo' }).click();
      await expect(page).toHaveURL('/#chi-siamo');
      await expect(part).toBeFocused();
      await expect(part).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/#servizi');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(title(page)).toBeInViewport();
    });

    test('a link to the part where the visitor has been leads there again', async ({ page }) => {
      await page.goto('/#chi-siamo');
      await enter(page);
      await footer(page).getByRole('link', { name: 'Chi siamo' }).click();
      await expect(page.locator('#chi-siamo')).toBeInViewport();
      await expect(page.locator('#chi-siamo')).toBeFocused();
    });

    test('a link to a part of another page leads there, and Tab goes on from it', async ({ page }) => {
      await chooseCookies(page);
      await page.goto('/corso-b1');
      await enter(page);
      await footer(page).getByRole('link', { name: 'Date degli esami' }).click();
      await expect(page).toHaveURL('/certificazioni#date-esami');
      await expect(page.getByRole('heading', { name: 'Date degli esami' })).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect.poll(() => isFocusWithin(page, '#date-esami')).toBe(true);
    });

    test('the parameters of a campaign stay in the address as they are, and load nothing', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const address = '/corso-b1?utm_source=g&fbclid=IwAR2_x-1&corso_id=2&n=%22x%22';
      await page.goto(address);
      expect(scripts).toHaveLength(1);
      await enter(page);
      await expect(page).toHaveURL(address);
    });
  });
}

test('the heading of a page that the router has opened has the focus, and Tab goes on from it', async ({ page }) => {
  await chooseCookies(page);
  await page.goto('/gdpr');
  await hydrate(page);
  await footer(page).getByRole('link', { name: 'Contatti', exact: true }).press('Enter');
  await expect(page).toHaveTitle(/^Contatti/);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isFocusWithin(page, 'main')).toBe(true);
});

test('the head of a page that the router has opened says nothing of the page before', async ({ page }) => {
  const told = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('meta:is([name], [property]), link[rel=alternate], script[type$="json"]')].map(
        (element) => element.getAttribute('name') ?? element.outerHTML,
      ),
    );
  const site = ['viewport', 'theme-color', 'format-detection'];
  await page.goto('/pagina-che-non-esiste');
  await hydrate(page);
  await footer(page).getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveTitle(/^Contatti/);
  await expect.poll(told).toEqual(site);
  await page.goBack();
  await expect(page).toHaveTitle(/^Pagina non trovata/);
  await expect.poll(told).toEqual([...site, 'robots']);
});

/** Delays files until the returned function is called. */
async function delay(page: Page, name: string): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

const announced = (page: Page) => page.getByRole('status').getByText('La pagina sta arrivando…');

test('a page that is slow to come is announced, and its link is busy', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  const release = await delay(page, 'reclami');
  const link = footer(page).getByRole('link', { name: 'Reclami' });
  await link.click();
  await expect(announced(page)).toBeVisible();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/gdpr');
  release();
  await expect(page).toHaveURL('/reclami');
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect(announced(page)).toBeHidden({ timeout: 2000 });
});

test('a page that is slow to come back is announced', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  await footer(page).getByRole('link', { name: 'Reclami' }).click();
  await expect(page).toHaveTitle(/^Reclami/);
  // A new document, which has only the code of its own page.
  await page.reload();
  await hydrate(page);
  const release = await delay(page, 'gdpr');
  await page.evaluate(() => history.back());
  await expect(announced(page)).toBeVisible();
  release();
  await expect(page).toHaveTitle(/^GDPR/);
});

test('a notification of one page does not cover the next', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  for (const [label, words] of Object.entries({ 'Nome *': 'Ada', 'Cognome *': 'Prova', 'Email *': someone() }))
    await form.getByLabel(label, { exact: true }).fill(words);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Invia richiesta' }).click();
  const notification = page.getByRole('region', { name: /^Notifiche/ }).getByRole('listitem');
  await expect(notification).toBeVisible();
  // It stays while it is read.
  await notification.hover();
  await footer(page).getByRole('link', { name: 'Reclami' }).press('Enter');
  await expect(page).toHaveTitle(/^Reclami/);
  await expect(notification).toBeHidden({ timeout: 2000 });
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

test('a click right after a change of page is not lost, also with motion', async ({ page }) => {
  await chooseCookies(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/gdpr');
  await hydrate(page);
  const menu = (await page.getByRole('button', { name: 'Menu' }).boundingBox())!;
  for (const name of ['Reclami', 'Contatti']) {
    await footer(page).getByRole('link', { name, exact: true }).press('Enter');
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await page.mouse.click(menu.x + menu.width / 2, menu.y + menu.height / 2);
    await expect(page.getByRole('navigation', { name: 'Menu principale' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});
