/** @jest-environment ./infra/testing/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_LIMITS, type QuoteDraft } from '@school/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { dismissToast, toasts } from '#src/components/ui/toast/toast.ts';
import { fakeGateway, noAnswer, problem } from '#src/testing/fake-gateway.ts';
import { draft } from './draft.ts';
import { changeConversation, currentConversation } from './session.ts';
import { awaiting, newConversation, withEntries, withQuestion } from './conversation.ts';
import { ANSWERED_WITHIN_MS } from './reply.ts';
import { useConversation } from './use-conversation.ts';

const replies = (message: string, more: object = {}) => Response.json({ message, quoteRequest: false, ...more });
const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } });
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const request: QuoteDraft = {
  servizio: 'traduzioni',
  richiesta: 'Un contratto',
  nome: '',
  email: '',
  telefono: '',
  argomento: 'Traduzioni',
  lingua: 'it',
};
const receipt = { ok: true, id: '0193b7a0-5c1e-8f00-a000-000000000001', riferimento: 'PRE-7K3Q-F2MX' };
const edit = (entries: Partial<QuoteDraft>) =>
  act(() => changeConversation(withEntries(currentConversation(), entries)));

const onFaults = jest.fn();
const spoken = () => renderHook(() => useConversation(onFaults)).result;
const said = (conversation: ReturnType<typeof spoken>) =>
  conversation.current.conversation.turns.map(({ role, content }) => `${role}: ${content}`);
const notified = () => toasts.get().find(({ open }) => open)?.title;

beforeEach(() => {
  localStorage.clear();
  changeConversation(newConversation());
});
afterEach(() => {
  jest.useRealTimers();
  onFaults.mockReset();
  for (const { id } of toasts.get()) dismissToast(id);
});

describe('a conversation with Gaia', () => {
  it('sends the whole conversation with each message, and keeps the reply', async () => {
    const { sent, answers } = fakeGateway(() => replies('In Via Tibullo 16.'));
    const conversation = spoken();
    await act(() => conversation.current.send('Dove siete?', 'scuola.indirizzo'));
    answers(() => replies('Da lunedì a venerdì.'));
    await act(() => conversation.current.send('E quando?'));
    expect(said(conversation)).toEqual([
      'user: Dove siete?',
      'assistant: In Via Tibullo 16.',
      'user: E quando?',
      'assistant: Da lunedì a venerdì.',
    ]);
    expect(sent[1]!.body).toEqual({
      messages: [
        { role: 'user', content: 'Dove siete?', chip: 'scuola.indirizzo' },
        { role: 'assistant', content: 'In Via Tibullo 16.' },
        { role: 'user', content: 'E quando?' },
      ],
    });
  });

  it.each<readonly [string, () => Response | Error, string | undefined]>([
    ['no answer comes', noAnswer, undefined],
    ['the gateway refuses', () => problem(429, { detail: 'Riprova tra un minuto.' }), 'Riprova tra un minuto.'],
    ['the reply is none', () => Response.json({ ok: true }), undefined],
    ['a login page answers', () => new Response('<html>'), undefined],
    ['the reply breaks off', () => stream(event('sentence', { text: 'Siamo a' })), undefined],
    [
      'the reply is refused while it is written',
      () => stream(event('problem', { type: '', title: 'Tempo scaduto', status: 504, detail: 'Riprova.' })),
      'Riprova.',
    ],
  ])('keeps the question where %s, and asks it once more', async (_what, answer, reason) => {
    const { sent, answers } = fakeGateway(answer);
    const conversation = spoken();
    await act(() => conversation.current.send('Dove siete?'));
    expect(conversation.current.isUnanswered).toBe(true);
    expect(conversation.current.refusal).toBe(reason);
    expect(notified()).toBe('Errore');
    answers(() => replies('In Via Tibullo 16.'));
    await act(() => conversation.current.retry());
    expect(said(conversation)).toEqual(['user: Dove siete?', 'assistant: In Via Tibullo 16.']);
    expect(conversation.current.refusal).toBeUndefined();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('never shows the reply beside its preview', async () => {
    const { readable, writable } = new TransformStream<Uint8Array>();
    const events = writable.getWriter();
    const tell = (name: string, data: object) => act(() => events.write(Buffer.from(event(name, data))));
    fakeGateway(() => new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } }));
    const shown: { readonly begun: string; readonly isReplied: boolean }[] = [];
    const { result } = renderHook(() => {
      const talk = useConversation();
      shown.push({ begun: talk.begun, isReplied: talk.conversation.turns.at(-1)?.role === 'assistant' });
      return talk;
    });
    act(() => void result.current.send('Dove siete?'));
    await tell('sentence', { text: 'Siamo a Roma.' });
    await waitFor(() => expect(shown).toContainEqual({ begun: 'Siamo a Roma.', isReplied: false }));
    await tell('reply', { message: 'Siamo a Roma.', quoteRequest: false });
    await waitFor(() => expect(shown).toContainEqual({ begun: '', isReplied: true }));
    expect(shown).not.toContainEqual({ begun: 'Siamo a Roma.', isReplied: true });
  });

  it('is pending until the reply is complete or stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeGateway(() => promise);
    const conversation = spoken();
    act(() => void conversation.current.send('Dove siete?'));
    expect(conversation.current.isWaiting).toBe(true);
    act(() => conversation.current.stop());
    expect(conversation.current.isWaiting).toBe(false);
    expect(conversation.current.refusal).toBe(conversation.current.words.stopped);
    await act(async () => resolve(replies('Troppo tardi.')));
    expect(said(conversation)).toEqual(['user: Dove siete?']);
    expect(notified()).toBeUndefined();
  });

  it('ends at the limit of messages, and can be restarted', async () => {
    fakeGateway();
    const turns = Array.from({ length: CHAT_LIMITS.messages }, () => ({ role: 'user' as const, content: 'x', at: 0 }));
    const conversation = spoken();
    act(() => changeConversation({ ...newConversation(), turns }));
    expect(conversation.current.isFull).toBe(true);
    act(() => conversation.current.restart());
    expect(said(conversation)).toEqual([]);
    expect(conversation.current.isFull).toBe(false);
  });

  it('is stopped when another tab deletes it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fakeGateway(() => promise);
    const conversation = spoken();
    act(() => void conversation.current.send('Dove siete?'));
    act(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: 'gaia' }));
    });
    await act(async () => resolve(replies('In Via Tibullo 16.')));
    await waitFor(() => expect(said(conversation)).toEqual([]));
  });

  it('that was deleted can be brought back, in each tab, until there is a message in the new one', async () => {
    fakeGateway(() => replies('In Via Tibullo 16.'));
    const [conversation, other] = [spoken(), spoken()];
    await act(() => conversation.current.send('Dove siete?'));
    act(() => draft.set('E il parch'));
    act(() => conversation.current.restart());
    expect(said(other)).toEqual([]);
    expect(localStorage.getItem('gaia')).not.toContain('Dove siete?');
    expect(draft.get()).toBe('');
    act(() => other.current.undo!());
    expect(said(conversation)).toEqual(['user: Dove siete?', 'assistant: In Via Tibullo 16.']);
    expect(conversation.current.undo).toBeUndefined();
    act(() => conversation.current.restart());
    await act(() => conversation.current.send('Quanto costa?'));
    expect(conversation.current.undo).toBeUndefined();
    expect(other.current.undo).toBeUndefined();
  });

  it('of another tab is pending until its time limit, also where the timer fires early', () => {
    // Only the timers are advanced: for the clock no time has passed when they fire.
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const awaited = awaiting(withQuestion(newConversation(), 'Dove siete?'), ANSWERED_WITHIN_MS);
    changeConversation(awaited);
    const conversation = spoken();
    expect(conversation.current.isWaiting).toBe(true);
    act(() => jest.advanceTimersByTime(ANSWERED_WITHIN_MS));
    expect(conversation.current.isWaiting).toBe(false);
    expect(conversation.current.isUnanswered).toBe(true);
  });
});

/** The card as Gaia writes it for clients that do not show it. */
/** A reply beside a card, whose message lists the card for who cannot see it. */
const beside = (answer: string, card: string) =>
  replies(`${answer}\n\n${card}\n\n- Servizio: Traduzioni\n\nScrivi «sì».`, { request, spoken: { answer, card } });

