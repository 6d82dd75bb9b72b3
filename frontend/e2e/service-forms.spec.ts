// One of the four service forms, from entry to mail. (The texts of all of them: src/features/alerts.spec.tsx.)
import { expect, someone, test } from './support/product.ts';

const FAILURE = 'Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.';

const { path, name, own, choices, button, success, office, kind } = {
  path: '/interpretariato-traduzioni',
  name: 'Richiesta di preventivo',
  own: { 'Lingue *': 'dall’italiano al francese', Durata: '2 giorni', Luogo: 'Roma', Descrizione: 'Un convegno.' },
  choices: { 'Tipo di servizio *': 'Interpretariato simultaneo' },
  button: 'Richiedi il preventivo',
  success: 'Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.',
  office: 'traduzioni@settepini.example',
  kind: 'translation',
} as const;

test(`${name}: checked by the browser, kept when sending fails, then mailed to its office with every entry`, async ({
  page,
  product,
  alerts,
}) => {
  const email = someone();
  await page.goto(path);
  const form = page.getByRole('form', { name });
  const send = form.getByRole('button', { name: button });

  await test.step('the browser checks required fields before anything is sent', async () => {
    await send.click();
    await expect(form.getByLabel('Nome *', { exact: true })).toBeFocused();
    expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(false);
    expect(alerts).toEqual([]);
  });

  const texts = { 'Nome *': 'Dora', 'Cognome *': 'Prova', 'Email *': email, 'Telefono *': '06 1234567', ...own };
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
  for (const [label, choice] of Object.entries(choices))
    await form.getByLabel(label, { exact: true }).selectOption(choice);

  await test.step('a failed request is reported by an alert, and the entries are kept', async () => {
    await page.route('**/api/**', (route) => route.abort());
    await send.click();
    await expect.poll(() => alerts).toEqual([FAILURE]);
    for (const [label, text] of Object.entries(texts))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
    await page.unroute('**/api/**');
  });

  await test.step('one click sends it, and it is mailed to its office with every entry', async () => {
    await page.getByRole('button', { name: 'Riprova' }).click();
    const receipt = page.getByText(/^Riferimento /);
    await expect(receipt).toBeVisible();
    expect(alerts).toEqual([FAILURE, success]);

    const mail = await product.mail({
      to: office,
      subject: (await receipt.textContent())!.replace('Riferimento ', ''),
    });
    for (const answer of [...Object.values(own), ...Object.values(choices)]) expect(mail.text).toContain(answer);
    await expect
      .poll(() => product.rows("SELECT kind FROM leads WHERE payload->>'email' = $1", [email]))
      .toEqual([{ kind }]);
  });
});
