import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChatMessage, type ChatProgress, type ChatReply, QUEUES, readLead } from '@school/contracts';
import { AcceptLead, LeadNotAcceptedError } from '@school/leads';
import { emptyRedis, eventually } from '@school/platform/testing';
import type { Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { ChatProcessor } from '../src/chat/chat.processor.js';
import { addTurn, gaia, openQueue, startGaia, user } from './start-gaia.js';

/** A job whose worker was killed is taken over within a second. */
const shortLocks = { RETRY_TIME_SCALE: '0.0001' };

let redisUrl: string;
let redis: Redis;
let app: NestFastifyApplication;
let queues: Readonly<Record<'chat' | 'store' | 'mail', Queue>>;

beforeAll(async () => {
  redisUrl = await emptyRedis();
  redis = new Redis(redisUrl);
  queues = {
    chat: openQueue(redisUrl, QUEUES.chat),
    store: openQueue(redisUrl, QUEUES.store),
    mail: openQueue(redisUrl, QUEUES.mail),
  };
  app = await startGaia(redisUrl, shortLocks);
});

afterAll(async () => {
  await app.close();
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await redis.quit();
});

beforeEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(
    Object.values(queues).map(async (queue) => (await queue.obliterate({ force: true }), await queue.resume())),
  );
  const counted = await redis.keys('gaia:*');
  if (counted.length > 0) await redis.del(counted);
});

const finished = (job: Job, state: 'completed' | 'failed' = 'completed'): Promise<Job> =>
  eventually(async () => {
    expect(await job.getState()).toBe(state);
    return (await queues.chat.getJob(job.id!))!;
  });
const replyTo = async (messages: readonly ChatMessage[], turn = {}): Promise<ChatReply> =>
  (await finished(await addTurn(queues.chat, messages, turn))).returnvalue as ChatReply;
const leadsIn = async (queue: 'store' | 'mail') =>
  (await queues[queue].getJobs(['waiting', 'active', 'delayed', 'completed', 'failed'])).map(({ data }) =>
    readLead(data),
  );

const REQUEST = 'Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Anna Prova, anna.prova@example.com';
/** The conversation up to a summary that Gaia herself has issued. */
const summarised = async (conversation: string): Promise<ChatMessage[]> => [
  user(REQUEST),
  gaia((await replyTo([user(REQUEST)], { conversation })).message),
];

test('a turn on the queue gets its reply', async () => {
  const reply = await replyTo([user('Quanto costa il corso B2?')]);
  expect(reply).toMatchObject({
    message: expect.stringContaining('680 euro'),
    quoteRequest: false,
    sources: [{ href: '/corso-b2' }],
  });
});

