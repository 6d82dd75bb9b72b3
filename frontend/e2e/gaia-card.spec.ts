// The request to an office, as a card within the chat: filled in, corrected, and sent by the visitor.
import type { Page } from 'playwright/test';
import { hasNoViolation } from './support/axe.ts';
import { chooseCookies } from './support/alive.ts';
import {
  CALL,
  answerWith,
  answered,
  calls,
  card,
  input,
  keyOf,
  log,
  notification,
  open,
  opener,
  panel,
  reply,
  say,
  sent,
} from './support/gaia-panel.ts';
import { listen } from './support/heard.ts';
import { LARGE_LETTERS, setReadersStyle } from './support/legible.ts';
import { type Product, expect, someone, test } from './support/product.ts';

const button = (page: Page) => card(page).getByRole('button', { name: 'Invia la richiesta' });
const field = (page: Page, label: string) => card(page).getByLabel(label, { exact: true });
const receipt = (page: Page) => log(page).getByRole('group', { name: 'Richiesta inviata' });
const stored = (product: Product, email: string) =>
  product.rows("SELECT kind FROM leads WHERE payload->>'email' = $1", [email]);

const WISH = 'Vorrei un preventivo per tradurre un contratto dal tedesco';

/** Gaia opens a card. */
async function openCard(page: Page): Promise<void> {
  await open(page);
  await say(page, WISH);
  await expect(button(page)).toBeVisible();
  await answered(page);
}

/** Completes the card, as who has only told what they want. */
async function complete(page: Page, email = someone()): Promise<string> {
  await field(page, 'Nome e cognome *').fill('Carla Prova');
  await field(page, 'Email').fill(email);
  return email;
}

async function referenceOn(page: Page): Promise<string> {
  await expect(receipt(page)).toContainText(/PRE-[A-Z0-9-]+/);
  return /PRE-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await receipt(page).textContent())!)![0];
}

test('a card is filled with what was said, corrected, and sent once to the office, which reads the talk below it', async ({
  page,
  product,
}) => {
  const email = someone();
  const requests = calls(page);
  await openCard(page);
  await expect(reply(page)).not.toContainText('Servizio:');
  await expect(field(page, 'Servizio *')).toHaveValue('traduzioni');
  await expect(field(page, 'Che cosa ti serve *')).toHaveValue(WISH);
  // What is typed beside it is taken in; the visitor's own correction stays.
  await field(page, 'Che cosa ti serve *').fill('Un contratto di 12 pagine');
  await say(page, `Mi chiamo Carla Prova, ${email}`);
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Nome e cognome *')).toHaveValue('Carla Prova');
  await expect(field(page, 'Che cosa ti serve *')).toHaveValue(/^Un contratto di 12 pagine/);
  expect(sent(requests[1]).request).toMatchObject({ richiesta: 'Un contratto di 12 pagine' });
  await answered(page);
  await field(page, 'Telefono').fill('06 5550100');
  expect(await stored(product, email)).toEqual([]);

  await button(page).click();
  await expect(receipt(page)).toBeFocused();
  await expect(notification(page, 'Preventivo richiesto!')).toContainText(
    'I tuoi dati sono stati inviati al nostro staff. Ti contatteremo presto!',
  );
  await expect(card(page)).toHaveCount(0);
  const reference = await referenceOn(page);
  await expect(reply(page)).toContainText(`Il riferimento è ${reference}`);
  await expect(receipt(page)).toContainText(/Consegnata/);
  const mail = await product.officeMail(reference);
  expect(mail.envelope.to).toEqual(['traduzioni@settepini.example']);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([email]);
  for (const words of ['Un contratto di 12 pagine', '06 5550100', `Visitatore: ${WISH}`])
    expect(mail.text).toContain(words);
  await expect.poll(() => stored(product, email)).toEqual([{ kind: 'quote' }]);
  expect(sent(requests[2]).messages.at(-1)).toEqual({ role: 'user', content: 'Invia la richiesta', chip: 'send' });

  await page.reload();
  await expect(receipt(page)).toContainText(/Consegnata/);
  await expect(receipt(page)).not.toBeFocused();
  await receipt(page).getByRole('link', { name: 'A che punto è la richiesta' }).click();
  await expect(page).toHaveURL(/\/ricevuta#/);
});

test('a typed yes sends the card, and one that lacks something shows what', async ({ page, product }) => {
  await openCard(page);
  await say(page, 'sì, invia');
  await expect(field(page, 'Nome e cognome *')).toBeFocused();
  await expect(field(page, 'Nome e cognome *')).toHaveAccessibleDescription('Il nome è obbligatorio');
  const email = await complete(page);
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await product.officeMail(await referenceOn(page));
  expect(await stored(product, email)).toHaveLength(1);
});

test('what was added beside a card stands at its end, and may be taken out or sent instead', async ({
  page,
  product,
}) => {
  const requests = calls(page);
  const chip = (name: string) =>
    panel(page).getByRole('list', { name: 'Suggerimenti' }).getByRole('button', { name, exact: true });
  const wish = field(page, 'Che cosa ti serve *');
  await openCard(page);
  await say(page, 'mandatela così come sta');
  await expect(wish).toHaveValue(`${WISH}\nmandatela così come sta`);
  // The end of the card, what was said of it and what may be pressed instead stand together.
  await expect(button(page)).toBeInViewport();
  await expect(reply(page)).toBeInViewport({ ratio: 1 });
  await chip('Togli l’aggiunta').click();
  await expect(wish).toHaveValue(WISH);
  await answered(page);
  // It presses the card's button: what is missing is shown, and nothing goes out.
  await chip('Invia').click();
  await expect(field(page, 'Nome e cognome *')).toHaveAccessibleDescription('Il nome è obbligatorio');
  expect(requests).toHaveLength(3);
  await complete(page);
  await chip('Invia').click();
  await product.officeMail(await referenceOn(page));
});

test('programs that fill in forms find the fields, and what they write silently is sent', async ({ page, product }) => {
  const email = someone();
  await openCard(page);
  for (const [autofill, value] of [
    ['name', 'Carla Prova'],
    ['email', email],
    ['tel', '06 5550100'],
  ] as const)
    await card(page)
      .locator(`[autocomplete=${autofill}]`)
      .evaluate((control: HTMLInputElement, text) => (control.value = text), value);
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'Telefono')).toHaveAttribute('type', 'tel');
  await button(page).click();
  const mail = await product.officeMail(await referenceOn(page));
  for (const words of ['Carla Prova', email, '06 5550100']) expect(mail.text).toContain(words);
});

