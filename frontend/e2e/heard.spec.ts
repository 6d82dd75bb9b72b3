// Announcements of screen readers for forms, notifications and Gaia: each once, and no important one interrupted.
import { chooseCookies, hydrate } from './support/alive.ts';
import { consentOf, fill, formOf, send } from './support/enquiry.ts';
import { CALL, answerWith, answered, log, open, panel, reply, say } from './support/gaia-panel.ts';
import { type Heard, listen } from './support/heard.ts';
import { expect, someone, test } from './support/product.ts';

const courseForm = {
  path: '/corso-a2',
  name: 'Richiesta sul Corso A2 Key (KET)',
  button: 'Invia messaggio',
  entries: { 'Nome e Cognome *': 'Ada Prova' },
  success: ['', ''],
  failure: ['', ''],
} as const;

const among = (heard: readonly Heard[], words: string | RegExp) =>
  heard.filter((said) => (typeof words === 'string' ? said.words.includes(words) : words.test(said.words)));

test('after sending, the receipt gets the focus and is announced with its reference, not interrupted by a notification', async ({
  page,
}) => {
  const heard = await listen(page);
  await chooseCookies(page);
  await page.goto(courseForm.path);
  await fill(page, courseForm, someone());
  await consentOf(page, courseForm).check();
  await send(page, courseForm);
  await expect(page.getByRole('group', { name: 'Abbiamo ricevuto il tuo messaggio' })).toBeFocused();
  await expect.poll(() => among(heard, 'Messaggio inviato!').length).toBeGreaterThan(0);
  expect(among(heard, /Riferimento CON-/).map(({ how }) => how)).toEqual(['focus']);
  expect(heard.filter(({ how }) => how === 'assertive')).toEqual([]);
});

test('after the alert of a form that has one, the receipt gets the focus', async ({ page, alerts }) => {
  await chooseCookies(page);
  await page.goto('/reclami');
  const sheet = page.getByRole('form', { name: 'Modulo di reclamo' });
  for (const [label, words] of Object.entries({ 'Nome *': 'Ada', 'Cognome *': 'Prova', 'Descrizione *': 'Saltata.' }))
    await sheet.getByLabel(label, { exact: true }).fill(words);
  await sheet.getByLabel('Email *').fill(someone());
  await sheet.getByLabel('Tipo di reclamo *').selectOption({ index: 1 });
  for (const consent of await sheet.getByRole('checkbox').all()) await consent.check();
  await sheet.getByRole('button', { name: 'Invia reclamo' }).click();
  await expect(
    page
      .getByRole('group')
      .filter({ has: page.getByText(/^Riferimento /) })
      .last(),
  ).toBeFocused();
  expect(alerts).toHaveLength(1);
});

test('an invalid field is announced with its error once', async ({ page }) => {
  const heard = await listen(page);
  await page.goto(courseForm.path);
  await hydrate(page);
  const form = formOf(page, courseForm);
  await send(page, courseForm);
  await expect(form.getByLabel('Nome e Cognome *')).toBeFocused();
  await expect(form.getByRole('group', { name: 'Controlla questi campi' }).getByRole('link')).toHaveCount(3);
  const message = await form
    .getByRole('group', { name: 'Controlla questi campi' })
    .getByRole('link')
    .first()
    .textContent();
  expect(among(heard, message!)).toEqual([{ how: 'focus', words: `Nome e Cognome * ${message}` }]);
  expect(heard.filter(({ how }) => how !== 'focus')).toEqual([]);
});

test('a reply of Gaia is announced once, completely and without interruption', async ({ page }) => {
  const heard = await listen(page);
  await open(page);
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const whole = { message: 'Siamo a Roma. In Prati.', quoteRequest: false };
  const sentences = ['Siamo a Roma.', ' In Prati.'].map((text) => event('sentence', { text }));
  const body = `${sentences.join('')}${event('reply', whole)}`;
  await page.route(CALL, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  for (const question of ['Dove siete?', 'E adesso?']) {
    await say(page, question);
    await answered(page);
    await expect(reply(page)).toContainText('Siamo a Roma. In Prati.');
  }
  await expect.poll(() => among(heard, 'Siamo a Roma.').length).toBe(2);
  for (const { how, words } of among(heard, 'Siamo a Roma.')) {
    expect(how).toBe('polite');
    expect(words).toMatch(/^Gaia: Siamo a Roma\. In Prati\./);
  }
  const firstReply = heard.findIndex(({ words }) => words.includes('Siamo a Roma.'));
  // The notices were announced when the panel opened; the focus returns to the input alone.
  expect(among(heard.slice(firstReply), 'meno di 14 anni')).toEqual([]);
  const others = heard.slice(firstReply).filter(({ how }) => how !== 'polite');
  expect(others.filter(({ words }) => words !== 'Scrivi a Gaia')).toEqual([]);
});

test('texts in another language have a lang attribute, and so have the texts around them', async ({ page }) => {
  await open(page);
  const sources = [{ title: 'Corso B1', href: '/corso-b1' }];
  await answerWith(page, { message: 'The B1 course costs 680,00 euro.', language: 'en', sources });
  await say(page, 'How much is the B1 course?');
  await expect(log(page).locator('[lang=en]')).toHaveText([
    'How much is the B1 course?',
    'The B1 course costs 680,00 euro.',
    'Source:',
  ]);
  await expect(
    panel(page).locator('[lang=en]', { hasText: 'Was this what you were looking for?' }).first(),
  ).toBeVisible();
  // For a language without translations the panel is in Italian.
  await answerWith(page, { message: 'Курс стоит 680,00 евро.', language: 'ru' });
  await say(page, 'Сколько стоит курс?');
  await expect(log(page).locator('[lang=ru]')).toHaveText(['Сколько стоит курс?', 'Курс стоит 680,00 евро.']);
  await expect(panel(page).getByRole('button', { name: 'Copia' })).toBeVisible();
});

test('English texts of the site have a lang attribute', async ({ page }) => {
  const marked = async (path: string) => {
    await page.goto(path);
    return page.locator('main [lang=en]').allTextContents();
  };
  expect(await marked('/questa-pagina-non-esiste')).toEqual([
    '404 Page Not Found',
    'Did you forget to add the page to the router?',
  ]);
  expect(await marked('/corso-b2')).toEqual(['Reading & Use of English', 'Writing', 'Listening', 'Speaking']);
  expect(await marked('/certificazione-languagecert')).toEqual(
    expect.arrayContaining(['UKVI approved, Ofqual regulated', 'Speaking']),
  );
});

test('aria-current is set on links to the current page only', async ({ page }) => {
  const current = async (path: string) => {
    await page.goto(path);
    return page
      .locator('[aria-current]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
  };
  expect(await current('/')).toEqual(['/']);
  expect(await current('/#contatti')).toEqual(['/']);
  expect(await current('/certificazioni#date-esami')).toEqual(['/certificazioni']);
});
