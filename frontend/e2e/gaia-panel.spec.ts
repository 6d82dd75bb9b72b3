// Gaia's panel: notices, keyboard, phones, zoom, assistive technology.
import { chooseCookies } from './support/alive.ts';
import {
  CALL,
  answerWith,
  answered,
  calls,
  input,
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

test('a reload keeps the conversation and the message being written; a new one forgets both', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await answered(page);
  await input(page).fill('Quanto costa');
  await page.reload();
  // The panel is open again and does not take the focus.
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(input(page)).not.toBeFocused();
  await expect(input(page)).toHaveValue('Quanto costa');
  await say(page, 'Grazie');
  await answered(page);
  await input(page).fill('E il');
  await expect(reply(page)).toContainText(/niente|Figurati/);
  expect(sent(requests[1]).messages).toHaveLength(3);

  await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect(log(page).locator('[data-role]')).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  expect(sent(requests[2]).messages).toHaveLength(1);
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
    await say(page, 'Quanto costa il corso B1?');
    await sources(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/corso-b1');
    await expect(panel(page)).toBeHidden();
  });

  test('Tab never leaves the panel, whatever the page contains', async ({ page }) => {
    await open(page);
    // As an extension adds it while the panel is open.
    await page.evaluate(() => document.body.appendChild(document.createElement('button')));
    const outside = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('[role=dialog]')
          ? ''
          : activeElement?.outerHTML;
      });
    const stops = await panel(page).locator('a, button, textarea').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      // Twice around; between two rounds the browser's own interface has the focus.
      for (let stop = 0; stop < 2 * (stops + 2); stop++) {
        await page.keyboard.press(key);
        expect(await outside()).toBe('');
      }
    }
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    expect(await page.locator('body > [inert]').count()).toBe(0);
  });

  test('"back" closes the panel and "forward" opens it, over the same page at the same place', async ({ page }) => {
    await chooseCookies(page);
    await page.goto('/gdpr');
    await page.goto('/corso-b1');
    // Before the page is hydrated, and the router can see it.
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const place = () => page.evaluate(() => [scrollY, history.length]);
    const [top, before] = await place();
    await opener(page).click();
    await expect(panel(page)).toBeFocused();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(await place()).toEqual([top, before! + 1]);
    await page.goForward();
    await expect(panel(page)).toBeFocused();

    // Closed by other means, it leaves nothing to go back through.
    for (const close of ['Escape', 'Enter', 'Escape']) {
      if (close === 'Enter') await panel(page).getByRole('button', { name: 'Chiudi la chat' }).press('Enter');
      else await page.keyboard.press(close);
      await expect(opener(page)).toBeFocused();
      await opener(page).press('Enter');
      await expect(panel(page)).toBeFocused();
    }
    expect(await place()).toEqual([top, before! + 1]);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL('/corso-b1');
    expect((await place())[0]).toBe(top);
    await page.goBack();
    await expect(page).toHaveURL('/gdpr');
  });

  test('"back" returns from a page to the chat that led there, also after a reload', async ({ page }) => {
    await open(page);
    await answerWith(page, { message: 'Vedi [il corso](/corso-b1).' });
    await say(page, 'Quanto costa il corso B1?');
    await reply(page).getByRole('link').click();
    await expect(page).toHaveURL('/corso-b1');
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/gdpr');
    await expect(reply(page)).toContainText('il corso');
    await page.reload();
    await expect(reply(page)).toContainText('il corso');
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await page.goForward();
    await expect(reply(page)).toContainText('il corso');
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

test('at 400 % zoom the input, the contacts and the close button can be reached', async ({ page }) => {
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
  const close = panel(page).getByRole('button', { name: 'Chiudi la chat' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(opener(page)).toBeFocused();
});
