import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ChatJob, type ChatMessage, type ChatReply, QUEUES } from '@school/contracts';
import { emptyRedis, eventually } from '@school/platform/testing';
import type { Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { addTurn, openQueue, startGaia, user } from './start-gaia.js';

let redisUrl: string;
let redis: Redis;
let app: NestFastifyApplication;
let queues: Readonly<Record<'chat', Queue>>;

beforeAll(async () => {
  redisUrl = await emptyRedis();
  redis = new Redis(redisUrl);
  queues = {
    chat: openQueue(redisUrl, QUEUES.chat),
  };
  app = await startGaia(redisUrl);
});

afterAll(async () => {
  await app.close();
  await Promise.all(Object.values(queues).map((queue) => queue.close()));
  await redis.quit();
});

beforeEach(async () => {
  await Promise.all(
    Object.values(queues).map(async (queue) => (await queue.obliterate({ force: true }), await queue.resume())),
  );
});

const finished = (job: Job, state: 'completed' | 'failed' = 'completed'): Promise<Job<ChatJob>> =>
  eventually(async () => {
    expect(await job.getState()).toBe(state);
    return (await queues.chat.getJob(job.id!))!;
  });
const replyTo = async (messages: readonly ChatMessage[], turn = {}): Promise<ChatReply> =>
  (await finished(await addTurn(queues.chat, messages, turn))).data.reply as ChatReply;
test('a turn on the queue gets its reply', async () => {
  const reply = await replyTo([user('Quanto costa il corso B2?')]);
  expect(reply).toMatchObject({
    message: expect.stringContaining('680 euro'),
    quoteRequest: false,
    sources: [{ href: '/corso-b2' }],
  });
});

test('a wish for a quote opens its card, and the worker keeps nothing of it', async () => {
  const reply = await replyTo([
    user('Vorrei un preventivo per una traduzione. Mi chiamo Anna Prova, anna@example.com'),
  ]);
  expect(reply).toMatchObject({
    quoteRequest: false,
    request: { servizio: 'traduzioni', nome: 'Anna Prova', email: 'anna@example.com' },
  });
  expect((await redis.keys('*')).filter((key) => !key.startsWith(`bull:${QUEUES.chat}:`))).toEqual([]);
});

test('a turn that is past its deadline fails', async () => {
  const job = await addTurn(queues.chat, [user('ciao')], { deadline: Date.now() - 1 });
  expect((await finished(job, 'failed')).failedReason).toContain('deadline');
});

test('a reply that somebody reads along is told in whole sentences, and into nothing else', async () => {
  const job = await addTurn(queues.chat, [user('Quanto costa il corso B2 e dove siete?')], { stream: true });
  const { reply, told = [] } = (await finished(job)).data;
  const { message } = reply as ChatReply;
  expect(told.length).toBeGreaterThan(1);
  expect(told.join('')).toBe(message);
  // Other jobs' readers, and a backup, find no word of it in the stream of events.
  expect(JSON.stringify(await redis.xrange(`bull:${QUEUES.chat}:events`, '-', '+'))).not.toMatch(/680|Tibullo|costa/);
});

test('a reply that nobody reads along is not told', async () => {
  expect((await finished(await addTurn(queues.chat, [user('Dove siete?')]))).data.told).toBeUndefined();
});
