// The gateway while Redis is unavailable: what it answers, and that nothing is lost.
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { MetricsEndpoint } from '@school/platform';
import { type Link, emptyRedis, eventually, linkTo } from '@school/platform/testing';
import { SITE, type TestGateway, startGateway } from './start-gateway.js';

/** As a browser sends it that runs no script. */
const NATIVE = 'firstName=Anna&lastName=Prova&email=anna.prova%40example.com&gdprAccepted=on';

describe('while Redis is unavailable, from the start', () => {
  let gateway: TestGateway;
  let link: Link;
  let tokenOfPage: string;
  const waiting = () => readdirSync(join(gateway.spoolDir, 'new'));
  const send = (key: string) => gateway.post('/api/contact', aBody('contact'), { 'Idempotency-Key': key });
  const sendNatively = (body: string) =>
    gateway.request().post('/api/contact').type('form').set('Origin', SITE).send(body);
  const ready = () => gateway.request().get('/health/ready');
  const unavailable = async () => {
    const { text } = await gateway.app.get(MetricsEndpoint, { strict: false }).read();
    return /school_http_request_duration_seconds_count\{route="\/api\/contact",method="POST",status="503"\} (\d+)/.exec(
      text,
    )?.[1];
  };

  beforeAll(async () => {
    const redisUrl = await emptyRedis();
    link = await linkTo(redisUrl);
    await link.cut();
    gateway = await startGateway({ REDIS_URL: link.url }, redisUrl);
  });
  afterAll(async () => {
    await gateway.close();
    await link.cut();
  });

  it('requests are accepted to the spool, and the gateway stays ready, degraded', async () => {
    const answers = [await send('a'), await send('a'), await send('b')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(waiting().sort()).toEqual([...new Set(answers.map(({ body }) => body.id))].sort());
    const { status, body } = await ready();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        status: 'degraded',
        checks: {
          redis: expect.any(String),
          spool: expect.stringMatching(/^2 waiting, the oldest for \d+ s; 0 set aside$/),
        },
      },
    });
  });

  it('a card of the chat is accepted to the spool as well, with its receipt', async () => {
    const turn = { messages: [{ role: 'user', content: 'Sì, invia' }], request: aBody('quote') };
    const { status, body } = await gateway.post(CHAT_ENDPOINT, turn);
    expect({ status, sent: body.quoteRequest }).toEqual({ status: 200, sent: true });
    expect(waiting()).toContain(body.receipt.id);
  });

  it('and the disk too, requests are refused with Retry-After, and the gateway is not ready', async () => {
    renameSync(join(gateway.spoolDir, 'new'), join(gateway.spoolDir, 'away'));
    // Initialised before the first one: an alert evaluates the increase.
    expect(await unavailable()).toBe('0');
    try {
      const { status, headers } = await send('c');
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await unavailable()).toBe('1');
      const { status: formStatus, headers: formHeaders, text } = await sendNatively(NATIVE);
      expect([formStatus, Number(formHeaders['retry-after']) > 0, formHeaders['content-type']]).toEqual([
        503,
        true,
        'text/html; charset=utf-8',
      ]);
      expect(text).toContain('value="anna.prova@example.com"');
      tokenOfPage = /name="chiave" value="([^"]+)"/.exec(text)![1]!;
      await eventually(async () => expect((await ready()).status).toBe(503));
    } finally {
      renameSync(join(gateway.spoolDir, 'away'), join(gateway.spoolDir, 'new'));
    }
    await eventually(async () => expect((await send('c')).status).toBe(202));
  });

  it('a refused form is the same request when it is sent again from the refusal page, from any address', async () => {
    const again = await sendNatively(`${NATIVE}&chiave=${tokenOfPage}`).set('X-Forwarded-For', '203.0.113.9');
    expect([again.status, again.headers['location']]).toEqual([303, (await sendNatively(NATIVE)).headers['location']]);
  });

  it('and is back, the spool is drained', async () => {
    await link.mend();
    await eventually(async () => expect([waiting(), await gateway.waiting()]).toEqual([[], { stores: 5, mails: 5 }]));
    await eventually(async () =>
      expect((await ready()).body).toEqual({ status: 'ok', checks: { redis: 'ok', spool: 'ok' } }),
    );
  });
});

describe('while Redis is connected and does not answer', () => {
  it('a request waits for it once, those after it do not, and all are queued once Redis answers', async () => {
    const redisUrl = await emptyRedis();
    const link = await linkTo(redisUrl);
    const gateway = await startGateway({ REDIS_URL: link.url }, redisUrl);
    const complain = () => gateway.post('/api/reclami', aBody('complaint'));
    void link.stopBefore('');
    expect([(await complain()).status, (await complain()).status]).toEqual([202, 202]);
    const asked = ['limit:leads', 'confirmations', 'bull:lead-store', 'bull:lead-mail'].map(
      (key) => link.withheld().split(key).length - 1,
    );
    expect(asked).toEqual([1, 0, 0, 0]);
    await link.mend();
    await eventually(async () => expect(await gateway.waiting()).toEqual({ stores: 2, mails: 2 }));
    await gateway.close();
    await link.cut();
  });
});
