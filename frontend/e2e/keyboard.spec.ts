// Use of the site by keyboard only.
import { type Locator, type Page } from 'playwright/test';
import { chooseCookies, hydrate, cookieNotice } from './support/alive.ts';
import { expect, someone, test } from './support/product.ts';

const MOST_STOPS = 80;

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  await expect(target).toBeFocused();
}

test('the first tab stop is a skip link to the content', async ({ page }) => {
  await page.goto('/gdpr');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the cookie notice is before the page in tab order, and moves the focus to the page when it closes', async ({
  page,
}) => {
  await page.goto('/gdpr');
  await hydrate(page);
  // It appears after the fonts.
  await expect(cookieNotice(page)).toBeVisible();
  await tabTo(page, cookieNotice(page).getByRole('button', { name: 'Personalizza' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Preferenze', { exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Preferenze', { exact: true })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Salva Preferenze' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu opens, closes with Escape and returns the focus, and closes after a choice', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, menu.getByRole('link', { name: 'LanguageCert' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/certificazione-languagecert');
  await expect(menu).toBeHidden();
  // The new page is announced, and Tab continues from its title.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Tab after the last entry of the menu closes it and continues in the page', async ({ page }) => {
  await chooseCookies(page);
  await page.goto('/gdpr');
  await hydrate(page);
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  await tabTo(page, page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Contattaci' }));
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('a request can be entered and sent, and F8 focuses its notification', async ({ page, product }) => {
  const email = someone();
  await page.goto('/corso-b1');
  await hydrate(page);
  const form = page.getByRole('form', { name: /Richiesta sul/ });
  await tabTo(page, form.getByLabel('Nome e Cognome *'));
  await page.keyboard.type('Ada Prova');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await tabTo(page, form.getByRole('checkbox', { name: /^Accetto/ }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('button', { name: 'Invia messaggio' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Messaggio inviato!', { exact: true })).toBeVisible();
  await expect.poll(() => product.rows('SELECT 1 FROM contact_requests WHERE email = $1', [email])).toHaveLength(1);

  const notifications = page.getByRole('region', { name: /Notifiche/ });
  await page.keyboard.press('F8');
  await expect(notifications.getByRole('list')).toBeFocused();
  await tabTo(page, notifications.getByRole('button', { name: 'Chiudi' }));
  await page.keyboard.press('Enter');
  await expect(notifications.getByRole('listitem')).toHaveCount(0);
});

test('the focus is always visible', async ({ page }) => {
  await page.goto('/contatti');
  await hydrate(page);
  const unseen: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return {
        name: `${element.tagName} ${element.textContent}`.slice(0, 60),
        isSeen: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      };
    });
    if (focus === null) break;
    if (!focus.isSeen) unseen.push(focus.name);
  }
  expect(unseen).toEqual([]);
});

test('focused elements are not covered by the cookie notice', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/certificazioni');
  await expect(cookieNotice(page)).toBeVisible();
  await page.locator('main').focus();
  for (let stops = 0; stops < 30; stops += 1) {
    await page.keyboard.press('Tab');
    const overlap = async () => {
      const [top, notice] = await page.evaluate(() => [
        document.activeElement!.getBoundingClientRect().bottom,
        document.getElementById('avviso-cookie')!.getBoundingClientRect().top,
      ]);
      return top! - notice!;
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  }
});

test('with text of twice the size the sticky bar with a long name does not cover the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/corso-b1');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    document.querySelector('header a span')!.textContent = 'Istituto Internazionale di Lingue Moderne Tibullo';
  });
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(120);
});
