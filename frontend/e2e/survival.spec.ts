// Entries, choices, open <details> and focus from before hydration are kept, also when the HTML does not match and
// React renders a part again.
import type { Page } from 'playwright/test';
import { holdBack, isHydrated } from './support/alive.ts';
import { expect, test } from './support/product.ts';

const CHANGES = {
  'that nothing has changed': () => undefined,
  'that the browser has translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option')) continue;
      const outer = document.createElement('font');
      outer.append(Object.assign(document.createElement('font'), { textContent: `translated ${text.data}` }));
      text.replaceWith(outer);
    }
  },
  'with a password manager’s icon after each field': () => {
    for (const input of document.querySelectorAll('main form input')) input.after(document.createElement('div'));
  },
  'with an element first in its form': () => {
    for (const form of document.querySelectorAll('main form')) form.prepend(document.createElement('div'));
  },
  'with another label': () => {
    document.querySelector('main form[method=post] label')!.firstChild!.textContent = 'Given name';
  },
  'without Gaia’s button': () => document.getElementById('gaia')!.remove(),
  'without the cookie notice': () => document.getElementById('avviso-cookie')!.remove(),
  'with an extension’s elements around the page': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('div'));
    document.documentElement.append(document.createElement('div'));
  },
} as const satisfies Readonly<Record<string, () => unknown>>;

/** A form with its own validation, and one with the browser's, in turn. */
const PAGES = ['/corso-b1', '/reclami'];

const form = (page: Page) => page.locator('main form[method=post]').first();
const line = (page: Page) => form(page).locator('input[type=text]').first();
const sections = (page: Page) => page.locator('main section').count();

async function survives(page: Page, path: string, change: () => unknown): Promise<void> {
  const release = await holdBack(page);
  await page.goto(path);
  await page.evaluate(change);
  const before = await sections(page);
  await form(page).getByRole('checkbox').last().check();
  await form(page).getByRole('textbox').last().fill('Vorrei sapere i giorni.');
  await line(page).click();
  await page.keyboard.type('Annari');
  // Hydration happens while the word is being typed.
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  release();
  const rest = 'bcdefghijklmnopqrstuvwxyz';
  for (let typed = 0; typed < rest.length || !(await isHydrated(page)); typed += 1)
    await page.keyboard.type(rest[typed] ?? '');
  await expect(line(page)).toHaveValue(`Anna${rest}ri`);
  await expect(line(page)).toBeFocused();
  await expect(line(page)).toBeInViewport();
  await expect(form(page).getByRole('textbox').last()).toHaveValue('Vorrei sapere i giorni.');
  await expect(form(page).getByRole('checkbox').last()).toBeChecked();
  expect(await sections(page)).toBe(before);
  await expect(page.getByRole('button', { name: /^Chiedi a Gaia/ })).toBeVisible();
}

for (const [index, [what, change]] of Object.entries(CHANGES).entries()) {
  const path = PAGES[index % PAGES.length]!;
  test(`what is typed into ${path} ${what} survives hydration`, ({ page }) => survives(page, path, change));
}

test('what is typed into another form that the browser has translated survives hydration', ({ page }) =>
  survives(page, '/corso-b1', CHANGES['that the browser has translated']));

test('what is typed survives hydration on plain http, where browsers have no crypto.randomUUID', async ({ page }) => {
  await page.addInitScript(() => void (crypto.randomUUID = undefined!));
  await survives(page, '/contatti', () => undefined);
});

test('what is typed before hydration is restored when the visitor comes back', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/corso-a2');
  const name = page.getByLabel('Nome e Cognome');
  await name.fill('Anna Rossi');
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).click();
  await expect(page).toHaveURL(/\/reclami$/);
  await page.goBack();
  await expect(name).toHaveValue('Anna Rossi');
});

test('an opened question stays open when its section is rendered again', async ({ page }) => {
  const release = await holdBack(page);
  await page.goto('/certificazioni');
  await page.evaluate(CHANGES['that the browser has translated']);
  const question = page.locator('details').nth(1);
  await question.locator('summary').click();
  release();
  await page.getByRole('button', { name: /^Chiedi a Gaia/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(question).not.toContainText('translated');
  await expect(question).toHaveAttribute('open', '');
});

test('a hydrated page can be printed, and links in its text open without a new document', async ({ page }) => {
  await page.addInitScript(() => {
    let printed = 0;
    window.print = () => void (document.documentElement.dataset['printed'] = String((printed += 1)));
  });
  await page.goto('/corso-a2');
  await page.getByLabel('Nome e Cognome').fill('A');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.getByRole('button', { name: 'Stampa la scheda' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole('main').getByRole('link', { name: 'Torna ai Corsi' }).click();
  await expect(page).toHaveURL('/corsi-inglese');
  await expect(page.getByRole('heading', { level: 1, name: /^Corsi di inglese/ })).toBeVisible();
  expect(documents).toEqual([]);
});

for (const [path, name] of [
  ['/corso-a2', 'Torna ai Corsi'],
  ['/', 'Le certificazioni'],
] as const) {
  test(`without network a link in the text of ${path} keeps the page and what is typed`, async ({ page, context }) => {
    await page.goto(path);
    await line(page).fill('Anna');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByText('La pagina chiesta non si apre: resta questa.')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(line(page)).toHaveValue('Anna');
  });
}

test('a shared part of the next page that is gone brings that page as a document', async ({ page }) => {
  await page.goto('/gdpr');
  await page.route('**/assets/request-section-*.js', (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.getByRole('button', { name: /^Chiedi a Gaia/ }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).press('Enter');
  await expect(page).toHaveURL('/reclami');
  await expect(page.getByRole('form', { name: 'Modulo di reclamo' })).toBeVisible();
  await expect(page.getByText('Questa pagina si è fermata')).toHaveCount(0);
});
