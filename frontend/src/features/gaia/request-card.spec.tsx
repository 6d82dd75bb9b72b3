/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_LIMITS, type QuoteDraft } from '@school/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast, toasts } from '#src/components/ui/toast/toast.ts';
import { queryClient } from '#src/lib/query-client.tsx';
import { fakeGateway, problem } from '#src/testing/fake-gateway.ts';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { awaiting, newConversation, withEntries, withQuestion } from './conversation.ts';
import { RequestCard } from './request-card.tsx';
import { changeConversation, currentConversation, useSharedConversation } from './session.ts';

const complete: QuoteDraft = {
  servizio: 'traduzioni',
  richiesta: 'Un contratto',
  nome: 'Carla Prova',
  email: 'carla.prova@example.it',
  telefono: '',
  argomento: 'Traduzioni',
  lingua: 'de',
};
const receipt = { ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento: 'PRE-7K3Q-F2MX' };
const accepts = () => Response.json({ message: 'Fatto: PRE-7K3Q-F2MX.', quoteRequest: true, receipt });

const onSent = jest.fn();
const Card = ({ isHeld = false, language = 'it' }) => {
  const { card } = useSharedConversation();
  return card && <RequestCard card={card} language={language} isHeld={isHeld} onSent={onSent} />;
};
const open = (request: QuoteDraft, turns = 2) =>
  changeConversation({
    ...newConversation(),
    turns: Array.from({ length: turns }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content: `${at}`, at })),
    card: { key: 'k1', request, after: turns },
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Invia la richiesta' });
const notified = () => toasts.get().find((toast) => toast.open);
const fault = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  queryClient().clear();
  jest.restoreAllMocks();
  onSent.mockReset();
  for (const { id } of toasts.get()) dismissToast(id);
});

it('a card is sent with what it does not show, and closed by the reply with its receipt', async () => {
  open(complete);
  const { sent } = fakeGateway(accepts);
  await renderOnPage(<Card />);
  await userEvent.type(field('Telefono'), '06 5550100');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent).toEqual([
    {
      path: '/api/gaia-chat',
      key: 'k1',
      body: {
        messages: [
          { role: 'user', content: '0' },
          { role: 'assistant', content: '1' },
          { role: 'user', content: 'Invia la richiesta', chip: 'send' },
        ],
        request: { ...complete, telefono: '06 5550100', consenso: true },
      },
    },
  ]);
  const { turns, card } = currentConversation();
  expect(card).toBeUndefined();
  expect(turns.at(-1)).toMatchObject({ content: 'Fatto: PRE-7K3Q-F2MX.', receipt });
  expect(onSent).toHaveBeenCalledWith(receipt.id);
  expect(notified()?.title).toBe('Preventivo richiesto!');
});

it('a card that was refused for now remains as it was written, and is sent again under its key', async () => {
  open(complete);
  const { sent, answers } = fakeGateway(() => problem(503));
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await screen.findByText('La richiesta non è partita.');
  expect(currentConversation()).toMatchObject({ card: { key: 'k1', request: complete }, turns: [{}, {}] });
  answers(accepts);
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
});

it('what Gaia fills in takes the fault at its field away', async () => {
  open({ ...complete, nome: '', email: '' });
  const { sent } = fakeGateway(accepts);
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await waitFor(() => expect(fault('Nome e cognome *')).toBe('Il nome è obbligatorio'));
  expect(sent).toEqual([]);
  act(() => changeConversation(withEntries(currentConversation(), { nome: 'Carla', telefono: '06 5550100' })));
  await waitFor(() => expect(fault('Nome e cognome *')).toBeUndefined());
  expect(fault('Email')).toBeUndefined();
});

it('one contact is enough: a number takes the fault at the address away, and all faults are told at once', async () => {
  open({ ...complete, servizio: '', email: '' });
  fakeGateway(accepts);
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await waitFor(() => expect(fault('Servizio *')).toBe('Indica il servizio'));
  expect(fault('Email')).toBe('Serve almeno un recapito: email o telefono');
  await userEvent.type(field('Telefono'), '06 5550100');
  await waitFor(() => expect(fault('Email')).toBeUndefined());
  expect(fault('Servizio *')).toBe('Indica il servizio');
});

