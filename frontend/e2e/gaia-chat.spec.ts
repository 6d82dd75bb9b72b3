import axe from 'axe-core';
import { type Page, type Request } from 'playwright/test';
import { expect, someone, test } from './support/product.ts';

const CALL = '**/api/gaia-chat';
const opener = (page: Page) => page.getByRole('button', { name: /^Chiedi a Gaia/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Gaia, assistente virtuale (IA)' });
const log = (page: Page) => panel(page).getByRole('log');
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Scrivi a Gaia' });
const notification = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function open(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, preferences: false, timestamp: '2026-01-01T00:00:00.000Z' };
    localStorage.setItem('cookie-consent', JSON.stringify(choice));
  });
  await page.goto(path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await input(page).fill(words);
  await input(page).press('Enter');
  await expect(log(page)).toContainText(words);
}
/** The answer to the last message. */
const reply = (page: Page) => log(page).locator('[data-role]').last().and(page.locator('[data-role=assistant]'));

/** What the site sends, in order. */
function calls(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/gaia-chat') && requests.push(request));
  return requests;
}
const sent = (request: Request | undefined) => request?.postDataJSON() as { messages: { role: string; content: string }[] };
const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

test('who she is, what not to write and how to reach a person is told before the first message', async ({ page }) => {
  await open(page);
  await expect(log(page)).toContainText('Sto ancora imparando');
  await expect(panel(page).getByText('Assistente virtuale (IA)', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('Hai meno di 14 anni? Usa Gaia con un genitore. Non inserire dati sensibili.');
  await expect(panel(page).getByRole('link', { name: /^Chiama/ })).toHaveAttribute('href', /^tel:\+39/);
  await expect(panel(page).getByText(/^oggi siamo (aperti dalle \d{1,2}:\d\d alle \d{1,2}:\d\d|chiusi)$/)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Scrivi allo staff' })).toHaveAttribute('href', '/contatti');
  await expect(log(page).locator('time')).toHaveText(/^\d\d:\d\d$/);
});

test('a question is answered with the page the answer stands on, and the page opens beside the panel', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Quanto costa il corso B1?');
  await expect(reply(page)).toContainText('680');
  expect(sent(requests[0])).toEqual({ messages: [{ role: 'user', content: 'Quanto costa il corso B1?' }] });
  await reply(page).getByText(/^Font[ei]:/).getByRole('link').first().click();
  await expect(page).toHaveURL('/corso-b1');
  await expect(reply(page)).toContainText('680');
});

test('each page suggests its own first questions, and a tap asks one', async ({ page }) => {
  await open(page, '/corso-c1');
  await panel(page).getByRole('button', { name: 'Quanto costa il corso C1?' }).click();
  await expect(reply(page)).toContainText('680');
});

test('a request for a quote is told, mailed and kept once, after a yes to the summary', async ({ page, product }) => {
  const email = someone();
  const requests = calls(page);
  await open(page, '/interpretariato-traduzioni');
  await panel(page).getByRole('button', { name: 'Vorrei un preventivo per una traduzione' }).click();
  await expect(reply(page)).toContainText('come ti chiami');
  await say(page, `Carla Prova, ${email}`);
  await expect(reply(page)).toContainText('Confermi?');
  expect(await product.rows("SELECT 1 FROM leads WHERE payload->>'email' = $1", [email])).toEqual([]);
  await panel(page).getByRole('button', { name: 'Sì, confermo' }).click();
  await expect(reply(page)).toContainText(/PRE-[A-Z0-9]+/);
  await expect(notification(page, 'Preventivo richiesto!')).toContainText('I tuoi dati sono stati inviati al nostro staff. Ti contatteremo presto!');

  const reference = /PRE-[A-Z0-9]+/.exec((await reply(page).textContent())!)![0];
  const mail = await product.mail({ subject: reference });
  expect(mail.envelope.to).toEqual(['traduzioni@scuola.invalid']);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([email]);
  await expect.poll(() => product.rows("SELECT kind FROM leads WHERE payload->>'email' = $1", [email])).toEqual([{ kind: 'quote' }]);
  // The whole conversation each time, without the greeting, under one name.
  expect(sent(requests.at(-1)).messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
  expect(new Set(requests.map(keyOf)).size).toBe(1);
});

test('when the call fails the visitor is told, the message stays, and one press tries it again', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await page.route(CALL, (route) => route.abort());
  await say(page, 'Dove siete?');
  await expect(notification(page, 'Errore')).toContainText('Problemi di connessione con Gaia. Riprova tra poco.');
  await expect(log(page).locator('[data-role]').last()).toContainText('Dove siete?');
  await expect(input(page)).toBeFocused();
  await page.unroute(CALL);
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(log(page).getByText('Dove siete?')).toHaveCount(1);
  await expect(panel(page).getByRole('button', { name: 'Riprova' })).toBeHidden();
  expect(sent(requests[1])).toEqual(sent(requests[0]));
  expect(keyOf(requests[1])).toBe(keyOf(requests[0]));
});

test('what the gateway says of a refusal is shown beside the message', async ({ page }) => {
  await open(page);
  const problem = { type: 'about:blank', title: 'Troppe richieste', status: 429, detail: 'Hai scritto molti messaggi: riprova tra un minuto.' };
  await page.route(CALL, (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) }));
  await say(page, 'Dove siete?');
  await expect(panel(page).getByText(problem.detail)).toBeVisible();
});

