// The output of a virtual screen reader, stored as texts in `read-aloud/`. Review a changed text as a blind visitor
// would hear it: everything important is read once, in a sensible order. `--update-snapshots` writes them again.
import { chooseCookies, hydrate, cookieNotice, holdBack } from './support/alive.ts';
import { CALL, answered, input, log, opener, panel as gaia } from './support/gaia-panel.ts';
import { expect, someone, test } from './support/product.ts';
import { heardAfter, hears, isKept, readAloud, said } from './support/screen-reader.ts';

/** On a working day, while the office is open. */
const NOW = new Date('2026-03-03T10:00:00+01:00');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  // Determines the questions of the level test.
  await page.addInitScript(() => (Math.random = () => 0.5));
});

test('home, read from its first word to its last, as it is delivered', async ({ page }) => {
  await chooseCookies(page);
  await holdBack(page);
  await page.goto('/');
  isKept('home', await readAloud(page.locator('body')));
});

test('the cookie notice and its panel', async ({ page }) => {
  await page.goto('/gdpr');
  await hydrate(page);
  const notice = await readAloud(cookieNotice(page));
  const panel = page.getByRole('region', { name: 'Preferenze cookie' });
  const opening = await heardAfter(page, [
    [
      'Personalizza',
      async () => {
        await cookieNotice(page).getByRole('button', { name: 'Personalizza' }).press('Enter');
        await expect(panel).toBeFocused();
      },
    ],
  ]);
  const details = await readAloud(panel);
  const closing = await heardAfter(page, [
    ['Barra spaziatrice sull’ultima', () => panel.getByRole('checkbox').last().press('Space')],
    [
      'Salva Preferenze',
      async () => {
        await panel.getByRole('button', { name: 'Salva Preferenze' }).press('Enter');
        await expect(panel).toBeHidden();
      },
    ],
  ]);
  isKept('cookies', notice, opening, details, closing);
});

test('a form with faults, and its receipt', async ({ page }) => {
  await chooseCookies(page);
  // The receipt keeps its first state, because the time of delivery differs between runs.
  await page.route('**/api/ricevute/*', () => undefined);
  await page.goto('/corso-a2#contatti');
  const form = page.getByRole('form', { name: /^Richiesta sul/ });
  const submit = form.getByRole('button', { name: 'Invia messaggio' });
  await form.getByLabel('Nome e Cognome *').focus();
  await expect(submit).toBeEnabled();
  isKept('form', await readAloud(form));

  const faults = await heardAfter(page, [
    [
      'Invia messaggio, senza aver scritto nulla',
      async () => {
        await submit.press('Enter');
        await expect(form.getByRole('group', { name: 'Controlla questi campi' })).toBeVisible();
      },
    ],
    ['Nome e Cognome: Ada Prova', () => form.getByLabel('Nome e Cognome *').fill('Ada Prova')],
    ['Tab', () => page.keyboard.press('Tab')],
    ['Email: ada', () => form.getByLabel('Email *').fill('ada')],
    ['Invia messaggio', () => submit.press('Enter')],
  ]);
  isKept('form-with-faults', faults);

  await form.getByLabel('Email *').fill(someone());
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  const receipt = page.getByRole('group', { name: 'Abbiamo ricevuto il tuo messaggio' });
  const sending = await heardAfter(page, [
    [
      'Invia messaggio',
      async () => {
        await submit.press('Enter');
        await expect(receipt).toBeFocused();
        await hears(page, 'Ti contatteremo al più presto');
      },
    ],
  ]);
  isKept('receipt', sending);
});

test('a conversation with Gaia', async ({ page }) => {
  await chooseCookies(page);
  await page.goto('/');
  await opener(page).focus();
  await page.route(CALL, (route) =>
    route.fulfill({
      json: {
        message: 'Il corso B1 costa 680,00 euro.',
        quoteRequest: false,
        sources: [{ title: 'Corso B1', href: '/corso-b1' }],
      },
    }),
  );
  const talk = await heardAfter(page, [
    [
      'Chiedi a Gaia',
      async () => {
        await opener(page).press('Enter');
        await expect(gaia(page)).toBeVisible();
      },
    ],
    [
      'Quanto costa il B1?',
      async () => {
        await input(page).fill('Quanto costa il B1?');
        await input(page).press('Enter');
        await expect(log(page)).toContainText('680,00 euro');
        await answered(page);
        await hears(page, 'Gaia: Il corso B1');
      },
    ],
  ]);
  isKept('gaia', talk, await readAloud(gaia(page)));
});

test('the level test', async ({ page }) => {
  await chooseCookies(page);
  await page.goto('/corsi-inglese#test-di-livello');
  const region = page.locator('#test-di-livello');
  const begin = region.getByRole('button', { name: 'Comincia il test' });
  const next = region.getByRole('button', { name: 'Avanti' });
  const answer = (number: number) => async () => {
    await page.keyboard.press('5');
    await page.keyboard.press('Enter');
    await expect(
      region.getByText(`Domanda ${number} di`).or(region.getByRole('heading', { name: /^Il tuo livello/ })),
    ).toBeVisible();
  };
  await begin.focus();
  await expect(begin).toBeEnabled();
  const invitation = await readAloud(region);
  const first = await heardAfter(page, [
    [
      'Comincia il test',
      async () => {
        await begin.press('Enter');
        await expect(next).toBeVisible();
      },
    ],
    ['Tab', () => page.keyboard.press('Tab')],
    ['Freccia giù', () => page.keyboard.press('ArrowDown')],
    ['5, poi Invio', answer(2)],
  ]);
  for (let number = 3; await next.isVisible(); number++) await answer(number)();
  const last = (await said(page)).at(-1)!;
  isKept('level-test', invitation, first, `> l’ultima risposta\n${last}`, await readAloud(region.getByRole('region')));
});
