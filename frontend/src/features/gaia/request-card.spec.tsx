/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CHAT_LIMITS, type QuoteDraft } from '@school/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast, toasts } from '#src/components/ui/toast/toast.ts';
import { queryClient } from '#src/lib/query-client.tsx';
import { fakeGateway, problem } from '#src/testing/fake-gateway.ts';
import { renderOnPage } from '#src/testing/on-page.tsx';
import { newConversation, withEntries } from './conversation.ts';
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
const Card = ({ isHeld = false }) => {
  const { card } = useSharedConversation();
  return card && <RequestCard card={card} language="it" isHeld={isHeld} onSent={onSent} />;
};
const open = (request: QuoteDraft, turns = 2) =>
  changeConversation({
    ...newConversation(),
    turns: Array.from({ length: turns }, (_, at) => ({ role: at % 2 ? 'assistant' : 'user', content: `${at}`, at })),
    card: { key: 'k1', request, after: turns },
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Invia la richiesta' });
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
  expect(toasts.get().find((toast) => toast.open)?.title).toBe('Preventivo richiesto!');
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
