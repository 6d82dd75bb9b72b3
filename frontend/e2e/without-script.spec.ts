// A form of each kind without scripts, because they are disabled or can't be loaded: the browser submits the
// prerendered form. (Every form of every page: forms-on-pages.spec.ts; every endpoint: native-forms.int-spec.ts.)
import type { Locator, Page } from 'playwright/test';
import { hasNoViolation } from './support/axe.ts';
import { withoutAssets } from './support/bad-line.ts';
import { expect, type Product, someone, test } from './support/product.ts';

interface DeliveredForm {
  readonly path: string;
  readonly name: string;
  readonly button: string;
  readonly endpoint: string;
  readonly prefix: string;
  readonly office: string;
  readonly answer: string;
}

const contact = {
  endpoint: '/api/contact',
  prefix: 'CON',
  office: 'didattica',
  answer: 'La risposta arriva entro 24 ore.',
} as const;
const forms: readonly DeliveredForm[] = [
  { path: '/contatti', name: 'Scrivici un messaggio', button: 'Invia messaggio', ...contact },
  {
    path: '/interpretariato-traduzioni',
    name: 'Richiesta di preventivo',
    button: 'Richiedi il preventivo',
    endpoint: '/api/traduzioni',
    prefix: 'TRA',
    office: 'traduzioni',
    answer: 'La risposta arriva presto.',
  },
  {
    path: '/reclami',
    name: 'Modulo di reclamo',
    button: 'Invia reclamo',
    endpoint: '/api/reclami',
    prefix: 'REC',
    office: 'qualita',
    answer: 'La risposta arriva entro 15 giorni lavorativi.',
  },
];

const formOf = (page: Page, { name }: DeliveredForm): Locator => page.getByRole('form', { name, exact: true });

/** A realistic value for the text field of that name. */
const written: Readonly<Record<string, string>> = {
  codiceFiscale: 'PRVFNC80A01H501X',
  message: 'Prima riga.\nSeconda riga.',
};

/** Fills every visible field. @returns the values that the stored request must have. */
async function fill(form: Locator, email: string): Promise<Record<string, unknown>> {
  const entries: Record<string, unknown> = {};
  const values: Readonly<Record<string, string>> = { email, tel: '06 1234567', date: '2026-11-02' };
  for (const control of await form.locator(':is(input, select, textarea):not([type=hidden], [tabindex="-1"])').all()) {
    const name = (await control.getAttribute('name'))!;
    const type = (await control.getAttribute('type')) ?? (await control.evaluate(({ localName }) => localName));
    if (type === 'checkbox') {
      await control.check();
      entries[name] = true;
    } else if (type === 'select') {
      [entries[name]] = await control.selectOption({ index: 1 });
    } else {
      entries[name] = values[type] ?? written[name] ?? `${name} di Prova`;
      await control.fill(String(entries[name]));
    }
  }
  return entries;
}

const stored = (product: Product, email: string) =>
  product.rows("SELECT id, payload FROM leads WHERE payload->>'email' = $1", [email]);

