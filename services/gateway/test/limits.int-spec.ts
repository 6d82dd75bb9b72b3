// Rate limits, and the answer beyond them.
import { describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, QUEUES } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { workerConnection } from '@school/platform';
import { answering, emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { type TestGateway, startGateway } from './start-gateway.js';

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
      expect(refused.body.detail).toBe(
        'Da questa rete sono arrivate molte richieste in poco tempo: si può riprovare tra 10 minuti, o telefonare.',
      );
      expect((await send('198.51.100.8')).status).toBe(202);
    } finally {
      await limited.close();
    }
  });

  it('are shared by the gateways, and cut a burst exactly', async () => {
    const first = await startGateway({ LEADS_PER_10_MINUTES: '5' });
    const gateways = [first, await startGateway({ LEADS_PER_10_MINUTES: '5' }, first.redisUrl)] as const;
    const send = (gateway: TestGateway) =>
      gateway.request().post('/api/contact').set('X-Forwarded-For', '198.51.100.30').send(aBody('contact'));
    try {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => (await send(gateways[index % 2 ? 0 : 1])).status),
      );
      expect(statuses.toSorted()).toEqual([...Array(5).fill(202), ...Array(15).fill(429)]);
      expect(await first.waiting()).toEqual({ stores: 5, mails: 5 });
    } finally {
      await Promise.all(gateways.map((gateway) => gateway.close()));
    }
  });

  it('let a class of 40 behind one address send a form each and chat, by default', async () => {
    const school = await startGateway({ LEADS_PER_10_MINUTES: undefined, CHATS_PER_MINUTE: undefined });
    const post = async (path: string, body: object) =>
      (await school.request().post(path).set('X-Forwarded-For', '198.51.100.40').send(body)).status;
    try {
      const verdict = { messages: [], feedback: { useful: true, share: false } };
      for (let pupil = 0; pupil < 40; pupil += 1) {
        expect(await post('/api/contact', aBody('contact', { email: `alunno${pupil}@example.com` }))).toBe(202);
        for (let turn = 0; turn < 4; turn += 1) expect(await post(CHAT_ENDPOINT, verdict)).toBe(204);
      }
    } finally {
      await school.close();
    }
  });

  it('hold at each gateway while Redis is unavailable', async () => {
    const redisUrl = await emptyRedis();
    const link = await linkTo(redisUrl);
    const limited = await startGateway({ REDIS_URL: link.url, LEADS_PER_10_MINUTES: '3' }, redisUrl);
    const send = () =>
      limited.request().post('/api/contact').set('X-Forwarded-For', '198.51.100.32').send(aBody('contact'));
    try {
      expect((await send()).status).toBe(202);
      await link.cut();
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await send()).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    } finally {
      await link.mend();
      await eventually(async () => expect((await limited.request().get('/health/ready')).body.checks.redis).toBe('ok'));
      await limited.close();
      await link.cut();
    }
  });

  it('stop a visitor who chats, in Italian, also with an event stream', async () => {
    const limited = await startGateway({ CHATS_PER_MINUTE: '2' });
    const chat = () =>
      limited
        .request()
        .post(CHAT_ENDPOINT)
        .set({ 'X-Forwarded-For': '198.51.100.20', Accept: 'text/event-stream' })
        .send({ messages: [], feedback: { useful: true, share: false } });
    try {
      expect([(await chat()).status, (await chat()).status]).toEqual([204, 204]);
      const refused = await chat();
      expect([refused.status, refused.body.detail]).toEqual([429, expect.stringContaining('tra un minuto')]);
    } finally {
      await limited.close();
    }
  });

  it('refuse turns at once when too many wait for Gaia', async () => {
    const limited = await startGateway({}, undefined, { backlog: 1 });
    const released = Promise.withResolvers<void>();
    const reply = { message: 'Ciao', quoteRequest: false };
    const busy = await answering(limited.redisUrl, async () => (await released.promise, reply), 1);
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(limited.redisUrl) });
    const chat = () =>
      limited
        .request()
        .post(CHAT_ENDPOINT)
        .send({ messages: [{ role: 'user', content: 'Ciao' }] });
    try {
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