describe('the card of a conversation', () => {
  const opened = async (more: object = {}) => {
    const gateway = fakeGateway(() => beside('', 'Ecco la richiesta.'));
    const conversation = spoken();
    await act(() => conversation.current.send('Un preventivo'));
    gateway.answers(() => replies('Ecco.', more));
    return { ...gateway, conversation, card: () => conversation.current.conversation.card };
  };

  it('opens with a reply, beneath what is said of it', async () => {
    const { conversation, card } = await opened();
    expect(card()).toMatchObject({ request, after: 2 });
    expect(said(conversation)).toEqual(['user: Un preventivo', 'assistant: Ecco la richiesta.']);
  });

  it('leaves an answer its own lists', async () => {
    const { answers, conversation } = await opened();
    answers(() => beside('I corsi:\n\n- B1: lunedì', 'La richiesta è ancora sopra.'));
    await act(() => conversation.current.send('Quando sono i corsi?'));
    expect(said(conversation).at(-1)).toBe('assistant: I corsi:\n\n- B1: lunedì\n\nLa richiesta è ancora sopra.');
  });

  it('can have the same chip pressed again, but a typed question is not suggested again', async () => {
    const chips = [{ id: 'undo', text: 'Togli l’aggiunta' }];
    const { conversation } = await opened({ request, chips });
    await act(() => conversation.current.send('Togli l’aggiunta', 'undo'));
    expect(conversation.current.conversation.chips).toEqual(chips);
    await act(() => conversation.current.send('togli l’aggiunta!'));
    expect(conversation.current.conversation.chips).toEqual([]);
  });

  it('goes along with each message as it was edited, under its own key, and stays where it is', async () => {
    const { sent, conversation, card } = await opened({ request: { ...request, nome: 'Anna' } });
    edit({ nome: 'Anna' });
    await act(() => conversation.current.send('Quanto costa?'));
    expect(sent[1]).toMatchObject({ key: card()!.key, body: { request: { ...request, nome: 'Anna' } } });
    expect(card()).toMatchObject({ request: { ...request, nome: 'Anna' }, after: 2 });
  });

  it('follows to the end of the talk when Gaia changes it, above what is said of that', async () => {
    const { conversation, card } = await opened({ request: { ...request, email: 'anna@example.it' } });
    const { key } = card()!;
    await act(() => conversation.current.send('anna@example.it'));
    expect(card()).toEqual({ key, request: { ...request, email: 'anna@example.it' }, after: 3 });
  });

  it('takes in what a reply changes, beside what the visitor has edited meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { answers, conversation, card } = await opened();
    answers(() => promise);
    let asked: Promise<void>;
    act(() => void (asked = conversation.current.send('Entro venerdì, il mio numero è 06 5550100')));
    edit({ richiesta: 'Un contratto di 12 pagine', nome: 'Anna' });
    const replied = { ...request, richiesta: 'Un contratto\nEntro venerdì', telefono: '06 5550100' };
    await act(async () => (resolve(replies('L’ho aggiunto.', { request: replied })), asked));
    expect(card()!.request).toEqual({
      ...request,
      richiesta: 'Un contratto di 12 pagine\nEntro venerdì',
      nome: 'Anna',
      telefono: '06 5550100',
    });
  });

  it.each<readonly [string, object]>([
    ['without it', {}],
    ['with the receipt of what was ordered to be sent', { receipt, quoteRequest: true }],
  ])('is closed by a reply %s', async (_what, more) => {
    const { conversation, card } = await opened(more);
    await act(() => conversation.current.send('Va bene'));
    expect(card()).toBeUndefined();
    expect(conversation.current.conversation.turns.at(-1)?.receipt).toEqual('receipt' in more ? receipt : undefined);
    expect(notified()).toBe('receipt' in more ? 'Preventivo richiesto!' : undefined);
  });

  it('that was sent in another tab is not opened again by a late reply', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { answers, conversation, card } = await opened();
    answers(() => promise);
    let asked: Promise<void>;
    act(() => void (asked = conversation.current.send('Quanto costa?')));
    const { card: _sent, ...rest } = currentConversation();
    act(() => changeConversation(rest));
    await act(async () => (resolve(beside('680 euro.', 'La richiesta è ancora sopra.')), asked));
    expect(card()).toBeUndefined();
    expect(said(conversation).at(-1)).toBe('assistant: 680 euro.');
  });

  it('shows its faults when it was ordered to be sent, and remains', async () => {
    const { answers, conversation, card } = await opened();
    answers(() => problem(400, { errors: { email: ['Serve almeno un recapito: email o telefono'] } }));
    await act(() => conversation.current.send('Sì, invia'));
    expect(onFaults).toHaveBeenCalledTimes(1);
    expect(card()!.request).toEqual(request);
    expect(notified()).toBeUndefined();
  });
});
