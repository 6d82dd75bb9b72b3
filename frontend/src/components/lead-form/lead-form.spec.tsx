/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { COMPLAINT_CONSENTS_REQUIRED, RECEIPT_ENDPOINT, complaint, contact } from '@school/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openForm } from '#src/lib/open-form.ts';
import { queryClient } from '#src/lib/query-client.tsx';
import { fakeGateway, noAnswer, problem, receiptOf } from '#src/testing/fake-gateway.ts';
import { renderOnPage } from '#src/testing/on-page.tsx';
import type { Entries, LeadFormDefinition } from './definition.ts';
import { LeadForm } from './lead-form.tsx';
import { usePrefill } from './use-prefill.ts';

const announced = { success: jest.fn(), failure: jest.fn(), consent: jest.fn() };

const enquiry: LeadFormDefinition<'contact'> = {
  form: contact,
  id: 'modulo-prova',
  constants: { course: '' },
  submit: 'Invia richiesta',
  sending: 'Invio in corso...',
  invalidates: ['/api/contact-requests'],
  failureMessage: 'Failed to send message',
  announceSuccess: announced.success,
  announceFailure: announced.failure,
  receipt: { title: 'Abbiamo ricevuto la richiesta', details: () => 'Rispondiamo entro 24 ore.' },
};

const claim: LeadFormDefinition<'complaint'> = {
  ...enquiry,
  form: complaint,
  id: 'modulo-reclamo-prova',
  constants: {},
  submit: 'Invia reclamo',
  disabledWithoutConsents: true,
  announceMissingConsent: announced.consent,
};

const EnquiryForm = ({ prefill, ...changes }: Partial<typeof enquiry> & { prefill?: Entries<'contact'> }) => (
  <LeadForm definition={{ ...enquiry, ...changes }} label="Richiesta" prefill={prefill}>
    {(Field) => (
      <>
        <Field name="firstName" />
        <Field name="lastName" />
        <Field name="email" />
        <Field name="phone" />
        <Field name="courseType" />
        <Field name="notify" />
        <Field name="message" />
        <Field name="gdprAccepted" nativelyRequired={false}>
          Accetto
        </Field>
      </>
    )}
  </LeadForm>
);

const ClaimForm = () => (
  <LeadForm definition={claim} label="Reclamo" formal>
    {(Field) => (
      <>
        <Field name="nome" />
        <Field name="cognome" />
        <Field name="email" />
        <Field name="tipoReclamo" />
        <Field name="codiceFiscale" />
        <Field name="dataIncidente" />
        <Field name="descrizione" />
        <Field name="gdprConsent">Acconsento</Field>
        <Field name="privacyConsent">Ho letto</Field>
      </>
    )}
  </LeadForm>
);

const person = { 'Nome *': 'Anna', 'Cognome *': 'Prova', 'Email *': 'anna.prova@example.it' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const send = (name = 'Invia richiesta') => userEvent.click(button(name));

async function fillIn(entries: Readonly<Record<string, string>> = person): Promise<void> {
  for (const [label, words] of Object.entries(entries)) {
    await userEvent.clear(field(label));
    await userEvent.paste(words);
  }
  if (!field('Accetto').checked) await userEvent.click(field('Accetto'));
}

async function fillInClaim(): Promise<void> {
  for (const [label, words] of Object.entries({ ...person, 'Descrizione *': 'La fattura.' }))
    await userEvent.type(field(label), words);
  await userEvent.selectOptions(field('Tipo di reclamo *'), 'fatturazione');
  for (const label of ['Acconsento', 'Ho letto']) await userEvent.click(field(label));
}

/** The message that describes a field. */
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

const held = () => Object.fromEntries(Object.keys(person).map((label) => [label, field(label).value]));

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  queryClient().clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const announce of Object.values(announced)) announce.mockReset();
});

