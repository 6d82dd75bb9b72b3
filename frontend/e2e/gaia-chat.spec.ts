// What visitors get from a conversation: answers, quotes, forms.
import { CHAT_ENDPOINT, type ChatReply } from '@school/contracts';
import { openingChips } from '../src/content/gaia.ts';
import { specified } from './specified/routes.ts';
import { calls, keyOf, notification, open, panel, reply, say, sent, sources } from './support/gaia-panel.ts';
import { expect, someone, test } from './support/product.ts';

test('an answer has a link to its source, and the source opens beside the panel', async ({ page }) => {
  const requests = calls(page);
  await open(page);
  await say(page, 'Quanto costa il corso B1?');
  await expect(reply(page)).toContainText('680');
  expect(sent(requests[0])).toEqual({ messages: [{ role: 'user', content: 'Quanto costa il corso B1?' }] });
  await sources(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/corso-b1');
  await expect(reply(page)).toContainText('680');
});

test('every question that the panel suggests is answered', async ({ request }) => {
  const chips = [...new Set(specified.flatMap(({ path }) => openingChips(path)))];
  for (const content of chips.filter((chip) => !/preventivo|persona/.test(chip))) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.post(CHAT_ENDPOINT, { headers, data: { messages: [{ role: 'user', content }] } });
    const { message, sources } = (await answer.json()) as ChatReply;
    // An answer has sources; that something is not known, or a question back, has none.
    expect(sources ?? [], `${content} ${message}`).not.toEqual([]);
  }
});

test('a quote request is stored and mailed once, after the visitor has confirmed the summary', async ({
  page,
  product,
}) => {
  const email = someone();
  const requests = calls(page);
  await open(page, '/interpretariato-traduzioni');
  await panel(page).getByRole('button', { name: 'Vorrei un preventivo per una traduzione' }).click();
  await expect(reply(page)).toContainText('come ti chiami');
  await say(page, `Carla Prova, ${email}`);
  await expect(reply(page)).toContainText('Confermi?');
  for (const name of ['Sì, invia', 'Cambia qualcosa', 'Annulla'])
    await expect(panel(page).getByRole('button', { name, exact: true })).toBeVisible();
  expect(await product.rows("SELECT 1 FROM leads WHERE payload->>'email' = $1", [email])).toEqual([]);
  await panel(page).getByRole('button', { name: 'Sì, invia' }).click();
  await expect(reply(page)).toContainText(/PRE-[A-Z0-9]+/);
  await expect(notification(page, 'Preventivo richiesto!')).toContainText(
    'I tuoi dati sono stati inviati al nostro staff. Ti contatteremo presto!',
  );

  const reference = /PRE-[A-Z0-9]+/.exec((await reply(page).textContent())!)![0];
  const mail = await product.officeMail(reference);
  expect(mail.envelope.to).toEqual(['traduzioni@settepini.example']);
  expect(mail.replyTo.map(({ address }) => address)).toEqual([email]);
  await expect
    .poll(() => product.rows("SELECT kind FROM leads WHERE payload->>'email' = $1", [email]))
    .toEqual([{ kind: 'quote' }]);
  // Each request has the whole conversation without the greeting, and the same idempotency key.
  expect(sent(requests.at(-1)).messages.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
  ]);
  expect(new Set(requests.map(keyOf)).size).toBe(1);
});

test('a visitor who prefers the form gets it prefilled, and can send it', async ({ page, product, alerts }) => {
  const email = someone();
  await open(page);
  await say(page, `Vorrei un preventivo per una traduzione dal tedesco, sono Carla Prova, ${email}`);
  await expect(reply(page)).toContainText('Confermi?');
  await say(page, 'Preferisco il modulo');
  await reply(page).getByRole('button', { name: 'Apri il modulo già compilato' }).click();
  const form = page.getByRole('form', { name: 'Richiesta di preventivo' });
  await expect(form.getByLabel('Email *')).toHaveValue(email);
  await expect(form.getByLabel('Telefono *')).toBeFocused();
  await page.keyboard.type('06 5550100');
  await form.getByLabel('Tipo di servizio *').selectOption('traduzione-tecnica');
  await form.getByLabel('Lingue *').fill('tedesco');
  await form.getByRole('button', { name: 'Richiedi il preventivo' }).click();
  await expect(page.getByText('Abbiamo ricevuto la tua richiesta')).toBeVisible();
  expect(alerts).toEqual(['Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.']);
  await expect
    .poll(() => product.rows("SELECT kind, payload->>'nome' AS nome FROM leads WHERE payload->>'email' = $1", [email]))
    .toEqual([{ kind: 'translation', nome: 'Carla' }]);
});
