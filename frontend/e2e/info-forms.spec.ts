// The information form of the pages other than home: European projects and English courses.
import { type EnquiryForm, consentOf, fill, formOf, refusesToBeEmpty, survivesFailure } from './support/enquiry.ts';
import { expect, someone, test } from './support/product.ts';

const form = (path: string): EnquiryForm => ({
  path,
  name: 'Richiesta di informazioni',
  button: 'Invia richiesta',
  entries: { 'Nome *': 'Fabio', 'Cognome *': 'Prova', Telefono: '06 1234567', Messaggio: 'Vorrei sapere di più.' },
  success: ['Richiesta inviata!', 'Ti contatteremo presto per fornirti tutte le informazioni richieste.'],
  failure: ["Errore nell'invio", 'Si è verificato un errore. Riprova più tardi.'],
});

for (const [path, course, office] of [
  ['/progetti-europei', 'inglese', 'didattica'],
  ['/corsi-inglese', 'business', 'aziende'],
] as const) {
  test(`the form of ${path} says what is missing, keeps everything when sending fails, and arrives`, async ({
    page,
    product,
  }) => {
    const email = someone();
    const info = form(path);
    await page.goto(path);
    await refusesToBeEmpty(page, info, {
      'Nome *': 'Il nome è obbligatorio',
      'Cognome *': 'Il cognome è obbligatorio',
      'Email *': 'Email non valida',
    });
    await fill(page, info, email);
    await formOf(page, info).getByLabel('Corso di interesse').selectOption(course);
    await consentOf(page, info).check();
    await survivesFailure(page, info, email);

    const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
    const mail = await product.officeMail(reference);
    expect(mail.envelope.to).toEqual([`${office}@settepini.example`]);
    expect(mail.text).toContain('Vorrei sapere di più.');
    await expect
      .poll(() =>
        product.rows('SELECT first_name, last_name, course, message FROM contact_requests WHERE email = $1', [email]),
      )
      .toEqual([{ first_name: 'Fabio', last_name: 'Prova', course, message: 'Vorrei sapere di più.' }]);
  });
}