/** React overrides an element's own setter to tell its changes from the visitor's. */
const throughPrototype = (control: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(control, value);
const fire = (control: HTMLInputElement, ...types: string[]) => {
  for (const type of types) fireEvent(control, new Event(type, { bubbles: true }));
};

const fillers: readonly (readonly [what: string, fill: (control: HTMLInputElement, value: string) => void])[] = [
  [
    'sets the value and fires input and change',
    (control, value) => ((control.value = value), fire(control, 'input', 'change')),
  ],
  ['sets the value and fires change alone', (control, value) => ((control.value = value), fire(control, 'change'))],
  ['sets the value without any event', (control, value) => (control.value = value)],
  ['sets the value past React, without any event', throughPrototype],
  [
    'sets the value past React and fires input',
    (control, value) => (throughPrototype(control, value), fire(control, 'input')),
  ],
  ['sets the attribute', (control, value) => control.setAttribute('value', value)],
];

it('the receipt says by when it is answered, by the calendar of the office', async () => {
  const due = 'giovedì 7 gennaio 2027 alle ore 09:00';
  fakeGateway();
  const { id } = (await receiptOf('CON-7K3Q-F2MX').json()) as { id: string };
  const later = { deliveredAt: null, confirmedAt: null, takenAt: null, answeredAt: null, dismissedAt: null };
  const state = { ...later, receivedAt: '2026-12-23T17:00:00.000Z', due };
  queryClient().setQueryData([RECEIPT_ENDPOINT, id], state);
  await renderOnPage(<EnquiryForm />);
  await fillIn();
  await send();
  await screen.findByText(`La risposta arriva entro ${due}.`);
});

describe('the values of the fields are sent', () => {
  it.each(fillers)('when a program %s', async (_what, fill) => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await act(async () => Object.entries(person).forEach(([label, value]) => fill(field(label), value)));
    await userEvent.click(field('Accetto'));
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(sent[0]!.body).toMatchObject({ firstName: 'Anna', lastName: 'Prova', email: 'anna.prova@example.it' });
  });

  it.each(fillers.slice(0, -1))('when a program overwrites what was typed: it %s', async (_what, fill) => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn({ ...person, 'Email *': 'vecchia.anna@example.it' });
    await act(async () => fill(field('Email *'), 'nuova.anna@example.it'));
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(sent[0]!.body).toMatchObject({ email: 'nuova.anna@example.it' });
  });

  it('with the constants of the form, its consent, and without the fields that another page has', async () => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    const { tempoCompilazione, ...body } = sent[0]!.body;
    expect(tempoCompilazione).toEqual(expect.any(Number));
    expect(body).toEqual({
      firstName: 'Anna',
      lastName: 'Prova',
      email: 'anna.prova@example.it',
      phone: '',
      course: '',
      courseType: '',
      message: '',
      gdprAccepted: true,
      referente2: '',
    });
  });

  it('without invisible characters, which are removed before the browser validates', async () => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm nativeChecks />);
    await fillIn();
    field('Email *').value = '\u202Aanna.prova@example.it\u00A0';
    expect(field('Email *').validity.valid).toBe(false);
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(sent[0]!.body).toMatchObject({ email: 'anna.prova@example.it' });
  });

  it.each([
    ['Telefono', '06 1234567 / 333 1234567', 'Numero di telefono non valido: scrivine uno solo'],
    ['Telefono', '0'.repeat(41), 'Al massimo 40 caratteri: qui sono 41'],
    ['Nome *', 'x'.repeat(258), 'Al massimo 100 caratteri: qui sono 258'],
    ['Messaggio', 'x'.repeat(5001), 'Al massimo 5000 caratteri: qui sono 5001'],
  ])('whole, or refused in words: %s', async (label, words, message) => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await userEvent.click(field(label));
    await userEvent.clear(field(label));
    await userEvent.paste(words);
    await send();
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(field(label).value).toBe(words);
    expect(errorOf(label)).toBe(message);
    expect(document.activeElement).toBe(field(label));
    expect(sent).toEqual([]);
  });
});

