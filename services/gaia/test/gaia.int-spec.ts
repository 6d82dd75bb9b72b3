import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ChatMessage, ChatReply } from '@school/contracts';
import { emptyRedis, eventually } from '@school/platform/testing';
import { type Asker, asker, startGaia, user } from './start-gaia.js';

let gateway: Asker;
let app: NestFastifyApplication;

beforeAll(async () => {
  const redisUrl = await emptyRedis();
  gateway = asker(redisUrl);
  app = await startGaia(redisUrl);
});

afterAll(async () => {
  await app.close();
  await gateway.close();
});

const replyTo = async (messages: readonly ChatMessage[]): Promise<ChatReply> => (await gateway.ask(messages)).reply;

test('a turn on the queue gets its reply', async () => {
  expect(await replyTo([user('Quanto costa il corso B2?')])).toMatchObject({
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
  const { redis } = gateway;
  const kept = await Promise.all((await redis.keys('*')).map((key) => redis.dumpBuffer(key)));
  expect(kept.map((value) => value?.toString('latin1') ?? '').join()).not.toMatch(/anna|traduzione|preventivo/i);
});

test('a turn that is past its deadline, or for which nobody waits any more, fails', async () => {
  const { job } = await gateway.ask([user('ciao')], { deadline: Date.now() - 1 });
  const reasonOf = (id: string) =>
    eventually(async () => {
      const failed = await gateway.queue.getJob(id);
      expect(failed?.failedReason).toBeDefined();
      return failed?.failedReason;
    });
  expect(await reasonOf(job.id!)).toContain('deadline');
  await gateway.queue.add('turn', { v: 3, deadline: Date.now() + 60_000 }, { jobId: 'of-a-killed-gateway' });
  expect(await reasonOf('of-a-killed-gateway')).toContain('The turn failed');
});

test('a reply that somebody reads along is told in whole sentences', async () => {
  const asked = await gateway.ask([user('Quanto costa il corso B2 e dove siete?')], { stream: true });
  const { message } = await asked.reply;
  expect(asked.told.length).toBeGreaterThan(1);
  expect(asked.told.join('')).toBe(message);
});

test('a reply that nobody reads along is not told', async () => {
  const asked = await gateway.ask([user('Dove siete?')]);
  await asked.reply;
  expect(asked.told).toEqual([]);
});