it('what the gateway alone has refused stays told until its own field changes', async () => {
  open(complete);
  fakeGateway(() => problem(400, { errors: { email: ['Così no'] } }));
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await waitFor(() => expect(fault('Email')).toBe('Così no'));
  await userEvent.type(field('Telefono'), '06 5550100');
  expect(fault('Email')).toBe('Così no');
  await userEvent.type(field('Email'), 'm');
  await waitFor(() => expect(fault('Email')).toBeUndefined());
});

it.each(['messaggio', 'qualita'])('a card that asks for no price is not announced as a quote: %s', async (servizio) => {
  open({ ...complete, servizio });
  fakeGateway(accepts);
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await waitFor(() => expect(notified()?.title).toBe('Richiesta inviata!'));
});

describe.each([
  ['en', 'Send the request', 'Name and surname *', 'E-mail', 'Phone'],
  ['fr', 'Envoyer la demande', 'Nom et prénom *', 'E-mail', 'Téléphone'],
  ['es', 'Enviar la solicitud', 'Nombre y apellidos *', 'Correo', 'Teléfono'],
  ['de', 'Anfrage senden', 'Vor- und Nachname *', 'E-Mail', 'Telefon'],
])('a card in another language (%s)', (language, send, name, email, phone) => {
  it('says in it what is wrong, and that it was sent', async () => {
    open({ ...complete, servizio: '', richiesta: '', nome: '', email: '' });
    fakeGateway(accepts);
    await renderOnPage(<Card language={language} />);
    const press = () => userEvent.click(screen.getByRole('button', { name: send }));
    const faults = () => [...document.querySelectorAll<HTMLElement>('[id$=-error]')];
    await press();
    await waitFor(() => expect(faults()).toHaveLength(4));
    await userEvent.type(field(email), 'carla');
    await userEvent.type(field(phone), '06');
    await waitFor(() => expect(faults()).toHaveLength(5));
    expect(faults().map(({ lang }) => lang)).toEqual(Array.from({ length: 5 }, () => language));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    act(() => changeConversation(withEntries(currentConversation(), { ...complete, email: 'c@example.it' })));
    await userEvent.clear(field(email));
    await userEvent.type(field(email), 'c@example.it');
    await userEvent.type(field(phone), '5550100');
    await press();
    await waitFor(() => expect(notified()).toMatchObject({ lang: language }));
  });

  it('says in it that it was not sent', async () => {
    open(complete);
    fakeGateway(() => problem(503));
    await renderOnPage(<Card language={language} />);
    await userEvent.click(screen.getByRole('button', { name: send }));
    await screen.findByText('La richiesta non è partita.');
    expect(document.querySelector(`[aria-live] [lang=${language}]`)?.textContent).not.toBe('');
  });
});

it('a question asked while a card is being sent stays the last, and its reply is awaited', async () => {
  open(complete);
  const { promise, resolve } = Promise.withResolvers<Response>();
  fakeGateway(() => promise);
  await renderOnPage(<Card />);
  await userEvent.click(button());
  const asked = awaiting(withQuestion(currentConversation(), 'Quanto costa?'), 1000);
  act(() => changeConversation(asked));
  await act(async () => resolve(accepts()));
  await waitFor(() => expect(currentConversation().card).toBeUndefined());
  expect(
    currentConversation()
      .turns.map(({ role, content }) => `${role}: ${content}`)
      .slice(2),
  ).toEqual(['user: Invia la richiesta', 'assistant: Fatto: PRE-7K3Q-F2MX.', 'user: Quanto costa?']);
  expect(currentConversation().awaitedUntil).toBe(asked.awaitedUntil);
});

it('a card is not sent while a reply that may change it is pending', async () => {
  open(complete);
  const { sent } = fakeGateway(accepts);
  await renderOnPage(<Card isHeld />);
  expect(button().disabled).toBe(true);
  await userEvent.type(field('Telefono'), '06 5550100{Enter}');
  expect(currentConversation().card?.request.telefono).toBe('06 5550100');
  expect(sent).toEqual([]);
});

it('a card can be sent at the limit of messages', async () => {
  open(complete, CHAT_LIMITS.messages);
  const { sent } = fakeGateway(accepts);
  await renderOnPage(<Card />);
  await userEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body['messages']).toHaveLength(CHAT_LIMITS.messages);
});
