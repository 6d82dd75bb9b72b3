// Gaia's panel: notices, keyboard, phones, zoom, assistive technology.
import {
  CALL,
  answered,
  calls,
  input,
  keyOf,
  log,
  open,
  opener,
  panel,
  reply,
  say,
  sent,
  sources,
} from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

test('notices about the assistant, personal data and contacts are shown before the first message', async ({ page }) => {
  await open(page);
  await expect(log(page)).toContainText('Sto ancora imparando');
  await expect(panel(page).getByText('Assistente virtuale (IA)', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText(
    'Hai meno di 14 anni? Usa Gaia con un genitore. Non inserire dati sensibili.',
  );
  await expect(panel(page).getByRole('link', { name: /^Chiama/ })).toHaveAttribute('href', /^tel:\+39/);
  await expect(panel(page).getByText(/^oggi (siamo (aperti dalle|chiusi)|abbiamo chiuso alle \d)/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Scrivi allo staff' })).toHaveAttribute('href', '/contatti');
  await expect(log(page).locator('time')).toHaveText(/^\d\d:\d\d$/);
});

test('each page suggests first questions, and a click asks one', async ({ page }) => {
  await open(page, '/corso-c1');
  await panel(page).getByRole('button', { name: 'Quanto costa il corso C1?' }).click();
  await expect(reply(page)).toContainText('680');
});

test('input and send are disabled while a reply is awaited, and with it the focus returns to the input', async ({
  page,
}) => {
  const requests = calls(page);
  await open(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await asked;
    await route.continue();
  });
  await say(page, 'Dove siete?');
  await expect(panel(page).getByRole('button', { name: 'Invia' })).toBeDisabled();
  await expect(panel(page).getByRole('status').filter({ hasText: 'Gaia sta scrivendo' })).toBeVisible();
  await expect(input(page)).toBeDisabled();
  answer();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  expect(requests).toHaveLength(1);
  await expect(panel(page).getByText('Gaia sta scrivendo')).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('Quanto costa il corso B1?');
  await page.keyboard.press('Enter');
  await expect(reply(page)).toContainText('680');
  await expect(input(page)).toHaveValue('');
});

test('the focus stays where the visitor has put it while a reply is awaited', async ({ page }) => {
  await open(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await asked;
    await route.continue();
  });
  await say(page, 'Dove siete?');
  await expect(input(page)).toBeDisabled();
  const phone = panel(page).getByRole('link', { name: /^Chiama/ });
  await phone.focus();
  answer();
  await expect(input(page)).toBeEnabled();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(phone).toBeFocused();
});

test('a reload keeps the conversation; a new one forgets it', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await answered(page);
  await page.reload();
  // The panel is open again and does not take the focus.
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(input(page)).not.toBeFocused();
  await say(page, 'Grazie');
  await expect(reply(page)).toContainText(/niente|Figurati/);
  expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
  expect(sent(requests[1]).messages).toHaveLength(3);

  await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect(log(page).locator('[data-role]')).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  expect(sent(requests[2]).messages).toHaveLength(1);
  expect(keyOf(requests[2])).not.toBe(keyOf(requests[0]));
});

test('the panel can be used by keyboard only, and returns the focus when it closes', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dove');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('siete?');
  await expect(input(page)).toHaveValue('   Dove\nsiete?');
  expect(requests).toHaveLength(0);
  // During a composition the input method handles Enter.
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await input(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  expect(requests).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(reply(page)).toContainText('Roma');
  expect(sent(requests[0]).messages).toEqual([{ role: 'user', content: 'Dove\nsiete?' }]);

  // The page can be reached: the panel is no keyboard trap.
  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).press('Enter');
  await expect(opener(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the panel covers the screen, and a link to a page closes it', async ({ page }) => {
    await open(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(panel(page)).toBeFocused();
    // The page behind is inert.
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
    await say(page, 'Quanto costa il corso B1?');
    await sources(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/corso-b1');
    await expect(panel(page)).toBeHidden();
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });

  test("the input stays above the phone's keyboard", async ({ page }) => {
    await open(page);
    await say(page, 'Dove siete?');
    await expect(reply(page)).toContainText('Via Tibullo 16');
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
    });
    const { y, height } = (await input(page).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(400);
    await expect(reply(page)).toBeInViewport();
  });
});

test('at 400 % zoom the input and the contacts can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await expect(input(page)).toBeInViewport({ ratio: 1 });
  const phone = panel(page).getByRole('link', { name: /^Chiama/ });
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  // With the complete reply the conversation scrolls to its start.
  await expect(input(page)).toBeFocused();
  await phone.focus();
  await expect(phone).toBeInViewport({ ratio: 1 });
});
