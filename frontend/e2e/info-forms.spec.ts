// The information form of the pages other than home, on one of them.
import { type EnquiryForm, consentOf, fill, formOf, refusesToBeEmpty, survivesFailure } from './support/enquiry.ts';
import { expect, someone, test } from './support/product.ts';

const info: EnquiryForm = {
  path: '/corsi-inglese',
  name: 'Richiesta di informazioni',
  button: 'Invia richiesta',
  entries: { 'Nome *': 'Fabio', 'Cognome *': 'Prova', Telefono: '06 1234567', Messaggio: 'Vorrei sapere di più.' },
  success: ['Richiesta inviata!', 'Ti contatteremo presto per fornirti tutte le informazioni richieste.'],
  failure: ["Errore nell'invio", 'Si è verificato un errore. Riprova più tardi.'],
};

test('an information form says what is missing, keeps everything when sending fails, and arrives', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto(info.path);
  await refusesToBeEmpty(page, info, {
    'Nome *': 'Il nome è obbligatorio',
    'Cognome *': 'Il cognome è obbligatorio',
    'Email *': 'Email non valida',
  });
  await fill(page, info, email);
  await formOf(page, info).getByLabel('Corso di interesse').selectOption('business');
  await consentOf(page, info).check();
  await survivesFailure(page, info, email);

  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
  const mail = await product.officeMail(reference);
  expect(mail.envelope.to).toEqual(['aziende@settepini.example']);
  expect(mail.text).toContain('Vorrei sapere di più.');
  await expect
    .poll(() =>
      product.rows('SELECT first_name, last_name, course, message FROM contact_requests WHERE email = $1', [email]),
    )
    .toEqual([{ first_name: 'Fabio', last_name: 'Prova', course: 'business', message: 'Vorrei sapere di più.' }]);
});