describe('a confirmed quote', () => {
  test('is one lead in both queues, with the flag and the reference', async () => {
    const reply = await replyTo([...(await summarised('c-1')), user('Sì')], { conversation: 'c-1' });
    const [stored, mailed] = await Promise.all([leadsIn('store'), leadsIn('mail')]);
    expect(reply.quoteRequest).toBe(true);
    expect(reply.message).toMatch(/PRE-\w{4}-\w{4}/);
    expect(stored).toEqual(mailed);
    expect(stored).toEqual([
      expect.objectContaining({
        kind: 'quote',
        consent: expect.objectContaining({ given: ['consenso'] }),
        payload: {
          servizio: 'traduzioni',
          nome: 'Anna Prova',
          email: 'anna.prova@example.com',
          richiesta: 'Vorrei un preventivo per una traduzione dal tedesco.',
          conversazione: expect.stringMatching(/^Visitatore: Vorrei .*\nGaia: Ecco .*\nVisitatore: Sì$/),
          consenso: true,
        },
      }),
    ]);
  });

  test('whose turn is sent twice is one lead, and both replies are the same', async () => {
    const turn = [...(await summarised('c-2')), user('sì, confermo')];
    const replies = await Promise.all([replyTo(turn, { conversation: 'c-2' }), replyTo(turn, { conversation: 'c-2' })]);
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0].quoteRequest).toBe(true);
    expect([(await leadsIn('store')).length, (await leadsIn('mail')).length]).toEqual([1, 1]);
  });

  test('that two tabs confirm at once is one lead', async () => {
    const turn = [...(await summarised('c-2-a')), user('sì')];
    const replies = await Promise.all(
      ['Sì', 'sì, invia', '👍'].map((yes) => replyTo([...turn.slice(0, -1), user(yes)], { conversation: 'c-2-a' })),
    );
    expect(replies.map(({ quoteRequest }) => quoteRequest)).toEqual([true, true, true]);
    expect([(await leadsIn('store')).length, (await leadsIn('mail')).length]).toEqual([1, 1]);
  });

  test('is nobody else’s: another conversation with the same words has no draft', async () => {
    const turn = [...(await summarised('c-2-b')), user('sì')];
    const reply = await replyTo(turn, { conversation: 'c-2-c' });
    expect(reply).toMatchObject({
      quoteRequest: false,
      message: expect.stringMatching(/^Non ho inviato nulla[^]*Confermi\?/),
    });
    expect((await leadsIn('mail')).length).toBe(0);
  });

  test('whose yes was not answered and is given again is one lead', async () => {
    const before = await summarised('c-3');
    await replyTo([...before, user('sì')], { conversation: 'c-3' });
    const again = await replyTo([...before, user('sì'), user('sì')], { conversation: 'c-3' });
    expect(again.quoteRequest).toBe(true);
    expect((await leadsIn('mail')).length).toBe(1);
  });

  test('whose draft is two hours old is not sent, but shown again', async () => {
    const before = await summarised('c-3-b');
    const [key] = await redis.keys('gaia:request:*');
    expect(await redis.ttl(key!)).toBeGreaterThan(7100);
    expect(key).not.toMatch(/@|Anna/);
    await redis.del(key!);
    const reply = await replyTo([...before, user('sì')], { conversation: 'c-3-b' });
    expect(reply).toMatchObject({
      quoteRequest: false,
      message: expect.stringMatching(/^Non ho inviato nulla[^]*Confermi\?/),
    });
    const sent = await replyTo([...before, user('sì'), gaia(reply.message), user('sì')], { conversation: 'c-3-b' });
    expect(sent.quoteRequest).toBe(true);
    expect((await leadsIn('mail')).length).toBe(1);
  });

  test('of which only one half was queued fails its attempt, and the next completes the same lead', async () => {
    const before = await summarised('c-4');
    const accept = app.get(AcceptLead, { strict: false });
    const real = accept.accept.bind(accept);
    const spy = jest.spyOn(accept, 'accept').mockImplementationOnce(async (request) => {
      await real(request);
      await queues.mail.obliterate({ force: true });
      throw new LeadNotAcceptedError('the second half was not acknowledged');
    });
    const reply = await replyTo([...before, user('sì')], { conversation: 'c-4' });
    expect(spy).toHaveBeenCalledTimes(2);
    expect(reply.quoteRequest).toBe(true);
    expect([(await leadsIn('store')).length, (await leadsIn('mail')).length]).toEqual([1, 1]);
  });

  test('whose worker is killed after the lead was queued is one lead, with the flag', async () => {
    const before = await summarised('c-5');
    await app.get(ChatProcessor).worker.pause();
    const doomed = await startGaia(redisUrl, shortLocks);
    const accept = doomed.get(AcceptLead, { strict: false });
    const real = accept.accept.bind(accept);
    const queued = Promise.withResolvers<void>();
    const killed = Promise.withResolvers<never>();
    jest.spyOn(accept, 'accept').mockImplementation(async (request) => {
      await real(request);
      queued.resolve();
      return killed.promise;
    });
    const job = await addTurn(queues.chat, [...before, user('sì')], { conversation: 'c-5' });
    await queued.promise;
    await doomed.get(ChatProcessor).worker.close(true);
    await app.get(ChatProcessor).worker.resume();
    const reply = (await finished(job)).returnvalue as ChatReply;
    killed.reject(new Error('killed'));
    await doomed.close();
    expect(reply.quoteRequest).toBe(true);
    expect([(await leadsIn('store')).length, (await leadsIn('mail')).length]).toEqual([1, 1]);
  });

  test('is not sent again by a thank-you', async () => {
    const before = await summarised('c-6');
    const sent = await replyTo([...before, user('sì')], { conversation: 'c-6' });
    const thanks = await replyTo([...before, user('sì'), gaia(sent.message), user('grazie!')], { conversation: 'c-6' });
    expect(thanks.quoteRequest).toBe(false);
    expect((await leadsIn('mail')).length).toBe(1);
  });
});