describe('a request', () => {
  it('is sent once, however often the button is clicked', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { sent } = fakeGateway(() => promise);
    await renderOnPage(<EnquiryForm sending={undefined as never} />);
    await fillIn();
    await act(async () => {
      for (let press = 0; press < 3; press += 1) button('Invia richiesta').click();
    });
    await send();
    resolve(receiptOf('CON-0000-0001'));
    await screen.findByText('CON-0000-0001');
    expect(sent).toHaveLength(1);
    expect(announced.success).toHaveBeenCalledTimes(1);
  });

  it('that the page was left with is sent again, the same, when the browser shows the page again', async () => {
    const { promise: never } = Promise.withResolvers<Response>();
    const { sent, answers } = fakeGateway(() => never);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    answers(() => receiptOf('CON-0000-0008'));
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await screen.findByText('CON-0000-0008');
    expect(sent[1]).toEqual(sent[0]);
    expect(announced.failure).not.toHaveBeenCalled();
    expect(announced.success).toHaveBeenCalledTimes(1);
  });

  it('shows a pending state where it is specified', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeGateway(() => promise);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    expect(button('Invio in corso...').disabled).toBe(true);
    resolve(receiptOf('CON-0000-0001'));
    await screen.findByText('CON-0000-0001');
  });

  it('is replaced by the receipt once accepted; the receipt can show an empty form again', async () => {
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await userEvent.click(field('Avvisami quando parte'));
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Abbiamo ricevuto la richiesta' }));
    expect(screen.getByRole('status').textContent).toBe('Ricevuta');
    await send('Invia un’altra richiesta');
    expect(document.activeElement).toBe(field('Nome *'));
    expect(screen.queryByText('CON-7K3Q-F2MX')).toBeNull();
    expect(new Set(Object.values(held()))).toEqual(new Set(['']));
    expect([field('Accetto').checked, field('Avvisami quando parte').checked]).toEqual([false, false]);
    await fillIn();
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
  });

  it.each([
    ['while it is being sent', (unmount: () => void, arrive: () => void) => (unmount(), arrive())],
    ['afterwards', (unmount: () => void, arrive: () => void) => (arrive(), unmount())],
  ])('has its receipt for who leaves the page %s and comes back, without moving the focus', async (_when, leave) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeGateway(() => promise);
    const { unmount } = await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await act(async () => leave(unmount, () => resolve(receiptOf('CON-0000-0004'))));
    await waitFor(() => expect(announced.success).toHaveBeenCalledTimes(1));
    await renderOnPage(<EnquiryForm />);
    await screen.findByText('CON-0000-0004');
    expect(document.activeElement).toBe(document.body);
    await send('Invia un’altra richiesta');
    expect(new Set(Object.values(held()))).toEqual(new Set(['']));
  });

  it('that is still pending when the visitor comes back is not sent again, and ends in its receipt', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { sent } = fakeGateway(() => promise);
    const { unmount } = await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    unmount();
    await renderOnPage(<EnquiryForm />);
    expect(button('Invio in corso...').disabled).toBe(true);
    resolve(receiptOf('CON-0000-0005'));
    await screen.findByText('CON-0000-0005');
    expect(sent).toHaveLength(1);
  });

  it('that was accepted leaves the form to a link with other entries, and its receipt to the link that it was sent from', async () => {
    fakeGateway();
    const Prefilled = () => <EnquiryForm prefill={usePrefill(contact)} />;
    const { router } = await renderOnPage(<Prefilled />, '/contatti');
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    await act(() => router.navigate({ to: '/contatti', search: { avvisami: 'si' } }));
    await waitFor(() => expect(field('Avvisami quando parte').checked).toBe(true));
    expect(new Set(Object.values(held()))).toEqual(new Set(['']));
    await act(() => router.navigate({ to: '/contatti', search: {} }));
    await screen.findByText('CON-7K3Q-F2MX');
  });

  it('that was accepted is replaced by a form that Gaia fills', async () => {
    fakeGateway();
    const { router } = await renderOnPage(
      <main>
        <EnquiryForm />
      </main>,
      '/contatti',
    );
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    await act(() => openForm(router, { href: '/contatti#modulo-prova', values: { firstName: 'Bea' } }));
    expect(field('Nome *').value).toBe('Bea');
    expect(document.activeElement).toBe(field('Cognome *'));
  });

  it('that was accepted invalidates the specified queries', async () => {
    fakeGateway();
    await renderOnPage(<EnquiryForm />);
    queryClient().setQueryData(['/api/contact-requests'], []);
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(queryClient().getQueryState(['/api/contact-requests'])?.isInvalidated).toBe(true);
  });

  it.each<readonly [string, () => Response | Error]>([
    ['no answer comes', noAnswer],
    ['the gateway fails', () => problem(500)],
    [
      'a proxy answers with its login page',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['something answers nothing', () => new Response('')],
    ['something answers other JSON', () => Response.json({ ok: true })],
  ])('fails where %s: entries stay, and a retry is the same request', async (_what, answer) => {
    const { sent, answers } = fakeGateway(answer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText('La richiesta non è partita.');
    expect(announced.failure).toHaveBeenCalledTimes(1);
    expect(announced.success).not.toHaveBeenCalled();
    expect(held()).toEqual(person);
    expect(field('Accetto').checked).toBe(true);
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to send message' }));
    answers(() => receiptOf('CON-0000-0002'));
    await send('Riprova');
    await screen.findByText('CON-0000-0002');
    expect(screen.queryByText('La richiesta non è partita.')).toBeNull();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
  });

  it('whose response was lost has the same key after a reload', async () => {
    const { sent, answers } = fakeGateway(noAnswer);
    const { unmount } = await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText('La richiesta non è partita.');
    unmount();
    queryClient().clear();
    answers(() => receiptOf('CON-0000-0003'));
    await renderOnPage(<EnquiryForm />);
    await waitFor(() => expect(held()).toEqual(person));
    await userEvent.click(field('Accetto'));
    await send();
    await screen.findByText('CON-0000-0003');
    expect(sent[1]!.key).toBe(sent[0]!.key);
    const { tempoCompilazione: _time, ...body } = sent[0]!.body;
    expect(sent[1]!.body).toMatchObject(body);
  });

  it.each([
    ['after', (unmount: () => void, fail: () => void) => (unmount(), fail())],
    ['before', (unmount: () => void, fail: () => void) => (fail(), unmount())],
  ])(
    'that fails %s the visitor leaves is there, whole, for who comes back, and a retry is the same request',
    async (_when, leave) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      const { sent, answers } = fakeGateway(() => promise);
      const { unmount } = await renderOnPage(<ClaimForm />);
      await fillInClaim();
      await send('Invia reclamo');
      await act(async () => leave(unmount, () => reject(noAnswer())));
      await waitFor(() => expect(announced.failure).toHaveBeenCalledTimes(1));
      await renderOnPage(<ClaimForm />);
      await screen.findByText('La richiesta non è partita.');
      expect(field('Descrizione *').value).toBe('La fattura.');
      answers(() => receiptOf('REC-0000-0007'));
      await send('Riprovi');
      await screen.findByText('REC-0000-0007');
      expect(sent[1]!.body).toMatchObject({ descrizione: 'La fattura.', gdprConsent: true, privacyConsent: true });
      expect(sent[1]!.key).toBe(sent[0]!.key);
      await send('Invia un’altra richiesta');
      expect([field('Nome *').value, field('Descrizione *').value]).toEqual(['', '']);
    },
  );

  it('filled without any event also keeps its key over a reload', async () => {
    const { sent } = fakeGateway(noAnswer);
    const { unmount } = await renderOnPage(<EnquiryForm />);
    Object.entries(person).forEach(([label, value]) => (field(label).value = value));
    field('Accetto').checked = true;
    await send();
    await screen.findByText('La richiesta non è partita.');
    unmount();
    queryClient().clear();
    await renderOnPage(<EnquiryForm />);
    await userEvent.click(field('Accetto'));
    await send();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.key).toBe(sent[0]!.key);
  });

  it('without entries stores nothing in the tab', async () => {
    await renderOnPage(<EnquiryForm prefill={{ courseType: 'B2' }} />);
    expect(sessionStorage).toHaveLength(0);
  });

  it('has a key on a page without TLS', async () => {
    const { randomUUID } = crypto;
    Object.assign(crypto, { randomUUID: undefined });
    const { sent } = fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    Object.assign(crypto, { randomUUID });
    expect(sent[0]!.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('is sent even if the browser blocks storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
  });
});

