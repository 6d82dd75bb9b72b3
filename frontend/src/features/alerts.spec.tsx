/** @jest-environment ./infra/testing/browser-environment.mjs */
// The forms that report the outcome by native alerts, with the specified texts.
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type LeadKind, leadForm } from '@school/contracts';
import { exampleBody } from '@school/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { queryClient } from '#src/lib/query-client.tsx';
import { fakeGateway, noAnswer } from '#src/testing/fake-gateway.ts';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { ComplaintForm } from './complaint/complaint-form.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { ServiceForm } from './service-request/service-form.tsx';
import {
  corporateService,
  languageCertService,
  schoolService,
  translationService,
} from './service-request/services.ts';

const FAILURE = 'Si è verificato un errore. Ti preghiamo di riprovare o contattarci direttamente.';

const forms: readonly (readonly [kind: LeadKind, form: () => ReactNode, success: string])[] = [
  ['contact', () => <ContactForm />, 'Grazie per averci contattato! Ti risponderemo entro 24 ore.'],
  [
    'translation',
    () => <ServiceForm service={translationService} />,
    'Grazie per la richiesta! Ti ricontatteremo presto con un preventivo personalizzato.',
  ],
  [
    'corporate',
    () => <ServiceForm service={corporateService} />,
    'Grazie per la richiesta! Il nostro team ti contatterà entro 24 ore per una consulenza personalizzata.',
  ],
  [
    'school',
    () => <ServiceForm service={schoolService} />,
    'Grazie per la richiesta! Il nostro team educativo ti contatterà entro 24 ore per discutere i servizi più adatti ' +
      'alla vostra scuola.',
  ],
  [
    'languagecert',
    () => <ServiceForm service={languageCertService} />,
    "Grazie per l'interesse! Ti contatteremo entro 24 ore per programmare il tuo test di livello e fornirti tutte le " +
      'informazioni sui corsi LanguageCert.',
  ],
  [
    'complaint',
    () => <ComplaintForm />,
    'Reclamo inviato con successo! Riceverai una conferma via e-mail e ti contatteremo entro 15 giorni lavorativi.',
  ],
];

const alert = jest.fn<typeof window.alert>();

beforeEach(() => {
  sessionStorage.clear();
  window.alert = alert;
  // A failure is also logged.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  queryClient().clear();
  jest.restoreAllMocks();
  alert.mockReset();
});

const controls = () => screen.getByRole('form').querySelectorAll<HTMLInputElement>('input, select, textarea');

/** Fills in a valid request. @returns the values of the fields. */
function fillIn(kind: LeadKind): Record<string, unknown> {
  const example = exampleBody(kind);
  for (const control of controls()) {
    const value = example[control.name];
    if (control.type === 'checkbox' && control.checked !== (value === true)) fireEvent.click(control);
    else if (typeof value === 'string') fireEvent.change(control, { target: { value } });
  }
  return example;
}

const submit = () => fireEvent.submit(screen.getByRole('form'));

it.each(forms)(
  'the form of kind %s: a failure keeps every entry, a success shows the alert',
  async (kind, form, success) => {
    const gateway = fakeGateway(noAnswer);
    await renderOnPage(form());
    fillIn(kind);
    const entered = [...controls()].map(({ name, value, checked }) => [name, value, checked]);
    submit();
    await waitFor(() => expect(alert.mock.calls).toEqual([[FAILURE]]));
    expect([...controls()].map(({ name, value, checked }) => [name, value, checked])).toEqual(entered);
    expect(gateway.sent[0]!.path).toBe(leadForm(kind).endpoint);

    gateway.answers(() =>
      Response.json(
        {
          ok: true,
          id: '0193b7a0-5c1e-8f00-a000-000000000001',
          riferimento: 'XYZ-7K3Q-F2MX',
          confirmation: 'promised',
        },
        { status: 202 },
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Riprov[ai]$/ }));
    await waitFor(() => expect(alert.mock.calls).toEqual([[FAILURE], [success]]));
    await screen.findAllByText(/XYZ-7K3Q-F2MX/);
  },
);

it('alert and receipt of a complaint say so if the sender gets no confirmation by e-mail', async () => {
  fakeGateway(() =>
    Response.json(
      { ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento: 'REC-7K3Q-F2MX', confirmation: 'limited' },
      { status: 202 },
    ),
  );
  await renderOnPage(<ComplaintForm />);
  fillIn('complaint');
  submit();
  await screen.findByText(/questa volta non Le inviamo una conferma per e-mail/);
  expect(alert.mock.calls).toEqual([['Reclamo inviato con successo! Ti contatteremo entro 15 giorni lavorativi.']]);
});
