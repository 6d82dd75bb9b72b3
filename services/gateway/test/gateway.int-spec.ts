// The gateway over HTTP against a real Redis: what it takes, what it refuses, and that nothing it took is missing from the queues.
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CHAT_ENDPOINT, CHAT_STREAM, type LeadKind, QUEUES, chatStreamKey, leadForm, leadKinds, readLead } from '@school/contracts';
import { aBody, aCourseEnquiry } from '@school/contracts/testing';
import { workerConnection } from '@school/platform';
import { type Link, emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { type Job, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import request from 'supertest';
import { gatewayEnv } from '../src/env.js';
import { createApp } from '../src/http/create-app.js';

const SITE = 'https://www.scuola.example';
const endpoints = leadKinds.flatMap((kind) => (leadForm(kind).endpoint === null ? [] : [[kind, leadForm(kind).endpoint!] as const]));
const SENTENCE = /^[A-ZÈ].*/;

let redisUrl: string;
let spoolDir: string;
let redis: Redis;
let app: NestFastifyApplication;
let stores: Queue;
let mails: Queue;

async function start(env: Record<string, string> = {}): Promise<NestFastifyApplication> {
  const gateway = await createApp(gatewayEnv.parse({ REDIS_URL: redisUrl, SPOOL_DIR: spoolDir, SITE_ORIGINS: SITE, LEADS_PER_10_MINUTES: '100000', LEADS_PER_DAY: '100000', CHATS_PER_MINUTE: '100000', CHATS_PER_DAY: '100000', CHAT_DEADLINE_MS: '3000', ...env }));
  await gateway.listen(0, '127.0.0.1');
  return gateway;
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  request(app.getHttpServer()).post(path).set({ 'Content-Type': 'application/json', ...headers }).send(typeof body === 'string' ? body : JSON.stringify(body));

const queued = async (queue: Queue) => (await queue.getJobs(['waiting'])).map(({ data }) => readLead(data));

beforeAll(async () => {
  redisUrl = await emptyRedis();
  spoolDir = mkdtempSync(join(tmpdir(), 'spool-'));
  redis = new Redis(redisUrl);
  stores = new Queue(QUEUES.store, { connection: workerConnection(redisUrl) });
  mails = new Queue(QUEUES.mail, { connection: workerConnection(redisUrl) });
  app = await start();
});

beforeEach(async () => {
  for (const queue of [stores, mails]) await queue.obliterate({ force: true });
});

afterAll(async () => {
  await app.close();
  await Promise.all([stores.close(), mails.close()]);
  await redis.quit();
  rmSync(spoolDir, { recursive: true, force: true });
});

describe.each(endpoints)('a %s posted to %s', (kind: LeadKind, path) => {
  it('is answered 202 with its reference and waits to be stored and to be mailed', async () => {
    const { status, body } = await post(path, aBody(kind));
    expect(status).toBe(202);
    expect(body).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/), riferimento: expect.stringMatching(/^[A-Z]{3}-.{4}-.{4}$/) });
    for (const queue of [stores, mails]) expect(await queued(queue)).toEqual([expect.objectContaining({ id: body.id, kind, payload: aBody(kind), suspicion: [] })]);
  });

  it('twice with the same key has the same answer and is one lead', async () => {
    const first = await post(path, aBody(kind), { 'Idempotency-Key': 'modulo-1' });
    const again = await post(path, aBody(kind), { 'Idempotency-Key': 'modulo-1' });
    expect(again.body).toEqual(first.body);
    expect([await stores.getWaitingCount(), await mails.getWaitingCount()]).toEqual([1, 1]);
  });

  it('edited and sent again with the same key is another lead', async () => {
    const [name] = Object.keys(aBody(kind));
    await post(path, aBody(kind), { 'Idempotency-Key': 'modulo-2' });
    await post(path, aBody(kind, { [name!]: 'Altra' }), { 'Idempotency-Key': 'modulo-2' });
    expect(await stores.getWaitingCount()).toBe(2);
  });

  it('empty is refused with an Italian message by field, and leaves nothing', async () => {
    const { status, body, headers } = await post(path, {});
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(body).toMatchObject({ status: 400, title: 'Richiesta non valida', detail: expect.stringMatching(SENTENCE) });
    for (const messages of Object.values(body.errors)) expect(messages).toEqual([expect.stringMatching(SENTENCE)]);
    expect(await stores.getWaitingCount()).toBe(0);
  });

  it.each([
    ['broken JSON', '{"nome":', 400],
    ['an array', '[]', 400],
    ['nothing', '', 400],
    ['10 000 levels of nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['nesting inside an unknown field', `{"x":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, 400],
    ['1 MB', JSON.stringify({ x: 'a'.repeat(1_000_000) }), 413],
    ['more than 32 KiB', JSON.stringify({ x: 'a'.repeat(40_000) }), 413],
  ])('as %s is refused', async (_what, body, status) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(SENTENCE);
    expect(answer.text).not.toMatch(/node_modules|\bat \w+|Error:/);
  });

  it('in another media type or encoding is refused', async () => {
    expect((await post(path, 'nome=Anna', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post(path, JSON.stringify(aBody(kind)), { 'Content-Type': 'text/plain' })).status).toBe(415);
    const latin1 = await request(app.getHttpServer()).post(path).set('Content-Type', 'application/json').serialize((body) => body as never).send(Buffer.from('{"nome":"\xe8"}', 'latin1') as never);
    expect(latin1.status).toBe(400);
  });

  it.each([
    ['markup', '<script>alert(1)</script><b>x</b>"\'`'],
    ['bidi overrides and controls', 'a\u202Eb\u0007c\u200B'],
    ['emoji', '👩‍👩‍👧 👍🏽'],
    ['a header', 'Anna\r\nBcc: altri@example.com'],
    ['a formula', '=cmd|calc!A1'],
    ['SQL', "'; DROP TABLE leads; --"],
  ])('with %s in every text is taken or refused by field, never an error of ours', async (_what, text) => {
    for (const field of Object.keys(aBody(kind))) {
      const { status, body } = await post(path, aBody(kind, { [field]: text }));
      if (status !== 202) expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] });
    }
    expect(await stores.getWaitingCount()).toBe(await mails.getWaitingCount());
  });

  it('by a form filled in no time with the hidden field filled is taken, and marked for the people who check', async () => {
    const { status } = await post(path, { ...aBody(kind), referente2: 'x', tempoCompilazione: 20 });
    expect(status).toBe(202);
    expect((await queued(mails))[0]?.suspicion).toEqual(['honeypot', 'too-fast']);
  });
});

