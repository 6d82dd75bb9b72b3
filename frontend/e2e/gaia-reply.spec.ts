// The parts of a reply: cards from the catalog, suggested questions, copy, rating, contact with staff.
import axe from 'axe-core';
import {
  CALL,
  answerWith,
  answered,
  calls,
  card,
  input,
  log,
  notification,
  open,
  panel,
  reply,
  say,
  sent,
} from './support/gaia-panel.ts';
import { expect, test } from './support/product.ts';

const source = { sources: [{ title: 'Corso B1', href: '/corso-b1' }] };
const b1 = { kind: 'course', level: 'B1' };
const c1Alone = { kind: 'lesson', name: 'C1 Advanced' };
const verdicts = (page: Parameters<typeof calls>[0]) => {
  const requests = calls(page);
  return () =>
    requests
      .map((request) => request.postDataJSON() as { messages: object[]; feedback?: object })
      .filter(({ feedback }) => feedback);
};

test('a course in an answer has a card with price, date, link and a button for a quote', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Quanto costa il corso B1?');
  await expect(reply(page)).toContainText('B1 Preliminary');
  await expect(reply(page).getByRole('term')).toHaveText(['Quando', 'Durata', 'Prezzo']);
  await expect(reply(page).getByRole('definition')).toHaveText(['lunedì, 18:00-20:00', '50 ore', '680,00 euro']);
  await reply(page).getByRole('button', { name: 'Chiedi un preventivo' }).click();
  await expect(card(page).getByLabel('Servizio *')).toHaveValue('corsi-lingua');
  expect(sent(requests.at(-1)).messages.at(-1)!.content).toBe('Vorrei un preventivo: B1 Preliminary, in gruppo');
  await log(page)
    .getByRole('link', { name: /^Vedi la pagina/ })
    .click();
  await expect(page).toHaveURL('/corso-b1');
});

test('cards are in the language of the reply, beside each other in a comparison, once, and of the catalog alone', async ({
  page,
}) => {
  await open(page);
  await answerWith(page, { language: 'de', cards: [b1] });
  await say(page, 'Was kostet der B1-Kurs?');
  await expect(reply(page).getByRole('term')).toHaveText(['Wann', 'Dauer', 'Preis']);
  await expect(reply(page).getByRole('definition').first()).toHaveText('Montag, 18:00-20:00');
  await expect(reply(page).getByRole('button', { name: 'Angebot anfragen' })).toBeVisible();

  await answerWith(page, { cards: [{ kind: 'comparison', of: [{ kind: 'course', level: 'C1' }, c1Alone] }] });
  await say(page, 'Meglio il gruppo o individuale?');
  await expect(reply(page).getByRole('columnheader')).toHaveText(['in gruppoC1 Advanced', 'individualeC1 Advanced']);
  await expect(reply(page).getByRole('rowgroup').filter({ hasText: 'Prezzo' }).getByRole('cell')).toHaveText([
    '680,00 euro',
    '60 euro l’ora',
  ]);

  await answerWith(page, {
    cards: [
      { kind: 'course', level: 'A2' },
      { kind: 'course', level: 'Z9' },
      { kind: 'exam', name: 'Altro' },
      { kind: 'trip', to: 'Malta' },
    ],
    chips: [
      { id: 'a2', text: 'Quanto costa il corso A2?' },
      { id: 'quote', text: 'Vorrei un preventivo' },
    ],
  });
  await say(page, 'quanto costa il corso a2');
  await expect(reply(page).getByRole('term').first()).toBeVisible();
  await expect(reply(page).getByRole('button')).toHaveCount(1);
  // The question just asked is not suggested.
  await expect(panel(page).getByRole('list', { name: 'Suggerimenti' }).getByRole('button')).toHaveText([
    'Vorrei un preventivo',
  ]);
  await say(page, 'E quando?');
  await answered(page);
  await expect(reply(page)).toContainText('Ecco.');
  await expect(reply(page).getByRole('term')).toHaveCount(0);
});