test('by keyboard alone a card is reached, completed and sent', async ({ page }) => {
  await openCard(page);
  // Its arrival leaves the focus where the visitor writes on.
  await expect(input(page)).toBeFocused();
  const service = field(page, 'Servizio *');
  const isReached = () => service.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 20 && !(await isReached()); stop++) await page.keyboard.press('Shift+Tab');
  await expect(service).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Carla Prova');
  await page.keyboard.press('Tab');
  await page.keyboard.type('carla');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Email non valida/);
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.prova@example.com');
  await page.keyboard.press('Enter');
  await expect(receipt(page)).toBeFocused();
});

test('what the gateway says of a field is shown at it, and takes the focus', async ({ page }) => {
  await openCard(page);
  await complete(page);
  const problem = { type: 'about:blank', title: 'No', status: 400, detail: 'No', errors: { telefono: ['Così no'] } };
  await page.route(CALL, (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
  await button(page).click();
  await expect(field(page, 'Telefono')).toHaveAccessibleDescription('Così no');
  await expect(field(page, 'Telefono')).toBeFocused();
});

test('without network a card waits for it, and is sent once', async ({ page, product }) => {
  const requests = calls(page);
  await openCard(page);
  const email = await complete(page);
  await page.context().setOffline(true);
  await button(page).click();
  await expect(card(page)).toContainText('La richiesta non è partita.');
  await card(page).getByRole('button', { name: 'Invia appena torna la rete' }).click();
  await expect(card(page)).toContainText('In attesa della rete.');
  await page.context().setOffline(false);
  await product.officeMail(await referenceOn(page));
  expect(await stored(product, email)).toHaveLength(1);
  expect(new Set(requests.slice(1).map(keyOf)).size).toBe(1);
});

for (const down of ['gaia', 'redis'])
  test(`with ${down} stopped a card is sent, and the office gets it`, async ({ page, product }) => {
    await openCard(page);
    await complete(page);
    await product.stack.kill(down);
    try {
      await button(page).click();
      await referenceOn(page);
    } finally {
      await product.stack.start(down);
    }
    await product.officeMail(await referenceOn(page));
  });

test('a button pressed twice, in one tab or in two, sends one request', async ({ page, context, product }) => {
  await openCard(page);
  const email = await complete(page);
  const other = await context.newPage();
  await chooseCookies(other);
  await other.goto('/contatti');
  await opener(other).click();
  // What is written in one tab stands in the other.
  await expect(field(other, 'Email')).toHaveValue(email);
  await field(other, 'Telefono').fill('06 5550100');
  await expect(field(page, 'Telefono')).toHaveValue('06 5550100');
  const requests = [calls(page), calls(other)] as const;
  const { promise: pressed, resolve: go } = Promise.withResolvers<void>();
  for (const tab of [page, other])
    await tab.route(CALL, async (route) => {
      await pressed;
      await route.continue();
    });
  await button(page).dblclick();
  await button(other).click();
  go();
  expect(await referenceOn(page)).toBe(await referenceOn(other));
  await product.officeMail(await referenceOn(page));
  expect(await stored(product, email)).toHaveLength(1);
  expect(requests.map((list) => list.length)).toEqual([1, 1]);
  await expect(log(page).getByText('Invia la richiesta', { exact: true })).toHaveCount(1);
});

test('a reload keeps the card as it was edited', async ({ page }) => {
  await openCard(page);
  const email = await complete(page);
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(input(page)).not.toBeFocused();
  // "Annulla" closes it.
  await panel(page)
    .getByRole('list', { name: 'Suggerimenti' })
    .getByRole('button', { name: /^Annulla/ })
    .click();
  await expect(card(page)).toHaveCount(0);
});

const request = {
  servizio: 'traduzioni',
  richiesta: 'A contract of twelve pages',
  nome: 'Carla Prova',
  email: 'carla.prova@example.com',
  telefono: '',
  argomento: '',
  lingua: 'en',
};

test('the arrival of a card is announced once, by what Gaia says of it, in the language of the talk', async ({
  page,
}) => {
  const heard = await listen(page);
  await open(page);
  await answerWith(page, { message: 'Here is your request.', request, language: 'en' });
  await say(page, 'I need a quote');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => heard.filter(({ words }) => words.includes('Here is your request.')).length).toBe(1);
  expect(heard.filter(({ words }) => words.includes('What you need'))).toEqual([]);
  await expect(card(page).getByLabel('Service *')).toHaveText(/Translation and interpreting/);
  await expect(card(page).getByRole('button', { name: 'Send the request' })).toBeVisible();
  await expect(
    log(page)
      .locator('[lang=en]')
      .filter({ hasText: /^Your request/ }),
  ).toHaveCount(1);
});

for (const [where, width, height, visible] of [
  ['on a phone', 360, 640, 640],
  ["above a phone's keyboard", 360, 640, 330],
  ['beside the page', 1280, 800, 800],
  ['at 200 % zoom', 640, 400, 400],
] as const)
  test(`${where} a card is seen from its beginning, and its button after all that it sends, without violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const message =
      'Ecco la richiesta per lo staff, non ancora inviata: controlla, correggi e premi «Invia la richiesta».';
    await answerWith(page, { message, request: { ...request, richiesta: `${WISH}, ${WISH}.`, lingua: 'it' } });
    await say(page, WISH);
    await expect(field(page, 'Servizio *')).toBeInViewport({ ratio: 1 });
    await expect(button(page)).not.toBeInViewport();
    await field(page, 'Email').focus();
    await page.evaluate(async (tall) => {
      Object.defineProperty(visualViewport, 'height', { value: tall, configurable: true });
      visualViewport!.dispatchEvent(new Event('resize'));
      // The panel has its new height.
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }, visible);
    await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
    const composer = (await input(page).boundingBox())!;
    expect(composer.y + composer.height).toBeLessThanOrEqual(visible);
    for (const control of await card(page).locator('select, textarea, input:not([type=hidden], [tabindex])').all()) {
      // All of it is shown, and nothing of it lies beneath the button or what is fixed to the panel.
      expect(await control.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
      await control.focus();
      const [at, below] = [(await control.boundingBox())!, (await button(page).boundingBox())!];
      expect(at.y + at.height).toBeLessThanOrEqual(below.y);
      expect(at.y + Math.min(at.height, 44)).toBeLessThanOrEqual(composer.y);
    }
    await hasNoViolation(page, where);
  });

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`with letters twice as large, at ${width} px, nothing of a card or its panel is out of reach`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await setReadersStyle(page, LARGE_LETTERS);
    await answerWith(page, { message: 'Ecco la richiesta.', request: { ...request, lingua: 'it' } });
    await say(page, WISH);
    await expect(card(page)).toBeVisible();
    for (const control of await panel(page)
      .locator('button, select, textarea, input:not([type=hidden], [tabindex])')
      .all()) {
      await control.focus();
      const [inner, outer] = [(await control.boundingBox())!, (await panel(page).boundingBox())!];
      expect(inner.x).toBeGreaterThanOrEqual(outer.x);
      expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      expect(inner.y).toBeGreaterThanOrEqual(outer.y);
      expect(inner.y + Math.min(inner.height, 44)).toBeLessThanOrEqual(outer.y + outer.height);
    }
  });
