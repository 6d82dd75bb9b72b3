import { type Page } from 'playwright/test';
import { expect, someone, test } from './support/product.ts';

async function fill(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Richiesta di informazioni' });
  await form.getByLabel('Nome *', { exact: true }).fill('Anna');
  await form.getByLabel('Cognome *').fill('Prova');
  await form.getByLabel('Email *').fill(email);
  await form.getByLabel('Telefono').fill('+39 333 000 0000');
  await form.getByLabel('Messaggio').fill('Vorrei un corso serale.\nGrazie');
}
const consent = (page: Page) =>
  page.getByLabel('Accetto la Privacy Policy e autorizzo il trattamento dei miei dati personali secondo il GDPR*');
const send = (page: Page) => page.getByRole('button', { name: 'Invia richiesta' });

test('a request from the home page is stored and mailed', async ({ page, product }) => {
  const email = someone();
  await page.goto('/');
  await fill(page, email);
  await consent(page).check();
  await send(page).click();

  await expect(page.getByText('Richiesta inviata!', { exact: true })).toBeVisible();
  await expect(page.getByText('Ti contatteremo al più presto.', { exact: true })).toBeVisible();
  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');

  const mail = await product.officeMail(reference);
  expect(mail.envelope.to).toEqual(['didattica@settepini.example']);
  expect(mail.replyTo).toEqual([{ name: 'Anna Prova', address: email }]);
  expect(mail.text).toContain('Vorrei un corso serale.');
  await expect
    .poll(() =>
      product.rows(
        'SELECT first_name, last_name, email, phone, course, message FROM contact_requests WHERE email = $1',
        [email],
      ),
    )
    .toEqual([
      {
        first_name: 'Anna',
        last_name: 'Prova',
        email,
        phone: '+39 333 000 0000',
        course: null,
        message: 'Vorrei un corso serale.\nGrazie',
      },
    ]);
});

test('without the consent nothing is sent; a notification gives the reason, and the box keeps it', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto('/');
  await fill(page, email);
  await send(page).click();
  await expect(
    page.getByText('È necessario accettare la Privacy Policy per continuare.', { exact: true }),
  ).toBeVisible();
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(consent(page)).toHaveAccessibleDescription('È necessario accettare la Privacy Policy per continuare');
  await expect(page.getByLabel('Email *')).toHaveValue(email);
  expect(await product.rows('SELECT 1 FROM leads WHERE payload->>$1 = $2', ['email', email])).toEqual([]);
});

test('entries are kept while the gateway does not answer, and one click sends them afterwards', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto('/');
  await fill(page, email);
  await consent(page).check();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
  await send(page).click();
  await expect(page.getByText('Errore', { exact: true })).toBeVisible();
  await expect(page.getByText('Si è verificato un errore. Riprova più tardi.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email *')).toHaveValue(email);
  await expect(consent(page)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Invia con la tua e-mail' })).toHaveAttribute(
    'href',
    /^mailto:.*Vorrei%20un%20corso/,
  );
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Richiesta inviata!', { exact: true })).toBeVisible();
  await expect.poll(() => product.rows('SELECT 1 FROM contact_requests WHERE email = $1', [email])).toHaveLength(1);
});