test('a reply can be copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await answerWith(page, { message: 'Il **B1** costa 680,00 euro:\n- [la pagina](/corso-b1)' });
  await say(page, 'Quanto costa?');
  await panel(page).getByRole('button', { name: 'Copia' }).click();
  await expect(panel(page).getByText('Copiato')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Il B1 costa 680,00 euro:\n\n- la pagina (${new URL(page.url()).origin}/corso-b1)`,
  );
});

test.describe('a rating', () => {
  test('that is positive is sent once and without the conversation', async ({ page }) => {
    const told = verdicts(page);
    await open(page);
    await say(page, 'Quanto costa il corso B1?');
    await expect(panel(page).getByText('Era quello che cercavi?')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Sì', exact: true }).click();
    await expect(panel(page).getByText('Grazie.')).toBeVisible();
    await expect(input(page)).toBeFocused();
    expect(told()).toEqual([{ messages: [], feedback: { useful: true, share: false } }]);
    await page.reload();
    await expect(panel(page).getByText('Grazie.')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Sì', exact: true })).toHaveCount(0);
  });

  test('that is negative takes the words along where the visitor agrees, and only there', async ({ page }) => {
    const told = verdicts(page);
    await open(page);
    for (const share of [false, true]) {
      await say(page, 'Quanto costa il corso B1?');
      await panel(page).getByRole('button', { name: 'No', exact: true }).click();
      const box = panel(page).getByRole('checkbox', { name: /^Lo staff può leggere/ });
      await expect(box).not.toBeChecked();
      if (share) await box.check();
      await panel(page).getByRole('button', { name: 'Invia' }).first().click();
      await expect(panel(page).getByText('Grazie.')).toBeVisible();
      const verdict = told().at(-1)!;
      expect(verdict.feedback).toEqual({ useful: false, share });
      expect(verdict.messages).toHaveLength(share ? 2 : 0);
      await panel(page).getByRole('button', { name: 'Nuova conversazione' }).click();
    }
  });

  test('that fails can be sent again', async ({ page }) => {
    await open(page);
    await answerWith(page, source);
    await say(page, 'Quanto costa?');
    await answered(page);
    await page.route(CALL, (route) => route.fulfill({ status: 400, json: {} }));
    await panel(page).getByRole('button', { name: 'Sì', exact: true }).click();
    await expect(notification(page, 'Errore')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Sì', exact: true })).toBeVisible();
  });

  test('is offered for answers with facts only', async ({ page }) => {
    await open(page);
    await answerWith(page, { message: 'Come ti chiami?' });
    await say(page, 'Vorrei un preventivo');
    await expect(reply(page)).toContainText('Come ti chiami?');
    await expect(panel(page).getByRole('button', { name: 'Copia' })).toBeVisible();
    await expect(panel(page).getByText('Era quello che cercavi?')).toHaveCount(0);
  });
});

test('the contact form is prefilled with the conversation, and sent only by the visitor', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sentLeads: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && !request.url().endsWith('/api/gaia-chat') && sentLeads.push(request.url()),
  );
  await open(page);
  await answerWith(page, { message: 'Non lo so.' });
  await say(page, 'Avete un parcheggio?');
  await answered(page);
  await say(page, 'E per due bambini?');
  await answered(page);
  await panel(page).getByRole('link', { name: 'Scrivi allo staff' }).click();
  await expect(page).toHaveURL('/contatti');
  await expect(panel(page)).toBeHidden();
  const message = page.getByRole('form', { name: 'Scrivici un messaggio' }).getByLabel('Messaggio');
  await expect(message).toHaveValue('Ho scritto a Gaia:\n– Avete un parcheggio?\n– E per due bambini?');
  await expect(notification(page, 'Il modulo è pronto')).toBeVisible();
  expect(sentLeads).toEqual([]);

  // Text that the visitor changed is kept.
  await message.fill('Chiamatemi di mattina.');
  await panelAgain(page);
  await expect(message).toHaveValue('Chiamatemi di mattina.');
});

async function panelAgain(page: Parameters<typeof panel>[0]): Promise<void> {
  await page.getByRole('button', { name: /^Chiedi a Gaia/ }).click();
  await panel(page).getByRole('link', { name: 'Scrivi allo staff' }).click();
  await expect(panel(page)).toBeHidden();
}

test('cards and the rating have no accessibility violation and fit a narrow screen and a wide one', async ({
  page,
}) => {
  await open(page);
  await answerWith(page, {
    ...source,
    cards: [{ kind: 'comparison', of: [b1, { kind: 'course', level: 'C2' }, c1Alone] }],
  });
  await say(page, 'Confronta');
  await answerWith(page, { ...source, cards: [b1] });
  await say(page, 'E il B1?');
  await answered(page);
  await panel(page).getByRole('button', { name: 'No', exact: true }).click();
  await page.evaluate(axe.source);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const violations = await page.evaluate(async () => {
      const { violations: found } = await (globalThis as unknown as { axe: typeof axe }).axe.run('[role=dialog]');
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    });
    expect(violations, `${width} px`).toEqual([]);
    const standingOut = await panel(page).evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('table, dl, button')]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map(({ outerHTML }) => outerHTML);
    });
    expect(standingOut, `${width} px`).toEqual([]);
    await expect(input(page)).toBeVisible();
  }
});