/** Expects the receipt without a script, and that the request is stored once and mailed once. */
async function arrives(
  page: Page,
  product: Product,
  form: DeliveredForm,
  entries: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'La richiesta è arrivata' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${form.endpoint}/ricevuta/[0-9a-f-]{36}(\\?conferma=promised)?$`));
  const reference = (await page.getByText(/^Riferimento /).textContent())!.replace('Riferimento ', '');
  expect(reference).toMatch(new RegExp(`^${form.prefix}-.{4}-.{4}$`));
  // An exact date, if a deadline was promised.
  const answer = form.answer.includes('entro') ? /^La risposta arriva entro \D+ \d+ \D+ \d{4}.*\.$/ : form.answer;
  await expect(page.getByText(answer, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\+39/ })).toHaveAttribute('href', /^tel:\+39/);
  // A reload gets the same page and sends nothing.
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect
    .poll(() => stored(product, String(entries['email'])))
    .toEqual([{ id: expect.any(String), payload: expect.objectContaining(entries) }]);
  const { text } = await product.mail({ to: `${form.office}@settepini.example`, subject: reference });
  expect(text).toContain(String(entries['email']));
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of forms) {
    test(`the form of ${form.path} is checked by the browser, arrives, and its receipt says what happens next`, async ({
      page,
      product,
    }) => {
      await page.goto(form.path);
      const button = formOf(page, form).getByRole('button', { name: form.button });
      await expect(button).toBeEnabled();
      await button.click();
      await expect(page).toHaveURL(form.path);
      await expect(formOf(page, form).locator(':is(input, select, textarea):not([type=hidden])').first()).toBeFocused();

      const entries = await fill(formOf(page, form), someone());
      await button.click();
      await arrives(page, product, form, entries);
    });
  }

  test('what the school refuses comes back named, with every entry, is sent from there, and the way back keeps it', async ({
    page,
    product,
  }) => {
    const [form] = forms as [DeliveredForm];
    const send = () => formOf(page, form).getByRole('button', { name: form.button }).click();
    const again = page.getByRole('button', { name: 'Invia di nuovo' });
    await page.goto(form.path);
    // Valid for a browser, but not for the school's mail server.
    const entries = await fill(formOf(page, form), 'anna@localhost');
    await send();
    await expect(again).toBeVisible();
    await page.goBack();
    await expect(formOf(page, form).getByLabel('Messaggio')).toHaveValue(written['message']!);
    await send();
    await expect(page.getByRole('group', { name: 'Campi da controllare' })).toHaveText(
      /^\s*Email: Email non valida\s*$/,
    );
    await expect(page.getByLabel('Messaggio')).toHaveValue(String(entries['message']));
    const email = someone();
    await page.getByLabel('Email *').fill(email);
    await again.click();
    await arrives(page, product, form, { ...entries, email });
    await page.goBack();
    await expect(again).toBeVisible();
    await expect(page.getByLabel('Messaggio')).toHaveValue(written['message']!);
  });

  test('what a link to the contact form is about arrives, although no script fills it in', async ({
    page,
    product,
  }) => {
    const email = someone();
    await page.goto('/corso-b2');
    await page.getByRole('link', { name: 'Scrivici dal modulo' }).first().click();
    await expect(page.getByText('parte con la richiesta, anche se qui non si vede')).toBeVisible();
    await page.getByLabel('Nome *', { exact: true }).fill('Anna');
    await page.getByLabel('Cognome *').fill('Prova');
    await page.getByLabel('Email *').fill(email);
    await page.getByRole('checkbox', { name: /^Acconsento/ }).check();
    await page.getByRole('button', { name: 'Invia messaggio' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'La richiesta è arrivata' })).toBeVisible();
    await expect
      .poll(async () => (await stored(product, email))[0]?.['payload'])
      .toMatchObject({ course: 'certificazioni', courseType: 'Corso B2 First Certificate (FCE)' });
  });

  test('two clicks are one request', async ({ page, product }) => {
    const [form] = forms as [DeliveredForm];
    const email = someone();
    await page.goto(form.path);
    const entries = await fill(formOf(page, form), email);
    await formOf(page, form).getByRole('button', { name: form.button }).dblclick({ noWaitAfter: true });
    await arrives(page, product, form, entries);
  });
});

test('where every script answers 404 a form is refused and arrives, by pages that everybody can use', async ({
  page,
  product,
}) => {
  await withoutAssets.strike(page);
  const form = forms.at(-1)!;
  await page.goto(form.path);
  const entries = await fill(formOf(page, form), 'anna@localhost');
  await formOf(page, form).getByRole('button', { name: form.button }).click();
  await expect(page.getByRole('button', { name: 'Invia di nuovo' })).toBeVisible();
  await hasNoViolation(page, 'refusal');
  const email = someone();
  await page.getByLabel('Email *').fill(email);
  await page.getByRole('button', { name: 'Invia di nuovo' }).click();
  await arrives(page, product, form, { ...entries, email });
  await hasNoViolation(page, 'receipt');
});

test.describe('with the first script only', () => {
  /** Opens a page whose code is missing. It is reloaded once, in case that helps. */
  async function openWithoutItsCode(page: Page, { path }: DeliveredForm): Promise<void> {
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(path);
    await page.getByRole('form').getByRole('textbox').first().focus();
    await expect.poll(() => loads).toBe(2);
  }

  const [form] = forms as [DeliveredForm];

  test('the browser submits a form once, with a key of its page', async ({ page, product }) => {
    await openWithoutItsCode(page, form);
    const entries = await fill(formOf(page, form), someone());
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await formOf(page, form).getByRole('button', { name: form.button }).click();
    expect(new URLSearchParams((await sent).postData() ?? '').get('chiave')).toMatch(/^[0-9a-f-]{36}$/);
    await arrives(page, product, form, entries);
  });

  test('a form is not sent into a line that is down: what is written stays, and the page says why', async ({
    page,
  }) => {
    await openWithoutItsCode(page, form);
    const entries = await fill(formOf(page, form), someone());
    await page.context().setOffline(true);
    await formOf(page, form).getByRole('button', { name: form.button }).click();
    await expect(page.getByText('Sembra che manchi la rete')).toBeVisible();
    await expect(formOf(page, form).getByLabel('Email *')).toHaveValue(String(entries['email']));
  });
});
