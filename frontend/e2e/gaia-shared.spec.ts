// A conversation is kept over reloads, pages and tabs, until it expires or the visitor ends it.
import type { BrowserContext, Page } from 'playwright/test';
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
} from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

const TWO_HOURS = 2 * 3_600_000;
/** Longer than the test takes. */
const MARGIN = 600_000;

/** Opens a second tab with the conversation of the first one, which waits for a reply that never arrives. */
async function besideOneThatWaits(page: Page, context: BrowserContext): Promise<Page> {
  await open(page);
  await page.route(CALL, () => undefined);
  await say(page, 'Dove siete?');
  const other = await context.newPage();
  await chooseCookies(other);
  await other.goto('/');
  await opener(other).click();
  await expect(panel(other).getByText('Gaia sta scrivendo')).toBeVisible();
  return other;
}

test('tabs share the conversation, but not whether the panel is open', async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await chooseCookies(other);
  await other.goto('/contatti');
  await opener(other).click();
  await expect(input(other)).toBeFocused();
  await answerWith(page, { message: 'Siamo a Roma.', chips: [{ id: 'parcheggio', text: 'E il parcheggio?' }] });
  await say(page, 'Dove siete?');
  await expect(reply(other)).toContainText('Siamo a Roma.');
  await expect(panel(other).getByRole('button', { name: 'E il parcheggio?' })).toBeVisible();

  const requests = calls(other);
  await answerWith(other, { message: 'In Prati.' });
  await say(other, 'Dove di preciso?');
  await expect(reply(page)).toContainText('In Prati.');
  expect(sent(requests[0]).messages.map(({ content }) => content)).toEqual([
    'Dove siete?',
    'Siamo a Roma.',
    'Dove di preciso?',
  ]);

  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).click();
  await page.reload();
  await expect(opener(page)).toBeVisible();
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect(log(other).locator('[data-role]')).toHaveCount(1);
  // Meanwhile the visitor writes on in the other tab.
  await expect(input(other)).toBeFocused();
  await panel(other).getByRole('button', { name: 'Annulla' }).click();
  await expect(input(other)).toBeFocused();
  await expect(reply(page)).toContainText('In Prati.');
  await panel(other).getByRole('button', { name: 'Chiudi la chat' }).click();
  await expect(panel(page)).toBeVisible();
});

test('a pending reply is shown in all tabs and can be stopped in each', async ({ page, context }) => {
  const other = await besideOneThatWaits(page, context);
  await expect(panel(other).getByRole('button', { name: 'Invia' })).toBeDisabled();
  const aborted = page.waitForEvent('requestfailed');
  await panel(other).getByRole('button', { name: 'Ferma' }).click();
  await aborted;
  await answered(page);
  await expect(panel(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
});

test('a tab closed during a reply does not leave other tabs waiting', async ({ page, context }) => {
  const other = await besideOneThatWaits(page, context);
  await page.goto('/robots.txt');
  await answered(other);
  await panel(other).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(other)).toContainText('Via Tibullo 16');
});

test('a conversation is removed from the browser two hours after its last use, on any page', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await answerWith(page, { message: 'Siamo a Roma.' });
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Siamo a Roma.');
  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).click();
  await page.clock.fastForward(TWO_HOURS - MARGIN);
  await page.reload();
  await opener(page).click();
  await expect(reply(page)).toContainText('Siamo a Roma.');
  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).click();
  await page.clock.fastForward(TWO_HOURS + MARGIN);
  await page.goto('/contatti');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gaia'))).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an open panel is restored after a reload, and does not cover a newly opened page', async ({
    page,
    context,
  }) => {
    await open(page);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    const other = await context.newPage();
    await chooseCookies(other);
    await other.goto('/corso-b1');
    await opener(other).click();
    await expect(panel(other)).toBeFocused();
    await other.goto('/contatti');
    // The panel is closed until its button is pressed.
    await expect(opener(other)).toBeVisible();
    await expect(panel(other)).toBeHidden();
  });
});

test('a navigation keeps the panel open, and its suggestions are those of the new page', async ({ page }) => {
  await open(page, '/corso-c1');
  await expect(panel(page).getByRole('button', { name: 'Quanto costa il corso C1?' })).toBeVisible();
  // The panel may cover the link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reclami' }).press('Enter');
  await expect(page).toHaveURL('/reclami');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'In quanto tempo rispondete a un reclamo?' })).toBeVisible();
});

test('a reply can be stopped, which is shown, and the text in the input is kept', async ({ page }) => {
  await open(page);
  await page.route(CALL, () => undefined);
  await say(page, 'Dove siete?');
  await page.keyboard.type('E quando');
  await panel(page).getByRole('button', { name: 'Ferma' }).click();
  await expect(panel(page).getByText('Hai fermato la risposta.')).toBeVisible();
  await expect(panel(page).getByText('Gaia sta scrivendo')).toHaveCount(0);
  await expect(input(page)).toBeFocused();
  await page.unroute(CALL);
  await page.keyboard.type(' siete aperti?');
  await page.keyboard.press('Enter');
  await expect(reply(page)).toContainText('9:00');
});
