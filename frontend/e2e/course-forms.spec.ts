// The enquiries of the course pages: one name, and the course the page is about.
import { coursePath, courses } from './specified/courses.ts';
import {
  type EnquiryForm,
  consentOf,
  fill,
  formOf,
  refusesToBeEmpty,
  send,
  survivesFailure,
} from './support/enquiry.ts';
import { expect, someone, test } from './support/product.ts';

// One page for all of them: the course of each form is tested in forms-on-pages.spec.ts.
for (const course of courses.filter(({ level }) => level === 'B1')) {
  const { name, courseType = '' } = course;
  const form: EnquiryForm = {
    path: coursePath(course),
    name: `Richiesta sul ${courseType}`,
    button: 'Invia messaggio',
    entries: { 'Nome e Cognome *': 'Elena Maria Prova', Telefono: '06 1234567', Messaggio: 'Quando parte?' },
    success: ['Messaggio inviato!', 'Ti contatteremo al più presto per fornirti maggiori informazioni sul corso.'],
    failure: ['Errore', 'Si è verificato un errore. Riprova più tardi.'],
  };

  test(`the form of ${name} says what is missing, keeps everything when sending fails, and arrives with its course`, async ({
    page,
    product,
  }) => {
    const email = someone();
    await page.goto(form.path);
    await expect(consentOf(page, form)).not.toBeChecked();
    await refusesToBeEmpty(page, form, { 'Nome e Cognome *': 'Il nome è obbligatorio', 'Email *': 'Email non valida' });
    await fill(page, form, 'elena@');
    await consentOf(page, form).check();
    await send(page, form);
    await expect(formOf(page, form).getByLabel('Email *')).toHaveAccessibleDescription('Email non valida');
    await fill(page, form, email);
    await survivesFailure(page, form, email);

    const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
    const mail = await product.officeMail(reference);
    expect(mail.envelope.to).toEqual(['didattica@settepini.example']);
    expect(mail.replyTo).toEqual([{ name: 'Elena Maria Prova', address: email }]);
    for (const words of [courseType, 'Quando parte?', '06 1234567']) expect(mail.text).toContain(words);
    await expect
      .poll(() =>
        product.rows(
          'SELECT first_name, last_name, email, phone, course, message FROM contact_requests WHERE email = $1',
          [email],
        ),
      )
      .toEqual([
        {
          first_name: 'Elena',
          last_name: 'Maria Prova',
          email,
          phone: '06 1234567',
          course: courseType,
          message: 'Quando parte?',
        },
      ]);
  });
}

test('a domain in letters of its own can be answered; accents before the @ are refused with what to do', async ({
  page,
  product,
}) => {
  await page.goto('/corso-b1');
  const email = page.getByLabel('Email *');
  await page.getByLabel('Nome e Cognome *').fill("Prof.ssa Elena D'Amico");
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Accetto/ })
    .check();
  await email.fill('renée@example.com');
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  await expect(email).toHaveAccessibleDescription(
    'Prima della @ sono ammesse solo lettere latine senza accenti: serve un altro indirizzo email',
  );
  await email.fill('elena@münchen.example');
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
  const mail = await product.officeMail(reference);
  expect(mail.subject).toBe(`Contatto · Corso B1 Preliminary (PET) · Prof.ssa Elena D'Amico · rif. ${reference}`);
  expect(mail.replyTo).toEqual([{ name: "Prof.ssa Elena D'Amico", address: 'elena@xn--mnchen-3ya.example' }]);
});

test('/contatti with a service that does not exist chooses none', async ({ page }) => {
  await page.goto('/contatti?servizio=inesistente');
  const topic = page.getByLabel('Servizio di interesse');
  // Any interaction with a field hydrates the page.
  await topic.focus();
  await expect(page.getByRole('region', { name: /^Cookie/ })).toBeVisible();
  await expect(topic).toHaveValue('');
});