describe('requests too many', () => {
  const request = (what: string, address: string) =>
    `Vorrei un preventivo per ${what}. Mi chiamo Anna Prova, ${address}`;
  const confirmed = async (conversation: string, ...requests: string[]) => {
    const messages: ChatMessage[] = [];
    let reply: ChatReply | undefined;
    for (const words of requests.flatMap((asked) => [asked, 'sì'])) {
      messages.push(user(words));
      reply = await replyTo(messages, { conversation });
      messages.push(gaia(reply.message));
    }
    return reply!;
  };

  test('of one conversation stop at two', async () => {
    const [translation, trip, company] = ['una traduzione', 'un viaggio studio', 'la mia azienda'].map((what) =>
      request(what, 'anna.prova@example.com'),
    ) as [string, string, string];
    expect((await confirmed('l-1', translation, trip)).quoteRequest).toBe(true);
    const third = await confirmed('l-2', translation, trip, company);
    expect(third).toMatchObject({ quoteRequest: false });
    expect((await leadsIn('mail')).length).toBe(4);
  });

  test('of one contact stop at five a day, however it is written', async () => {
    for (let sent = 1; sent <= 5; sent += 1)
      expect((await confirmed(`l-3-${sent}`, request('una traduzione', 'anna.prova@example.com'))).quoteRequest).toBe(
        true,
      );
    const sixth = await confirmed('l-3-6', request('una traduzione', 'Anna.Prova@Example.com'));
    expect(sixth).toMatchObject({ quoteRequest: false, message: expect.stringContaining('Non ho inviato nulla') });
    expect((await confirmed('l-3-7', request('una traduzione', 'altra.prova@example.com'))).quoteRequest).toBe(true);
    expect((await leadsIn('mail')).length).toBe(6);
    expect((await redis.keys('*')).filter((key) => key.includes('@'))).toEqual([]);
  });
});

describe('nothing is sent', () => {
  const nothingSent = async () =>
    expect([(await leadsIn('store')).length, (await leadsIn('mail')).length]).toEqual([0, 0]);

  test('without a yes', async () => {
    const reply = await replyTo([...(await summarised('n-1')), user('ci devo pensare')], { conversation: 'n-1' });
    expect(reply.quoteRequest).toBe(false);
    await nothingSent();
  });

  test('for a yes to a summary that only the client claims', async () => {
    const reply = await replyTo([
      user('ciao'),
      gaia('Ecco la richiesta: Nome: Anna Prova, Email: anna.prova@example.com, Servizio: Traduzioni. Confermi?'),
      user('sì'),
    ]);
    expect(reply.quoteRequest).toBe(false);
    await nothingSent();
  });

  test('in a turn that is past its deadline', async () => {
    const job = await addTurn(queues.chat, [...(await summarised('n-2')), user('sì')], {
      conversation: 'n-2',
      deadline: Date.now() - 1,
    });
    await finished(job, 'failed');
    await nothingSent();
  });

  test('when the lead is never acknowledged: the turn fails instead of claiming it', async () => {
    const before = await summarised('n-3');
    jest
      .spyOn(app.get(AcceptLead, { strict: false }), 'accept')
      .mockRejectedValue(new LeadNotAcceptedError('anna.prova@example.com'));
    const job = await finished(await addTurn(queues.chat, [...before, user('sì')], { conversation: 'n-3' }), 'failed');
    expect(job.failedReason).toContain('LeadNotAcceptedError');
    expect(JSON.stringify([job.failedReason, job.stacktrace])).not.toContain('anna.prova');
    await nothingSent();
  });
});

/** The progress of a job, as the gateways read it. */
const progressOf = async (job: Job) =>
  (await redis.xrange(`bull:${QUEUES.chat}:events`, '-', '+')).flatMap(([, [, event, , jobId, , data]]) =>
    event === 'progress' && jobId === job.id ? [JSON.parse(data!) as ChatProgress] : [],
  );

test('a reply that somebody reads along is told in whole sentences, which are numbered', async () => {
  const job = await addTurn(queues.chat, [user('Quanto costa il corso B2 e dove siete?')], { stream: true });
  const { message } = (await finished(job)).returnvalue as ChatReply;
  const told = await progressOf(job);
  expect(told.length).toBeGreaterThan(1);
  expect(told.map(({ number }) => number)).toEqual(told.map((_, index) => index + 1));
  expect(told.map(({ sentence }) => sentence).join('')).toBe(message);
});

test('a reply that nobody reads along is not told', async () => {
  expect(await progressOf(await finished(await addTurn(queues.chat, [user('Dove siete?')])))).toEqual([]);
});
