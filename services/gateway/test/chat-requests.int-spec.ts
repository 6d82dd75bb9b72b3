// The card of the chat, sent as the panel does. No worker of the chat runs here.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, readLead } from '@school/contracts';
import { SITE, type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => Promise.all([gateway.stores, gateway.mails].map((queue) => queue.obliterate({ force: true }))));

const asked = { role: 'user', content: 'Vorrei un preventivo per una traduzione' };
const shown = { role: 'assistant', content: 'Ecco la richiesta' };
const pressed = { role: 'user', content: 'Invia la richiesta', chip: 'send' };
const request = {
  servizio: 'traduzioni',
  richiesta: 'Vorrei un preventivo per una traduzione',
  nome: 'Anna Prova',
  email: 'anna.prova@example.com',
  telefono: '',
  argomento: '',
  lingua: 'en',
};
const send = (body: object, headers = {}) => gateway.post(CHAT_ENDPOINT, body, headers);
const leads = async () => (await gateway.mails.getJobs()).map(({ data }) => readLead(data));

describe('a card that is sent', () => {
  it('is accepted without Gaia, with its reference and its receipt', async () => {
    const { status, body } = await send(
      { messages: [asked, shown, pressed], request },
      { Referer: `${SITE}/contatti` },
    );
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.stringContaining(`Your reference is ${body.receipt.riferimento}`),
      quoteRequest: true,
      receipt: expect.objectContaining({ ok: true, riferimento: expect.stringMatching(/^PRE-/) }),
      language: 'en',
    });
    expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
    expect(await leads()).toEqual([
      expect.objectContaining({
        id: body.receipt.id,
        origin: '/contatti',
        consent: expect.objectContaining({ given: ['consenso'] }),
        payload: {
          servizio: 'traduzioni',
          richiesta: 'Vorrei un preventivo per una traduzione',
          nome: 'Anna Prova',
          email: 'anna.prova@example.com',
          telefono: '',
          argomento: '',
          lingua: 'en',
          conversazione: 'Visitatore: Vorrei un preventivo per una traduzione\nGaia: Ecco la richiesta',
          consenso: true,
        },
      }),
    ]);
  });

  it.each([
    ['the button without a message', [asked, shown]],
    ['a plain yes', [asked, shown, { role: 'user', content: 'sì, invia pure' }]],
  ])('by %s is accepted', async (_how, messages) => {
    expect((await send({ messages, request })).body.quoteRequest).toBe(true);
  });

  it('goes along with all that the visitor has written, in its order', async () => {
    const story = `Il rimborso non è arrivato. ${'Ho scritto tre volte. '.repeat(60)}La ricevuta è la 4471.`;
    const turns = Array.from({ length: 12 }, (_, at) => [{ role: 'user', content: `${at}. ${story}` }, shown]).flat();
    await send({ messages: [...turns, pressed], request });
    const [lead] = await leads();
    const talk = (lead!.payload as { readonly conversazione: string }).conversazione;
    expect(talk.match(/^Visitatore: \d+\. Il rimborso .* La ricevuta è la 4471\.$/gm)).toHaveLength(12);
    expect(talk).toMatch(/^Visitatore: 0\..*\nGaia: Ecco la richiesta\nVisitatore: 1\./);
  });

  it('twice under one key is one lead, whatever the conversation says by then', async () => {
    const key = { 'Idempotency-Key': 'card-1' };
    const first = await send({ messages: [asked, shown, pressed], request }, key);
    const second = await send({ messages: [asked, shown, pressed, shown, pressed], request }, key);
    expect(second.body.receipt.id).toBe(first.body.receipt.id);
    expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
  });

  it('with errors is refused with a message by field, as a form is', async () => {
    const wrong = { ...request, servizio: '', nome: ' ', email: 'anna', richiesta: '' };
    const { status, body } = await send({ messages: [asked, shown, pressed], request: wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'nome', 'richiesta', 'servizio']);
    expect(await gateway.waiting()).toEqual({ stores: 0, mails: 0 });
  });

  it('counts as a form that was sent, not as a turn of a chat', async () => {
    const strict = await startGateway({ LEADS_PER_10_MINUTES: '1' });
    const body = { messages: [asked, shown, pressed], request };
    expect((await strict.post(CHAT_ENDPOINT, body)).status).toBe(200);
    expect((await strict.post(CHAT_ENDPOINT, body)).status).toBe(429);
    await strict.close();
  });
});

describe('a card that is not sent', () => {
  it.each([
    ['something typed beside it', 'sì ma è urgente'],
    ['a refusal', 'no'],
    ['a question', 'quanto costa?'],
  ])('by %s goes to Gaia', async (_what, content) => {
    // No worker answers.
    expect((await send({ messages: [asked, shown, { role: 'user', content }], request })).status).toBe(503);
    expect(await gateway.waiting()).toEqual({ stores: 0, mails: 0 });
  });

  it('is none without a card: a yes alone sends nothing', async () => {
    expect((await send({ messages: [asked, shown, { role: 'user', content: 'sì' }] })).status).toBe(503);
    expect(await gateway.waiting()).toEqual({ stores: 0, mails: 0 });
  });
});