describe('a refusal', () => {
  it('is shown at the fields that it names, and the first one is focused', async () => {
    fakeGateway(() => problem(400, { errors: { email: ['Email non valida'] } }));
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(field('Email *')));
    expect(field('Email *').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('group', { name: 'Controlla questi campi' }).textContent).toContain('Email non valida');
    expect(screen.queryByRole('button', { name: /appena/ })).toBeNull();
  });

  it('that names no field returns the focus to the button', async () => {
    fakeGateway(noAnswer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    button('Invia richiesta').focus();
    await send();
    await screen.findByText('La connessione non ha risposto.', { exact: false });
    await waitFor(() => expect(document.activeElement).toBe(button('Invia richiesta')));
  });

  it.each([
    [429, 'Da questa rete sono arrivate molte richieste in poco tempo: riprova alle 10:43.'],
    [503, 'In questo momento non riusciamo a ricevere la richiesta: riprova alle 10:43.'],
  ])('%i says when to try again, and sends by itself then', async (status, words) => {
    jest.useFakeTimers({ now: new Date('2026-11-27T10:32:10'), advanceTimers: true });
    const { sent, answers } = fakeGateway(() => problem(status, {}, { 'Retry-After': '600' }));
    await renderOnPage(<EnquiryForm />);
    Object.entries(person).forEach(([label, value]) => (field(label).value = value));
    field('Accetto').checked = true;
    fireEvent.click(button('Invia richiesta'));
    await screen.findByText(words, { exact: false });
    expect(held()).toEqual(person);
    expect(screen.getByRole('link', { name: 'Invia con la tua e-mail' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Chiama / })).toBeTruthy();
    fireEvent.click(button('Invia alle 10:43'));
    await screen.findByText('In attesa.');
    answers(() => receiptOf('CON-0000-0004'));
    await act(() => jest.advanceTimersByTimeAsync(500_000));
    expect(sent).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    await screen.findByText('CON-0000-0004');
    expect(sent).toHaveLength(2);
  });

  it.each<readonly [string, () => Response | Error, string]>([
    ['no answer', noAnswer, 'La connessione non ha risposto.'],
    ['the words of the gateway', () => problem(500), 'Spiegazione della scuola.'],
    [
      'a proxy that fails',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      'Il nostro sito ha avuto un problema.',
    ],
    ['a login page', () => new Response('<html>'), 'forse questa rete chiede prima un accesso'],
  ])('says what is wrong: %s', async (_what, answer, words) => {
    fakeGateway(answer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await screen.findByText(words, { exact: false });
  });
});

describe('a request that waits for the network', () => {
  it('tries by itself until it is accepted, announces nothing meanwhile, and sends one request', async () => {
    const { sent, answers } = fakeGateway(noAnswer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia appena torna la rete' }));
    await screen.findByText('In attesa della rete.');
    expect(field('Email *').closest('fieldset')!.disabled).toBe(true);
    // The browser says that it is online although there is no network.
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('In attesa della rete.');
    expect(announced.failure).toHaveBeenCalledTimes(1);
    answers(() => receiptOf('CON-0000-0005'));
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('CON-0000-0005');
    expect(screen.queryByText('In attesa della rete.')).toBeNull();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('can be cancelled, and then waits no longer', async () => {
    const { sent, answers } = fakeGateway(noAnswer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Invia appena torna la rete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annulla l’invio' }));
    await screen.findByText('La richiesta non è partita.');
    const before = sent.length;
    answers(() => receiptOf('CON-0000-0006'));
    act(() => void dispatchEvent(new Event('online')));
    expect(sent).toHaveLength(before);
    expect(held()).toEqual(person);
    await send('Riprova');
    await screen.findByText('CON-0000-0006');
  });

  it('ends with a refusal, which is announced', async () => {
    const { answers } = fakeGateway(noAnswer);
    await renderOnPage(<EnquiryForm />);
    await fillIn();
    await send();
    answers(() => problem(400, { errors: { phone: ['Numero di telefono non valido'] } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Invia appena torna la rete' }));
    await screen.findByText('Spiegazione della scuola.', { exact: false });
    expect(announced.failure).toHaveBeenCalledTimes(2);
    expect(field('Telefono').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Invia appena torna la rete' })).toBeNull();
  });
});

describe('consents', () => {
  it('enable the button where it is disabled without them', async () => {
    fakeGateway();
    await renderOnPage(<ClaimForm />);
    expect(button('Invia reclamo').disabled).toBe(true);
    await userEvent.click(field('Acconsento'));
    expect(button('Invia reclamo').disabled).toBe(true);
    await userEvent.click(field('Ho letto'));
    expect(button('Invia reclamo').disabled).toBe(false);
  });

  it('that a program ticks enable it too', async () => {
    fakeGateway();
    await renderOnPage(<ClaimForm />);
    for (const label of ['Acconsento', 'Ho letto']) {
      field(label).checked = true;
      fire(field(label), 'input', 'change');
    }
    await waitFor(() => expect(button('Invia reclamo').disabled).toBe(false));
  });

  it('that are missing are named at the disabled button', async () => {
    fakeGateway();
    await renderOnPage(<ClaimForm />);
    await userEvent.click(field('Acconsento'));
    const reason = document.getElementById(button('Invia reclamo').getAttribute('aria-describedby')!)!;
    expect(reason.textContent).toBe('Prima accetti i consensi qui sopra.');
    await userEvent.click(field('Ho letto'));
    expect([reason.isConnected, button('Invia reclamo').getAttribute('aria-describedby')]).toEqual([false, null]);
  });

  it.each([
    ['a click on the disabled button', () => userEvent.click(button('Invia reclamo').parentElement!)],
    ['Enter in a field', () => userEvent.type(field('Nome *'), '{Enter}')],
    ['a submission', () => fireEvent.submit(screen.getByRole('form', { name: 'Reclamo' }))],
  ])(
    'that are missing stop %s before any other validation, with the message of the form and one at the box',
    async (_what, press) => {
      const { sent } = fakeGateway();
      await renderOnPage(<ClaimForm />);
      await userEvent.click(field('Acconsento'));
      await press();
      expect(announced.consent).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(document.activeElement).toBe(field('Ho letto')));
      expect(field('Ho letto').getAttribute('aria-invalid')).toBe('true');
      expect(errorOf('Ho letto')).toBe(COMPLAINT_CONSENTS_REQUIRED);
      const [summary] = screen.getAllByRole('group', { name: 'Controlla questi campi' });
      expect(summary!.querySelectorAll('li')).toHaveLength(1);
      await userEvent.click(field('Ho letto'));
      await waitFor(() => expect(field('Ho letto').hasAttribute('aria-invalid')).toBe(false));
      expect(sent).toEqual([]);
    },
  );

  it('that are missing are no reason for a form that is complete', async () => {
    fakeGateway();
    await renderOnPage(<EnquiryForm announceMissingConsent={announced.consent} />);
    await fillIn();
    await send();
    await screen.findByText('CON-7K3Q-F2MX');
    expect(announced.consent).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  it('shows its own messages for missing entries once it is hydrated', async () => {
    fakeGateway();
    await renderOnPage(<EnquiryForm nativeChecks={false} />);
    await send();
    await screen.findByRole('group', { name: 'Controlla questi campi' });
    expect(screen.getByRole('group', { name: 'Controlla questi campi' }).textContent).toContain(
      'Il nome è obbligatorioIl cognome è obbligatorioEmail non validaÈ necessario accettare la Privacy Policy',
    );
    expect(document.activeElement).toBe(field('Nome *'));
  });

  it('lets the browser validate first if it uses native validation', async () => {
    fakeGateway();
    await renderOnPage(<EnquiryForm />);
    await send();
    expect(screen.queryByRole('group', { name: 'Controlla questi campi' })).toBeNull();
    expect(field('Nome *').required).toBe(true);
  });

  it('is prefilled by the URL, on arrival and later, without replacing what the visitor has written', async () => {
    fakeGateway();
    const Prefilled = () => <EnquiryForm prefill={usePrefill(contact)} />;
    const { router } = await renderOnPage(<Prefilled />, '/contatti?corso=Esame+B2+First&servizio=inventato');
    await userEvent.type(field('Nome *'), 'Anna');
    expect(field('Corso o esame').value).toBe('Esame B2 First');
    expect(field('Avvisami quando parte').checked).toBe(false);
    await userEvent.type(field('Corso o esame'), ', sabato');
    await act(() => router.navigate({ to: '/contatti', search: { avvisami: 'si', corso: 'Altro' } }));
    await waitFor(() => expect(field('Avvisami quando parte').checked).toBe(true));
    expect([field('Nome *').value, field('Corso o esame').value]).toEqual(['Anna', 'Esame B2 First, sabato']);
  });

  it('has no checkbox ticked by default', async () => {
    fakeGateway();
    await renderOnPage(<EnquiryForm />);
    expect(field('Avvisami quando parte').checked).toBe(false);
  });

  it('keeps neither consents nor private entries over a reload', async () => {
    fakeGateway();
    const { unmount } = await renderOnPage(<ClaimForm />);
    await userEvent.type(field('Nome *'), 'Carla');
    await userEvent.type(field('Codice fiscale'), 'PRVFNC80A41H501Z');
    await userEvent.type(field('Descrizione *'), 'La fattura.');
    await userEvent.click(field('Acconsento'));
    unmount();
    await renderOnPage(<ClaimForm />);
    await waitFor(() => expect(field('Nome *').value).toBe('Carla'));
    expect([field('Codice fiscale').value, field('Descrizione *').value]).toEqual(['', '']);
    expect(field('Acconsento').checked).toBe(false);
  });

  it('accepts a date up to today in the time zone of the visitor', async () => {
    // Half past midnight in Rome, where these tests run; still yesterday in UTC.
    jest.useFakeTimers({ now: new Date('2026-11-27T23:30:00Z'), advanceTimers: true });
    fakeGateway();
    await renderOnPage(<ClaimForm />);
    expect(field("Data dell'accaduto").max).toBe('2026-11-28');
  });
});