test('while she writes nothing more can be sent, and the conversation is announced once it is whole', async ({ page }) => {
  await open(page);
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await asked;
    await route.continue();
  });
  await say(page, 'Dove siete?');
  await expect(input(page)).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'Invia' })).toBeDisabled();
  await expect(panel(page).getByRole('status')).toContainText('Gaia sta scrivendo');
  await expect(log(page)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(panel(page).getByRole('status')).toBeEmpty();
  await expect(input(page)).toBeFocused();
});

test('a reload keeps the conversation; a new one forgets it', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await page.reload();
  await opener(page).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await say(page, 'Grazie');
  await expect(reply(page)).toContainText('niente');
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

test('a reload before the reply keeps the question, to be asked again', async ({ page }) => {
  await open(page);
  await page.route(CALL, () => undefined);
  await say(page, 'Dove siete?');
  await page.reload();
  await page.unroute(CALL);
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
});

test('the keyboard alone opens, writes, sends and closes, and finds its place again', async ({ page }) => {
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
  // An input method in the middle of a word takes Enter for itself.
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await input(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  expect(requests).toHaveLength(0);
  await page.keyboard.press('Enter');
  await expect(reply(page)).toContainText('Roma');
  expect(sent(requests[0]).messages).toEqual([{ role: 'user', content: 'Dove\nsiete?' }]);

  // The page stays in reach: the panel is no trap.
  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).press('Enter');
  await expect(opener(page)).toBeFocused();
});

test('the limit of characters shows when it is near, and cannot be passed', async ({ page }) => {
  await open(page);
  await input(page).fill('a'.repeat(1500));
  await expect(panel(page).getByText(/Caratteri ancora disponibili/)).toBeHidden();
  await input(page).fill('a'.repeat(1990));
  await expect(panel(page).getByText('Caratteri ancora disponibili: 10.')).toBeVisible();
  await input(page).press('End');
  await page.keyboard.type('bbbbbbbbbbbb');
  expect(await input(page).inputValue()).toHaveLength(2000);
});

test('after forty messages she asks for a new conversation', async ({ page }) => {
  await page.addInitScript(() => {
    const turns = Array.from({ length: 40 }, (_, index) => ({ role: index % 2 ? 'assistant' : 'user', content: `Messaggio ${index}`, at: 0 }));
    sessionStorage.setItem('gaia', JSON.stringify({ key: crypto.randomUUID(), startedAt: 0, turns, chips: ['Ancora'] }));
  });
  await open(page);
  await expect(panel(page).getByText(/arrivata al limite/)).toBeVisible();
  await expect(input(page)).toBeDisabled();
  await expect(panel(page).getByRole('button', { name: 'Ancora' })).toBeHidden();
  await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
  await expect(input(page)).toBeEnabled();
});

test('whatever a reply holds, the page takes it as text, and links only to itself', async ({ page }) => {
  await open(page);
  const message = '**Attento** <img src=x onerror="document.title=1"> [fuori](https://example.com) [dentro](/corso-b1) [script](javascript:alert(1))';
  const sources = [{ title: 'Altrove', href: 'https://example.com' }, { title: 'Contatti', href: '/contatti' }];
  await page.route(CALL, (route) => route.fulfill({ json: { message, quoteRequest: false, sources } }));
  await say(page, 'Ciao');
  await expect(reply(page).locator('strong')).toHaveText('Attento');
  await expect(reply(page)).toContainText('<img src=x onerror="document.title=1"> [fuori](https://example.com)');
  expect(await reply(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/corso-b1', '/contatti']);
});

test('a form she offers opens filled with what was said; to accept and to send is left to the visitor', async ({ page }) => {
  await open(page);
  const values = { nome: 'Anna', email: 'anna@example.com', tipoServizio: 'traduzione-tecnica', lingue: 'tedesco', durata: '', gdprAccepted: 'true', altro: 'x' };
  await page.route(CALL, (route) => route.fulfill({ json: { message: 'Ecco il modulo.', quoteRequest: false, form: { href: '/interpretariato-traduzioni#contatti', values } } }));
  await say(page, 'Preferisco il modulo');
  await reply(page).getByRole('button', { name: 'Apri il modulo già compilato' }).click();
  await expect(page).toHaveURL(/\/interpretariato-traduzioni/);
  await expect(panel(page)).toBeHidden();
  const form = page.getByRole('form', { name: 'Richiesta di preventivo' });
  await expect(form.getByLabel('Nome *', { exact: true })).toHaveValue('Anna');
  await expect(form.getByLabel('Email *')).toHaveValue('anna@example.com');
  await expect(form.getByLabel('Tipo di servizio *')).toHaveValue('traduzione-tecnica');
  await expect(form.getByLabel('Cognome *')).toBeFocused();
  await expect(notification(page, 'Il modulo è pronto')).toContainText('Controlla i dati, accetta l’informativa e invia.');

  // The form takes it as typed: the rest is added, and all of it is sent.
  const request = page.waitForRequest('**/api/traduzioni');
  await page.keyboard.type('Prova');
  await form.getByLabel('Telefono *').fill('06 5550100');
  await form.getByRole('button', { name: 'Richiedi il preventivo' }).click();
  expect((await request).postDataJSON()).toMatchObject({ nome: 'Anna', cognome: 'Prova', email: 'anna@example.com', tipoServizio: 'traduzione-tecnica', lingue: 'tedesco' });
});

test('whoever prefers the form gets it filled with what was said, and sends it as any other', async ({ page, product, alerts }) => {
  const email = someone();
  await open(page);
  await say(page, `Vorrei un preventivo per una traduzione dal tedesco, sono Carla Prova, ${email}`);
  await expect(reply(page)).toContainText('Confermi?');
  await panel(page).getByRole('button', { name: 'Preferisco il modulo' }).click();
  await reply(page).getByRole('button', { name: 'Apri il modulo già compilato' }).click();
  const form = page.getByRole('form', { name: 'Richiesta di preventivo' });
  await expect(form.getByLabel('Email *')).toHaveValue(email);
  await expect(form.getByLabel('Telefono *')).toBeFocused();
  await page.keyboard.type('06 5550100');
  await form.getByLabel('Tipo di servizio *').selectOption('traduzione-tecnica');
  await form.getByRole('button', { name: 'Richiedi il preventivo' }).click();
  await expect(page.getByText('Abbiamo ricevuto la tua richiesta')).toBeVisible();
  expect(alerts).toEqual(['Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.']);
  await expect.poll(() => product.rows("SELECT kind, payload->>'nome' AS nome FROM leads WHERE payload->>'email' = $1", [email])).toEqual([{ kind: 'translation', nome: 'Carla' }]);
});

test('a reply that comes sentence by sentence is shown as it comes, and announced once it is whole', async ({ page }) => {
  await open(page);
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const whole = { message: 'Siamo a Roma. In Prati.', quoteRequest: false };
  const body = `: attesa\n\n${event('sentence', { text: 'Siamo a Roma.' })}${event('sentence', { text: ' In Prati.' })}${event('reply', whole)}`;
  await page.route(CALL, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Siamo a Roma. In Prati.');
  await expect(log(page)).toHaveAttribute('aria-busy', 'false');
  await expect(log(page).getByText('Siamo a Roma.')).toHaveCount(1);
});

test('a reply that breaks off is a failure: the visitor is told and can ask again', async ({ page }) => {
  await open(page);
  await page.route(CALL, (route) => route.fulfill({ contentType: 'text/event-stream', body: 'event: sentence\ndata: {"text":"Siamo a"}\n\n' }));
  await say(page, 'Dove siete?');
  await expect(notification(page, 'Errore')).toContainText('Problemi di connessione con Gaia. Riprova tra poco.');
  await expect(log(page)).not.toContainText('Siamo a');
  await page.unroute(CALL);
  await panel(page).getByRole('button', { name: 'Riprova' }).click();
  await expect(reply(page)).toContainText('Via Tibullo 16');
});

test('a refusal within the stream says why', async ({ page }) => {
  await open(page);
  const problem = { type: 'about:blank', title: 'Tempo scaduto', status: 504, detail: 'Gaia non ha risposto in tempo. Riprova.' };
  await page.route(CALL, (route) => route.fulfill({ contentType: 'text/event-stream', body: `event: problem\ndata: ${JSON.stringify(problem)}\n\n` }));
  await say(page, 'Dove siete?');
  await expect(panel(page).getByText(problem.detail)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('she takes the whole screen, and a link to a page shows that page', async ({ page }) => {
    await open(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(panel(page)).toBeFocused();
    // What is behind can't be reached.
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true);
    await say(page, 'Quanto costa il corso B1?');
    await reply(page).getByText(/^Font[ei]:/).getByRole('link').first().click();
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

test('at 400 % zoom there is still room to write, and the ways to a person can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  await expect(input(page)).toBeInViewport({ ratio: 1 });
  const phone = panel(page).getByRole('link', { name: /^Chiama/ });
  await say(page, 'Dove siete?');
  await expect(reply(page)).toContainText('Via Tibullo 16');
  await phone.focus();
  await expect(phone).toBeInViewport({ ratio: 1 });
});

test('what is stored and makes no sense is a new conversation', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('gaia', '{"key":"k","turns":[{}]}'));
  await open(page);
  await expect(log(page)).toContainText('Sto ancora imparando');
});

for (const width of [320, 1280]) {
  test(`the open panel has no accessibility fault at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await open(page);
    await say(page, 'Quanto costa il corso B1?');
    await expect(reply(page)).toContainText('680');
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const result = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    });
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('no page loads the conversation before it is wanted, and nothing pops up', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(panel(page)).toHaveCount(0);
  expect(scripts.filter((url) => /gaia-panel/.test(url))).toEqual([]);
});
