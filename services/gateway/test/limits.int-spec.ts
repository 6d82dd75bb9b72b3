// Rate limits, and the answer beyond them.
import { describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, QUEUES } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { workerConnection } from '@school/platform';
import { emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { Queue, Worker } from 'bullmq';
import { SENTENCE, type TestGateway, startGateway } from './start-gateway.js';

describe('limits', () => {
  it('stop a visitor at the limit, with the time to wait, and nobody else', async () => {
    const limited = await startGateway({ LEADS_PER_10_MINUTES: '3' });
    const send = (ip: string) =>
      limited.request().post('/api/contact').set('X-Forwarded-For', ip).send(aBody('contact'));
    try {
      for (let index = 0; index < 3; index += 1) expect((await send('198.51.100.7')).status).toBe(202);
      const refused = await send('198.51.100.7');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body.detail).toMatch(SENTENCE);
      expect((await send('198.51.100.8')).status).toBe(202);
    } finally {
      await limited.close();
    }
  });

  it('are shared: a client at the limit is refused by every gateway once it has read the shared count', async () => {
    const first = await startGateway({ LEADS_PER_DAY: '3' });
    const gateways = [first, await startGateway({ LEADS_PER_DAY: '3' }, first.redisUrl)] as const;
    const send = (gateway: TestGateway) =>
      gateway.request().post('/api/contact').set('X-Forwarded-For', '198.51.100.30').send(aBody('contact'));
    try {
      const statuses = [];
      for (const turn of [0, 0, 1, 1, 0, 0, 1] as const) statuses.push((await send(gateways[turn])).status);
      // The second gateway learns with the third call that it was the last one, the first one with the fifth.
      expect(statuses).toEqual([202, 202, 202, 429, 202, 429, 429]);
      expect(Number((await send(gateways[1])).headers['retry-after'])).toBeGreaterThan(12 * 3600);
    } finally {
      await Promise.all(gateways.map((gateway) => gateway.close()));
    }
  });

  it('cut a burst at one gateway exactly', async () => {
    const limited = await startGateway({ LEADS_PER_10_MINUTES: '5' });
    const send = () =>
      limited.request().post('/api/contact').set('X-Forwarded-For', '198.51.100.31').send(aBody('contact'));
    try {
      const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await send()).status));
      expect(statuses.toSorted()).toEqual([
        ...Array.from({ length: 5 }, () => 202),
        ...Array.from({ length: 15 }, () => 429),
      ]);
      expect(await limited.waiting()).toEqual({ stores: 5, mails: 5 });
    } finally {
      await limited.close();
    }
  });

  it('hold at each gateway while Redis is away', async () => {
    const redisUrl = await emptyRedis();
    const link = await linkTo(redisUrl);
    const limited = await startGateway({ REDIS_URL: link.url, LEADS_PER_DAY: '3' }, redisUrl);
    const send = () =>
      limited.request().post('/api/contact').set('X-Forwarded-For', '198.51.100.32').send(aBody('contact'));
    try {
      expect((await send()).status).toBe(202);
      await link.cut();
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await send()).status);
      expect(statuses).toEqual([202, 202, 429, 429]);
    } finally {
      await link.mend();
      await eventually(async () => expect((await limited.request().get('/health/ready')).body.checks.redis).toBe('ok'));
      await limited.close();
      await link.cut();
    }
  });

  it.each(['CHATS_PER_MINUTE', 'CHATS_PER_DAY'])(
    'stop a visitor who chats at %s, in Italian, also one who reads along',
    async (limit) => {
      const limited = await startGateway({ [limit]: '2' });
      const chat = () =>
        limited
          .request()
          .post(CHAT_ENDPOINT)
          .set({ 'X-Forwarded-For': '198.51.100.20', Accept: 'text/event-stream' })
          .send({ messages: [{ role: 'user', content: 'Ciao' }] });
      try {
        expect([(await chat()).status, (await chat()).status]).toEqual([503, 503]);
        const refused = await chat();
        expect([refused.status, refused.body.detail]).toEqual([429, expect.stringMatching(SENTENCE)]);
      } finally {
        await limited.close();
      }
    },
  );

  it('refuse turns at once when too many wait for Gaia', async () => {
    const limited = await startGateway({ CHAT_BACKLOG: '1' });
    const released = Promise.withResolvers<void>();
    const busy = new Worker(
      QUEUES.chat,
      async () => (await released.promise, { message: 'Ciao', quoteRequest: false }),
      {
        connection: workerConnection(limited.redisUrl),
        concurrency: 1,
      },
    );
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(limited.redisUrl) });
    const chat = () =>
      limited
        .request()
        .post(CHAT_ENDPOINT)
        .send({ messages: [{ role: 'user', content: 'Ciao' }] });
    try {
      await busy.waitUntilReady();
      const taken = [chat().then(({ status }) => status)];
      await eventually(async () => expect(await queue.getActiveCount()).toBe(1));
      taken.push(chat().then(({ status }) => status));
      await eventually(async () => expect(await queue.getWaitingCount()).toBe(1));
      expect((await chat()).status).toBe(503);
      released.resolve();
      expect(await Promise.all(taken)).toEqual([200, 200]);
    } finally {
      await Promise.all([limited.close(), busy.close(), queue.close()]);
    }
  });

  it('cannot be escaped by forging an address in front of the one that the proxy saw', async () => {
    const limited = await startGateway({ LEADS_PER_10_MINUTES: '2' });
    const send = (forged: string) =>
      limited.request().post('/api/contact').set('X-Forwarded-For', `${forged}, 198.51.100.99`).send(aBody('contact'));
    try {
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await send(`203.0.113.${index}`)).status);
      expect(statuses).toEqual([202, 202, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});
