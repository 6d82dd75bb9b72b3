// The site's own level test, as visitors take it; nothing is sent or stored.
import type { Page } from 'playwright/test';
import { items } from '../src/features/level-test/items.ts';
import { chooseCookies } from './support/alive.ts';
import { hasNoViolation } from './support/axe.ts';
import { expect, test } from './support/product.ts';

const PATH = '/corsi-inglese';
const region = (page: Page) => page.getByRole('region', { name: 'Tre minuti e sai da dove parti' });
const beginButton = (page: Page) => region(page).getByRole('button', { name: 'Comincia il test' });
const question = (page: Page) => region(page).getByRole('radiogroup');
const result = (page: Page) => region(page).getByRole('heading', { name: /^Il tuo livello/ });
const next = (page: Page) => region(page).getByRole('button', { name: 'Avanti' });
const pass = (page: Page) => region(page).getByRole('article');

async function open(page: Page): Promise<void> {
  await chooseCookies(page);
  await page.goto(`${PATH}#test-di-livello`);
  await beginButton(page).click();
  await expect(question(page)).toBeFocused();
}

/** The item of the current question, found by its visible text. */
async function asked(page: Page) {
  const options = await question(page)
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  const text = (await question(page).locator('legend').textContent())!;
  const found = items.find(
    ({ question: words, key }) => options.includes(key) && words.split(/___|\n/).every((part) => text.includes(part)),
  );
  expect(found, text).toBeDefined();
  return found!;
}

/**
 * Answers until the test ends: correctly if `knows` returns true, else "Non lo so".
 * @returns the number of questions.
 */
async function take(page: Page, knows: (level: string) => boolean): Promise<number> {
  for (let number = 1; ; number++) {
    await expect(question(page).getByText(`Domanda ${number} di 12 al massimo`)).toBeVisible();
    await expect(question(page)).toBeFocused();
    const { level, key } = await asked(page);
    await question(page)
      .getByRole('radio', { name: knows(level) ? key : 'Non lo so', exact: true })
      .check();
    await next(page).click();
    const over = result(page);
    await expect(over.or(question(page).getByText(`Domanda ${number + 1} di 12 al massimo`))).toBeVisible();
    if (await over.isVisible()) return number;
  }
}

test('its result is a pass to a course, with day and price, and fills the form; nothing is sent or stored', async ({
  page,
}) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  const before = await stored();
  expect(await take(page, (level) => ['A2', 'B1'].includes(level))).toBeLessThanOrEqual(12);
  expect(requests).toEqual([]);
  expect(await stored()).toBe(before);
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toHaveText('Il tuo livello, per orientarti: B1');
  await expect(pass(page).getByRole('heading')).toHaveText(/B1 Preliminary/);
  await expect(pass(page)).toContainText('lunedì');
  await expect(pass(page)).toContainText('680,00 euro');
  await expect(region(page)).toContainText('non un certificato');

  const [score] = /\d+ rispost. giust. su \d+/.exec((await region(page).textContent())!)!;
  await pass(page).getByRole('link', { name: 'Parlane con la segreteria' }).click();
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  await expect(form.getByLabel('Nome *', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Corso di interesse')).toHaveValue('inglese');
  const [right, of] = score.match(/\d+/g)!;
  await expect(form.getByLabel('Messaggio')).toHaveValue(
    `Test di orientamento: B1 (${right} di ${of}). Mi interessa il corso B1 Preliminary.`,
  );
  await expect(form.getByRole('checkbox')).not.toBeChecked();
});

test('it is taken by keyboard alone, with digits and Enter', async ({ page }) => {
  await chooseCookies(page);
  await page.goto(PATH);
  await beginButton(page).focus();
  await page.keyboard.press('Enter');
  for (let number = 1; number <= 12; number++) {
    await expect(question(page).getByText(`Domanda ${number} di`).or(result(page))).toBeVisible();
    if (await result(page).isVisible()) break;
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('5');
    await expect(question(page).getByRole('radio', { name: 'Non lo so' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(result(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pass(page).locator(':focus')).toHaveCount(1);
});

test('who looks at the course and comes back finds the result, and the focus where a page puts it', async ({
  page,
}) => {
  await open(page);
  await take(page, () => false);
  await region(page).getByRole('link', { name: 'Vai al corso A2 Key' }).click();
  await expect(page).toHaveURL(/\/corso-a2$/);
  await page.goBack();
  await expect(result(page)).toHaveText(/A1$/);
  await expect(result(page)).not.toBeFocused();
  await region(page).getByRole('button', { name: 'Rifai il test' }).click();
  await expect(question(page)).toBeFocused();
  await page.reload();
  await expect(beginButton(page)).toBeVisible();
});

test('invitation, question and result have no violation, and no sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  await open(page);
  await hasNoViolation(page, 'question');
  expect(await fits()).toBe(true);
  await take(page, () => false);
  await hasNoViolation(page, 'result');
  expect(await fits()).toBe(true);
});

test('where the code of the test does not come, the invitation says so and stays', async ({ page }) => {
  await chooseCookies(page);
  await page.route('**/assets/level-test-*.js', (route) => route.abort());
  await page.goto(PATH);
  await beginButton(page).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Il test non si è caricato.' })).toBeVisible();
  await page.unroute('**/assets/level-test-*.js');
  await beginButton(page).click();
  await expect(question(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the invitation says how to reach the school instead', async ({ page }) => {
    await page.goto(PATH);
    await expect(beginButton(page)).toBeHidden();
    // By its element, because text locators skip <noscript>.
    const note = region(page).locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note.locator('a')).toHaveText(['+39 06 0000 0016', 'scrivi alla segreteria']);
  });
});