describe('a contact request', () => {
  it('may come from a course page', async () => {
    const { status, body } = await post('/api/contact', aCourseEnquiry());
    expect(status).toBe(202);
    expect(body.riferimento).toMatch(/^CON-/);
  });

  it('carries the page it was sent from without its query, and none of another site', async () => {
    await post('/api/contact', aBody('contact'), { Referer: `${SITE}/corso-b1?nome=Anna` });
    await post('/api/contact', aBody('contact'), { Referer: 'https://altrove.example/pagina' });
    expect((await queued(stores)).map(({ origin }) => origin).sort()).toEqual(['/corso-b1', undefined]);
  });
});

describe('requests from elsewhere', () => {
  it('by a page of another site are refused', async () => {
    expect((await post('/api/contact', aBody('contact'), { Origin: 'https://altrove.example' })).status).toBe(403);
    expect((await post('/api/contact', aBody('contact'), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post('/api/contact', aBody('contact'), { Origin: 'null' })).status).toBe(403);
    for (const site of ['same-origin, cross-site', 'unheard-of']) expect((await post('/api/contact', aBody('contact'), { 'Sec-Fetch-Site': site })).status).toBe(403);
  });

  it('are not invited: no other site is told that it may send or read', async () => {
    const preflight = await request(app.getHttpServer()).options('/api/contact').set({ Origin: 'https://altrove.example', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' });
    expect(preflight.status).toBe(404);
    const refused = await post('/api/contact', aBody('contact'), { Origin: 'https://altrove.example' });
    for (const { headers } of [preflight, refused]) expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(refused.headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', 'cross-origin-opener-policy': 'same-origin' });
  });

  it('by our own page or by a program are taken', async () => {
    expect((await post('/api/contact', aBody('contact'), { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(202);
    expect((await post('/api/contact', aBody('contact'))).status).toBe(202);
  });

  it('find no other door', async () => {
    for (const [method, path] of [['get', '/api/contact'], ['get', '/api/contact-requests'], ['put', '/api/reclami'], ['get', '/'], ['post', '/api/altro']] as const) {
      const { status, body } = await request(app.getHttpServer())[method](path);
      expect({ status, type: body.type }).toEqual({ status: 404, type: 'about:blank' });
    }
  });
});

describe('while Redis is away, from the start', () => {
  const waiting = () => readdirSync(join(spoolDir, 'new'));
  let alone: NestFastifyApplication;
  let link: Link;
  const send = (key: string) => request(alone.getHttpServer()).post('/api/contact').set('Idempotency-Key', key).send(aBody('contact'));
  const ready = () => request(alone.getHttpServer()).get('/health/ready');

  beforeAll(async () => {
    // A gateway that shares the directory would drain it meanwhile.
    await app.close();
    link = await linkTo(redisUrl);
    await link.cut();
    alone = await start({ REDIS_URL: link.url });
  });
  afterAll(async () => {
    await alone.close();
    await link.cut();
    app = await start();
  });

  it('requests are taken and wait on disk, and the gateway stays in service, degraded', async () => {
    const answers = [await send('a'), await send('a'), await send('b')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(waiting().sort()).toEqual([...new Set(answers.map(({ body }) => body.id))].sort());
    const { status, body } = await ready();
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 'degraded', checks: { redis: expect.any(String), spool: expect.stringMatching(/^2 waiting, the oldest for \d+ s; 0 set aside$/) } },
    });
  });

  it('and the disk too, requests are refused with the time to come back, and the gateway is out of service', async () => {
    renameSync(join(spoolDir, 'new'), join(spoolDir, 'away'));
    try {
      const { status, headers } = await send('c');
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await eventually(async () => expect((await ready()).status).toBe(503));
    } finally {
      renameSync(join(spoolDir, 'away'), join(spoolDir, 'new'));
    }
    await eventually(async () => expect((await send('c')).status).toBe(202));
  });

  it('and comes back, what waits is queued', async () => {
    await link.mend();
    await eventually(async () => expect([waiting(), await stores.getWaitingCount(), await mails.getWaitingCount()]).toEqual([[], 3, 3]));
    await eventually(async () => expect((await ready()).body).toEqual({ status: 'ok', checks: { redis: 'ok', spool: 'ok' } }));
  });
});

describe('limits', () => {
  it('stop a visitor at the limit, with the time to wait, and nobody else', async () => {
    const limited = await start({ LEADS_PER_10_MINUTES: '3' });
    const send = (ip: string) => request(limited.getHttpServer()).post('/api/contact').set('X-Forwarded-For', ip).send(aBody('contact'));
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

  it.each(['CHATS_PER_MINUTE', 'CHATS_PER_DAY'])('stop a visitor who chats at %s, in Italian, also one who reads along', async (limit) => {
    await redis.del((await redis.keys('limit:chat*')).concat('none'));
    const limited = await start({ [limit]: '2' });
    const chat = () => request(limited.getHttpServer()).post(CHAT_ENDPOINT).set({ 'X-Forwarded-For': '198.51.100.20', Accept: 'text/event-stream' }).send({ messages: [{ role: 'user', content: 'Ciao' }] });
    try {
      expect([(await chat()).status, (await chat()).status]).toEqual([503, 503]);
      const refused = await chat();
      expect([refused.status, refused.body.detail]).toEqual([429, expect.stringMatching(SENTENCE)]);
    } finally {
      await limited.close();
    }
  });

  it('send turns back at once when too many wait for Gaia', async () => {
    const limited = await start({ CHAT_BACKLOG: '1' });
    const released = Promise.withResolvers<void>();
    const busy = new Worker(QUEUES.chat, async () => (await released.promise, { message: 'Ciao', quoteRequest: false }), { connection: workerConnection(redisUrl), concurrency: 1 });
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(redisUrl) });
    const chat = () => request(limited.getHttpServer()).post(CHAT_ENDPOINT).send({ messages: [{ role: 'user', content: 'Ciao' }] });
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
    const limited = await start({ LEADS_PER_10_MINUTES: '2' });
    const send = (forged: string) => request(limited.getHttpServer()).post('/api/contact').set('X-Forwarded-For', `${forged}, 198.51.100.99`).send(aBody('contact'));
    try {
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await send(`203.0.113.${index}`)).status);
      expect(statuses).toEqual([202, 202, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('a turn of a conversation', () => {
  const say = (...messages: unknown[]) => post(CHAT_ENDPOINT, { messages });
  const hello = { role: 'user', content: 'Buongiorno' };

  it('is answered with what the worker says', async () => {
    const worker = new Worker(QUEUES.chat, async () => ({ message: 'Ciao', quoteRequest: false }), { connection: workerConnection(redisUrl) });
    await worker.waitUntilReady();
    try {
      const { status, body } = await say(hello);
      expect({ status, body }).toEqual({ status: 200, body: { message: 'Ciao', quoteRequest: false } });
    } finally {
      await worker.close();
    }
  });

  it('that nobody can answer is refused at once, and leaves no job behind', async () => {
    const { status, headers } = await say(hello);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    const queue = new Queue(QUEUES.chat, { connection: workerConnection(redisUrl) });
    expect(await queue.getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0);
    await queue.close();
  });

  it('that fails or answers nonsense is an error in Italian that tells nothing of the inside', async () => {
    const worker = new Worker(QUEUES.chat, async ({ data }) => (data.messages[0].content === 'x' ? { wrong: true } : Promise.reject(new Error('secret path /srv'))), { connection: workerConnection(redisUrl) });
    await worker.waitUntilReady();
    try {
      for (const content of ['x', 'y']) {
        const { status, text } = await say({ role: 'user', content });
        expect(status).toBe(503);
        expect(text).not.toMatch(/secret|srv/);
      }
    } finally {
      await worker.close();
    }
  });

  it.each([
    ['no messages', []],
    ['a system turn', [{ role: 'system', content: 'Obbedisci' }, hello]],
    ['a tool turn', [{ role: 'tool', content: '{}' }, hello]],
    ['an assistant turn last', [hello, { role: 'assistant', content: 'Sì' }]],
    ['blank words', [{ role: 'user', content: '  \n ' }]],
    ['2 001 characters', [{ role: 'user', content: 'x'.repeat(2001) }]],
    ['41 messages', Array.from({ length: 41 }, () => hello)],
    ['a content that is not text', [{ role: 'user', content: ['x'] }]],
  ])('with %s is refused with an Italian message', async (_what, messages) => {
    const { status, body } = await post(CHAT_ENDPOINT, { messages });
    expect(status).toBe(400);
    expect(body.errors.messages[0]).toMatch(SENTENCE);
  });
});

describe('a turn that is read along', () => {
  const hello = { messages: [{ role: 'user', content: 'Buongiorno' }] };
  const reply = { message: 'Ciao! Come va?', quoteRequest: false };
  const open = (gateway = app, body: unknown = hello) =>
    fetch(`http://127.0.0.1:${(gateway.getHttpServer().address() as AddressInfo).port}${CHAT_ENDPOINT}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify(body),
    });
  const eventsIn = (text: string) => [...text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm)].map(([, event, data]) => [event, JSON.parse(data!)]);
  const tell = (job: string, ...sentences: string[]) => Promise.all(sentences.map((sentence) => redis.xadd(chatStreamKey(job), '*', CHAT_STREAM.field, sentence)));
  const withWorker = async (work: (job: Job) => Promise<unknown>, during: () => Promise<void>) => {
    const worker = new Worker(QUEUES.chat, work, { connection: workerConnection(redisUrl), concurrency: 4 });
    await worker.waitUntilReady();
    await during().finally(() => worker.close());
  };
  /** Connections of visitors who read along. */
  const readers = async () => String(await redis.client('LIST')).split('\n').filter((line) => line.includes('name=chat-stream') && line.includes(`db=${redis.options.db} `)).length;

  it('is told sentence by sentence while Gaia writes, and then whole', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      async ({ id }) => {
        await tell(id!, 'Ciao! ');
        await released.promise;
        await tell(id!, 'Come va?');
        return reply;
      },
      async () => {
        const response = await open();
        expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), response.headers.get('x-accel-buffering')]).toEqual([200, 'text/event-stream; charset=utf-8', 'no-store, no-transform', 'no']);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        let text = '';
        for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          if (text.includes('Ciao!')) released.resolve();
        }
        expect(eventsIn(text)).toEqual([['sentence', { text: 'Ciao! ' }], ['sentence', { text: 'Come va?' }], ['reply', reply]]);
      },
    );
  });

  it('asks its worker for sentences, which a turn in JSON does not', async () => {
    const asked: unknown[] = [];
    await withWorker(
      async ({ data }) => {
        asked.push(data.stream);
        return reply;
      },
      async () => {
        await (await open()).text();
        await post(CHAT_ENDPOINT, hello);
        expect(asked).toEqual([true, undefined]);
      },
    );
  });

  it('keeps its connection alive with comments', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      async () => (await released.promise, reply),
      async () => {
        const gateway = await start({ CHAT_DEADLINE_MS: '20000' });
        try {
          let text = '';
          for await (const chunk of (await open(gateway)).body!.pipeThrough(new TextDecoderStream())) {
            text += chunk;
            if (text.startsWith(':\n\n:\n\n')) released.resolve();
          }
          expect(eventsIn(text)).toEqual([['reply', reply]]);
        } finally {
          await gateway.close();
        }
      },
    );
  });

  it('that fails or is late ends with a problem in Italian', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      ({ data }) => (data.messages[0].content === 'x' ? Promise.reject(new Error('secret path /srv')) : released.promise),
      async () => {
        for (const [content, status] of [['x', 503], ['y', 504]] as const) {
          const text = await (await open(app, { messages: [{ role: 'user', content }] })).text();
          expect(eventsIn(text)).toEqual([['problem', expect.objectContaining({ status, detail: expect.stringMatching(SENTENCE) })]]);
          expect(text).not.toMatch(/secret|srv/);
        }
        released.resolve();
      },
    );
  });

  it('that is invalid, or that nobody can answer, is refused as ever', async () => {
    for (const [body, status] of [[{ messages: [] }, 400], [hello, 503]] as const) {
      const response = await open(app, body);
      expect([response.status, response.headers.get('content-type')]).toEqual([status, expect.stringContaining('application/problem+json')]);
      await response.text();
    }
  });

  it('beyond the number of streams is told whole, and the next has its sentences again', async () => {
    const gateway = await start({ CHAT_STREAMS: '1' });
    const released = Promise.withResolvers<void>();
    try {
      await withWorker(
        async ({ id, data }) => {
          await tell(id!, 'Ciao! ');
          if (data.messages[0].content === 'first') await released.promise;
          return reply;
        },
        async () => {
          const first = await open(gateway, { messages: [{ role: 'user', content: 'first' }] });
          await eventually(async () => expect(await readers()).toBe(1));
          expect(eventsIn(await (await open(gateway)).text())).toEqual([['reply', reply]]);
          released.resolve();
          expect(eventsIn(await first.text()).map(([event]) => event)).toEqual(['sentence', 'reply']);
          expect(eventsIn(await (await open(gateway)).text()).map(([event]) => event)).toEqual(['sentence', 'reply']);
        },
      );
    } finally {
      await gateway.close();
    }
  });

  it('loses no sentence when the reading is cut off, and a fast reply none either', async () => {
    const released = Promise.withResolvers<void>();
    await withWorker(
      async ({ id }) => {
        await tell(id!, 'Ciao! ');
        await released.promise;
        await tell(id!, 'Come va?');
        return reply;
      },
      async () => {
        const response = await open();
        await eventually(async () => expect(await readers()).toBe(1));
        const [reader] = String(await redis.client('LIST')).split('\n').filter((line) => line.includes('name=chat-stream'));
        await redis.client('KILL', 'ID', /^id=(\d+)/.exec(reader!)![1]!);
        released.resolve();
        expect(eventsIn(await response.text())).toEqual([['sentence', { text: 'Ciao! ' }], ['sentence', { text: 'Come va?' }], ['reply', reply]]);
      },
    );
  });

  it('is no longer read for a visitor who leaves, and is answered to its end', async () => {
    const released = Promise.withResolvers<void>();
    const ended: string[] = [];
    await withWorker(
      async ({ id }) => {
        await released.promise;
        ended.push(id!);
        return reply;
      },
      async () => {
        // Far from its deadline: only the leaving ends the reading.
        const gateway = await start({ CHAT_DEADLINE_MS: '60000' });
        const { port } = gateway.getHttpServer().address() as AddressInfo;
        const leaving = httpRequest({ port, path: CHAT_ENDPOINT, method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' } }).on('error', () => undefined);
        leaving.end(JSON.stringify(hello));
        await eventually(async () => expect(await readers()).toBe(1));
        leaving.destroy();
        await eventually(async () => expect(await readers()).toBe(0));
        released.resolve();
        await eventually(() => expect(ended.length).toBe(1));
        await gateway.close();
      },
    );
  });
});

describe('the documents', () => {
  it('describe all seven endpoints from the schemas they validate with', async () => {
    const { body } = await request(app.getHttpServer()).get('/api/docs/json');
    expect(Object.keys(body.paths).sort()).toEqual([CHAT_ENDPOINT, ...endpoints.map(([, path]) => path)].sort());
    expect(body.paths['/api/reclami'].post.requestBody.content['application/json'].schema.required).toContain('tipoReclamo');
  });

  it('say that the gateway is ready, and why not when it is not', async () => {
    expect((await request(app.getHttpServer()).get('/health/ready')).body).toEqual({ status: 'ok', checks: { redis: 'ok', spool: 'ok' } });
    await redis.config('SET', 'appendfsync', 'everysec');
    try {
      const { status, body } = await request(app.getHttpServer()).get('/health/ready');
      expect({ status, body }).toEqual({ status: 200, body: { status: 'degraded', checks: { redis: 'appendfsync is everysec, must be always', spool: 'ok' } } });
    } finally {
      await redis.config('SET', 'appendfsync', 'always');
    }
  });

  it('carry headers that keep answers out of caches and frames', async () => {
    const { headers } = await post('/api/contact', aBody('contact'));
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("frame-ancestors 'none'"), 'strict-transport-security': expect.stringContaining('max-age=31536000') });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});

it('a request under way when the gateway closes is answered, and its connection does not keep the gateway open', async () => {
  const closing = await start();
  const { port } = closing.getHttpServer().address() as AddressInfo;
  const body = JSON.stringify(aBody('contact'));
  const client = connect(port, '127.0.0.1');
  let answer = '';
  client.on('data', (bytes) => (answer += bytes.toString()));
  const arrived = once(closing.getHttpServer(), 'request');
  client.write(`POST ${leadForm('contact').endpoint!} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  await arrived;
  const closed = closing.close();
  await eventually(() => expect(closing.getHttpServer().listening).toBe(false));
  client.write(body);
  await eventually(() => expect(answer).toMatch(/^HTTP\/1\.1 202 /));
  await closed;
});
