// Whatever the history does, the page is the one of its address. Entries that the router has added share a document,
// which a reload, a discarded tab or a restored session replaces by one that is not hydrated.
import type { Page } from 'playwright/test';
import { chooseCookies, holdBack, hydrate } from './support/alive.ts';
import { WALKS, agrees, differences, take } from './support/history.ts';
import { expect, test } from './support/product.ts';

for (const [name, walk] of Object.entries(WALKS)) {
  for (const isTouched of [false, true]) {
    test(`over ${name}, ${isTouched ? 'touched' : 'untouched'}, each page is the one of its address`, async ({
      page,
    }) => {
      await chooseCookies(page);
      for (const step of walk) {
        await take({ page, open: (path) => page.goto(path) }, step);
        await agrees(page, step);
        if (isTouched) await hydrate(page);
      }
    });
  }
}

/** A page that was reached by the router and loaded again: the entry before it shares the document. */
async function reloaded(page: Page): Promise<void> {
  await chooseCookies(page);
  await page.goto('/corso-a2');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).click();
  await expect(page).toHaveTitle(/^Reclami/);
}

test('back before the first script of a reloaded page is there leads to the page of the address', async ({ page }) => {
  await reloaded(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/corso-a2');
  release();
  await agrees(page, ['back', '/corso-a2']);
});

test('back while a reloaded page is being hydrated leads to the page of the address, and forward to what was typed', async ({
  page,
}) => {
  await reloaded(page);
  const release = await holdBack(page);
  await page.reload();
  const words = page.getByLabel('Descrizione *');
  await words.fill('La fattura riporta un importo diverso.');
  await page.evaluate(() => history.back());
  release();
  await agrees(page, ['back', '/corso-a2']);
  await page.evaluate(() => history.forward());
  await agrees(page, ['forward', '/reclami']);
  await expect(words).toHaveValue('La fattura riporta un importo diverso.');
});

test('back to an address that fills the form fills it, also in a document that was loaded for the bare one', async ({
  page,
}) => {
  await page.goto('/contatti?servizio=certificazioni');
  const service = page.getByLabel('Servizio di interesse');
  await expect(service).toHaveValue('certificazioni');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true }).click();
  await expect(page).toHaveURL('/contatti');
  await page.reload();
  await page.evaluate(() => sessionStorage.clear());
  await expect(service).toHaveValue('');
  await page.evaluate(() => history.back());
  await expect(service).toHaveValue('certificazioni');
});

test('two steps back without network keep the page and its address', async ({ page, context }) => {
  await chooseCookies(page);
  await page.goto('/corso-a2');
  await hydrate(page);
  for (const name of ['Contatti', 'Reclami'])
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(/^Reclami/);
  await page.reload();
  await hydrate(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back());
  });
  await expect(page.getByText('La pagina chiesta non si apre: resta questa.')).toBeVisible();
  await expect(page).toHaveURL('/reclami');
  await context.setOffline(false);
  expect(await differences(page)).toEqual([]);
});
