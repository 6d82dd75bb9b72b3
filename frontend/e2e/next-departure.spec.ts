// From the home page to a request for the next course. C2 Proficiency has no date in the demonstration.
import { chooseCookies } from './support/alive.ts';
import { expect, someone, test } from './support/product.ts';

test.beforeEach(({ page }) => chooseCookies(page));

test('two taps from home there is a request for the next C2 with all but name and contact filled, and staff see what it is about', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'C2 Proficiency', exact: true }).click();
  await page.getByRole('link', { name: 'Prossima partenza: chiedi la data del corso C2 Proficiency' }).click();
  const form = page.getByRole('form', { name: 'Richiesta sul Corso C2 Proficiency (CPE)' });
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Avvisami quando parte')).toBeChecked();
  await form.getByLabel('Nome e Cognome *').fill('Ada Prova');
  await form.getByLabel('Email *').fill(email);
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  await form.getByRole('button', { name: 'Invia messaggio' }).click();
  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
  const mail = await product.officeMail(reference);
  expect(mail.subject).toBe(
    `Contatto · Avvisami quando parte · Corso C2 Proficiency (CPE) · Ada Prova · rif. ${reference}`,
  );
  expect(mail.text).toContain('Avvisami quando parte: Sì');
  await expect
    .poll(() => product.rows("SELECT payload->'notify' AS notify FROM leads WHERE reference = $1", [reference]))
    .toEqual([{ notify: true }]);
});

test('the pass on the home page says what a course costs, and leads to the course and to its form in one tap', async ({
  page,
}) => {
  await page.goto('/');
  const pass = page.getByRole('article', { name: 'Prossima partenza' });
  await expect(pass).toContainText('680,00 €');
  await expect(pass.getByRole('link', { name: 'B1 Preliminary', exact: true })).toHaveAttribute('href', '/corso-b1');
  await pass.getByRole('link', { name: /^Chiedi un posto/ }).click();
  await expect(page).toHaveURL('/corso-b1#contatto');
});

test('B2 First, whose page has no form, is asked about on the contact page, filled already', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto('/corso-b2');
  await page.getByRole('link', { name: 'Scrivici dal modulo' }).click();
  await expect(page.getByLabel('Servizio di interesse')).toHaveValue('certificazioni');
  await expect(page.getByLabel('Corso o esame')).toHaveValue('Corso B2 First Certificate (FCE)');
  await page.getByLabel('Avvisami quando c’è la prossima data').check();
  await page.getByLabel('Nome *', { exact: true }).fill('Ivo');
  await page.getByLabel('Cognome *').fill('Prova');
  await page.getByLabel('Email *').fill(email);
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Invia messaggio' }).click();
  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
  expect((await product.officeMail(reference)).subject).toContain(
    'Contatto · Avvisami quando parte · Corso B2 First Certificate (FCE) · Certificazioni · Ivo Prova',
  );
});

test('the address fills the contact form without a touch; what the visitor makes of it then stays', async ({
  page,
}) => {
  await page.goto('/contatti?servizio=viaggi-studio&corso=Esame+B2+First&avvisami=si');
  const service = page.getByLabel('Servizio di interesse');
  const box = page.getByLabel('Avvisami quando c’è la prossima data');
  await expect(service).toHaveValue('viaggi-studio');
  await expect(page.getByLabel('Corso o esame')).toHaveValue('Esame B2 First');
  await expect(box).toBeChecked();
  await service.selectOption('altro');
  await box.uncheck();
  await page.getByRole('textbox', { name: 'Messaggio' }).fill('Grazie');
  await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
  await expect(page.getByRole('button', { name: 'Invia messaggio' })).toBeEnabled();
  await expect(service).toHaveValue('altro');
  await expect(box).not.toBeChecked();
});

test('the box is ticked by the button that asks for the date alone, and whoever unticks it asks about the course', async ({
  page,
  product,
}) => {
  const email = someone();
  await page.goto('/corso-c2');
  const form = page.getByRole('form');
  await expect(form.getByLabel('Avvisami quando parte')).not.toBeChecked();
  await page
    .getByRole('main')
    .getByRole('link', { name: /chiedi la data/ })
    .first()
    .click();
  await expect(form.getByLabel('Avvisami quando parte')).toBeChecked();
  await form.getByLabel('Avvisami quando parte').uncheck();
  await form.getByLabel('Nome e Cognome *').fill('Eva Prova');
  await form.getByLabel('Email *').fill(email);
  await form.getByRole('checkbox', { name: /^Accetto/ }).check();
  await form.getByRole('button', { name: 'Invia messaggio' }).click();
  const reference = (await page.getByText(/^Riferimento CON-/).textContent())!.replace('Riferimento ', '');
  expect((await product.officeMail(reference)).subject).toBe(
    `Contatto · Corso C2 Proficiency (CPE) · Eva Prova · rif. ${reference}`,
  );
});

test.describe('the course finder', () => {
  test('stands first on its page, and by keyboard alone prints a pass whose next step is the form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/corsi-inglese');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Quale corso fa per te?',
    );
    const finder = page.getByRole('form', { name: 'Trova il tuo corso' });
    await finder.getByRole('radio', { name: 'Mi manca solo la perfezione' }).focus();
    for (const key of ['Space', 'Tab', 'Space', 'Tab', 'Space']) await page.keyboard.press(key);
    // The result is announced.
    const result = finder.locator('[aria-live=polite]');
    await expect(result.getByRole('heading', { name: /C2 Proficiency$/ })).toBeVisible();
    await expect(result).toContainText('680,00 euro');
    await result.getByRole('link', { name: /^Prossima partenza: chiedi la data/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/corso-c2?avvisami=si#contatto');
    await expect(page.getByLabel('Avvisami quando parte')).toBeChecked();
  });

  test('shows what is not chosen as hollow, and its route on one line', async ({ page }) => {
    await page.goto('/corsi-inglese');
    const finder = page.getByRole('form', { name: 'Trova il tuo corso' });
    const radios = finder.getByRole('radio');
    for (const radio of await radios.all()) await expect(radio).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const name of [
      'Mi manca solo la perfezione',
      'A ottenere una certificazione',
      'In un piccolo gruppo, la sera',
    ])
      await finder.getByRole('radio', { name }).check();
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heading = finder.getByRole('heading', { name: /C2 Proficiency$/ });
      const lines = await heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.lastChild!);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect([width, lines]).toEqual([width, 1]);
    }
  });
});
