// One suite for every model: chat and tools are the same through the real worker and queue, whoever speaks.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChatMessage, type ChatReply, QUEUES, chatStreamKey, readLead } from '@school/contracts';
import { emptyRedis, eventually } from '@school/platform/testing';
import type { Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ModelServer, allProtocols } from './model-server.js';
import { obedient } from './obedient-model.js';
import { addTurn, gaia, openQueue, startGaia, user } from './start-gaia.js';

const REQUEST = 'Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Anna Prova, anna.prova@example.com';

describe.each(['embedded', ...allProtocols] as const)('with the %s model', (model) => {
  let server: ModelServer;
  let redis: Redis;
  let app: NestFastifyApplication;
  let chats: Queue;
  let mails: Queue;
  let stores: Queue;

  beforeAll(async () => {
    const url = await emptyRedis();
    redis = new Redis(url);
    [chats, mails, stores] = [openQueue(url, QUEUES.chat), openQueue(url, QUEUES.mail), openQueue(url, QUEUES.store)];
    server = await ModelServer.start();
    server.says(obedient);
    app = await startGaia(url, model === 'embedded' ? {} : server.env(model));
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([chats, mails, stores].map((queue) => queue.close()));
    await redis.quit();
    await server.close();
  });

  const answered = async (job: Job): Promise<ChatReply> =>
    eventually(async () => {
      expect([await job.getState(), (await chats.getJob(job.id!))?.failedReason]).toEqual(['completed', undefined]);
      return (await chats.getJob(job.id!))!.returnvalue as ChatReply;
    });
  const replyTo = async (messages: ChatMessage[], turn = {}) => answered(await addTurn(chats, messages, turn));
  const leads = async () =>
    (await Promise.all(
      [mails, stores].map(async (queue) => (await queue.getJobs()).map(({ data }) => readLead(data))),
    )) as [ReturnType<typeof readLead>[], ReturnType<typeof readLead>[]];

  test('a question is answered from the catalog, with its page', async () => {
    const asked = server.requests.length;
    expect(await replyTo([user('Quanto costa il corso B2?')])).toMatchObject({
      message: expect.stringContaining('680 euro'),
      quoteRequest: false,
      sources: [{ href: '/corso-b2' }],
    });
    // Whoever is configured is who has answered.
    expect(server.requests.length - asked).toBe(model === 'embedded' ? 0 : 1);
  });

  test('there is nothing to call that reads what other people sent', () => {
    for (const { tools, native } of server.requests)
      expect([...tools].sort()).toEqual(['richiedi_preventivo', ...(native ? [] : ['rispondi'])]);
  });

  test('what the catalog does not know is handed to a person', async () => {
    expect((await replyTo([user('Avete il parcheggio per le moto?')])).message).toMatch(/segreteria|\+39 06 555 0100/);
  });

  test('a request for a quote asks for what is missing', async () => {
    expect(
      (await replyTo([user('Vorrei un preventivo per una traduzione')], { conversation: `missing-${model}` })).message,
    ).toMatch(/nome|chiami/);
  });

  test('a quote is sent once, after the yes to our own summary, with the conversation', async () => {
    const conversation = `quote-${model}`;
    const summary = await replyTo([user(REQUEST)], { conversation });
    expect(summary).toMatchObject({
      message: expect.stringMatching(/Anna Prova[^]*anna\.prova@example\.com[^]*Confermi\?/),
      quoteRequest: false,
    });
    const turn = [user(REQUEST), gaia(summary.message), user('Sì')];
    const [sent, again] = await Promise.all([replyTo(turn, { conversation }), replyTo(turn, { conversation })]);
    expect(sent).toEqual(again);
    expect(sent).toMatchObject({ message: expect.stringMatching(/inviato.*PRE-\w{4}-\w{4}/), quoteRequest: true });
    const [mailed, stored] = await leads();
    expect(mailed).toEqual(stored);
    expect(mailed).toEqual([
      expect.objectContaining({
        kind: 'quote',
        payload: expect.objectContaining({
          nome: 'Anna Prova',
          email: 'anna.prova@example.com',
          servizio: 'traduzioni',
          richiesta: expect.stringContaining('una traduzione dal tedesco'),
          conversazione: expect.stringContaining(`Visitatore: ${REQUEST}\nGaia: `),
        }),
      }),
    ]);
  });

  test('without a yes nothing is sent', async () => {
    const [before] = await leads();
    const summary = await replyTo([user(REQUEST)], { conversation: 'no' });
    expect(
      (await replyTo([user(REQUEST), gaia(summary.message), user('Ci devo pensare')], { conversation: 'no' }))
        .quoteRequest,
    ).toBe(false);
    expect((await leads())[0].length).toBe(before.length);
  });

  test('a reply that somebody reads along is told in whole sentences, which expire', async () => {
    const job = await addTurn(chats, [user('Quanto costa il corso B2 e dove siete?')], { stream: true });
    const { message } = await answered(job);
    const told = (await redis.xrange(chatStreamKey(job.id!), '-', '+')).map(([, [, sentence]]) => sentence);
    expect(told.length).toBeGreaterThan(1);
    expect(told.join('')).toBe(message);
    expect(await redis.ttl(chatStreamKey(job.id!))).toBeGreaterThan(0);
  });

  test('a reply that nobody reads along leaves no stream', async () => {
    const job = await addTurn(chats, [user('Dove siete?')]);
    await answered(job);
    expect(await redis.exists(chatStreamKey(job.id!))).toBe(0);
  });
});
