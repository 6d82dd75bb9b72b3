// Requests over HTTP with a real Redis: what is accepted, what is refused, and that everything accepted is in the
// queues.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LeadKind, leadForm, leadKinds, readLead } from '@school/contracts';
import { aBody, aCourseEnquiry } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import type { Queue } from 'bullmq';
import { SENTENCE, SITE, type TestGateway, startGateway } from './start-gateway.js';

const endpoints = leadKinds.flatMap((kind) =>
  leadForm(kind).endpoint === null ? [] : [[kind, leadForm(kind).endpoint!] as const],
);
const queued = async (queue: Queue) => (await queue.getJobs(['waiting'])).map(({ data }) => readLead(data));

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

beforeEach(async () => {
  for (const queue of [gateway.stores, gateway.mails]) await queue.obliterate({ force: true });
});

afterAll(() => gateway.close());

describe.each(endpoints)('a %s posted to %s', (kind: LeadKind, path) => {
  it('is answered 202 with its reference and waits to be stored and to be mailed', async () => {
    const { status, body } = await gateway.post(path, aBody(kind));
    expect(status).toBe(202);
    expect(body).toEqual({
      ok: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      riferimento: expect.stringMatching(/^[A-Z]{3}-.{4}-.{4}$/),
      confirmation: 'promised',
    });
    for (const queue of [gateway.stores, gateway.mails])
      expect(await queued(queue)).toEqual([
        expect.objectContaining({ id: body.id, kind, payload: aBody(kind), suspicion: [] }),
      ]);
  });

  it('twice with the same key has the same answer and is one lead', async () => {
    const first = await gateway.post(path, aBody(kind), { 'Idempotency-Key': 'modulo-1' });
    const again = await gateway.post(path, aBody(kind), { 'Idempotency-Key': 'modulo-1' });
    expect(again.body).toEqual(first.body);
    expect(await gateway.waiting()).toEqual({ stores: 1, mails: 1 });
  });

  it('edited and sent again with the same key is another lead', async () => {
    const [name] = Object.keys(aBody(kind));
    await gateway.post(path, aBody(kind), { 'Idempotency-Key': 'modulo-2' });
    await gateway.post(path, aBody(kind, { [name!]: 'Altra' }), { 'Idempotency-Key': 'modulo-2' });
    expect(await gateway.stores.getWaitingCount()).toBe(2);
  });

  it('empty is refused with an Italian message by field, and leaves nothing', async () => {
    const { status, body, headers } = await gateway.post(path, {});
    expect(status).toBe(400);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(body).toMatchObject({ status: 400, title: 'Richiesta non valida', detail: expect.stringMatching(SENTENCE) });
    for (const messages of Object.values(body.errors)) expect(messages).toEqual([expect.stringMatching(SENTENCE)]);
    expect(await gateway.stores.getWaitingCount()).toBe(0);
  });

  it.each([
    ['broken JSON', '{"nome":', 400],
    ['an array', '[]', 400],
    ['nothing', '', 400],
    ['10 000 levels of nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['1 MB', JSON.stringify({ x: 'a'.repeat(1_000_000) }), 413],
    ['more than 64 KiB', JSON.stringify({ x: 'a'.repeat(70_000) }), 413],
  ])('as %s is refused', async (_what, body, status) => {
    const answer = await gateway.post(path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.detail).toMatch(SENTENCE);
    expect(answer.text).not.toMatch(/node_modules|\bat \w+|Error:/);
  });

  it('in another media type or encoding is refused', async () => {
    expect(
      (await gateway.post(path, 'nome=Anna', { 'Content-Type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(403);
    expect((await gateway.post(path, JSON.stringify(aBody(kind)), { 'Content-Type': 'text/plain' })).status).toBe(415);
    const latin1 = await gateway
      .request()
      .post(path)
      .set('Content-Type', 'application/json')
      .serialize((body) => body as never)
      .send(Buffer.from('{"nome":"\xe8"}', 'latin1') as never);
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
      const { status, body } = await gateway.post(path, aBody(kind, { [field]: text }));
      if (status !== 202)
        expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] });
    }
    // What Redis has not confirmed in time comes from the spool.
    await eventually(async () =>
      expect(await gateway.stores.getWaitingCount()).toBe(await gateway.mails.getWaitingCount()),
    );
  });

  it('by a form filled too fast with the honeypot filled is accepted, and marked as a suspect', async () => {
    const { status } = await gateway.post(path, { ...aBody(kind), referente2: 'x', tempoCompilazione: 20 });
    expect(status).toBe(202);
    expect((await queued(gateway.mails))[0]?.suspicion).toEqual(['honeypot', 'too-fast']);
  });
});

describe('a contact request', () => {
  it('may come from a course page', async () => {
    const { status, body } = await gateway.post('/api/contact', aCourseEnquiry());
    expect(status).toBe(202);
    expect(body.riferimento).toMatch(/^CON-/);
  });

  it('carries the page it was sent from without its query, and none of another site', async () => {
    await gateway.post('/api/contact', aBody('contact'), { Referer: `${SITE}/corso-b1?nome=Anna` });
    await gateway.post('/api/contact', aBody('contact'), { Referer: 'https://altrove.example/pagina' });
    expect((await queued(gateway.stores)).map(({ origin }) => origin).sort()).toEqual(['/corso-b1', undefined]);
  });
});

describe('requests from elsewhere', () => {
  it('by a page of another site are refused', async () => {
    expect((await gateway.post('/api/contact', aBody('contact'), { Origin: 'https://altrove.example' })).status).toBe(
      403,
    );
    expect((await gateway.post('/api/contact', aBody('contact'), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await gateway.post('/api/contact', aBody('contact'), { Origin: 'null' })).status).toBe(403);
    for (const site of ['same-origin, cross-site', 'unheard-of'])
      expect((await gateway.post('/api/contact', aBody('contact'), { 'Sec-Fetch-Site': site })).status).toBe(403);
  });

  it('get no CORS headers', async () => {
    const preflight = await gateway.request().options('/api/contact').set({
      Origin: 'https://altrove.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    });
    expect(preflight.status).toBe(404);
    const refused = await gateway.post('/api/contact', aBody('contact'), { Origin: 'https://altrove.example' });
    for (const { headers } of [preflight, refused])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(refused.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('by a page of the site with the policy no-referrer, whose origin is null, are accepted', async () => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    expect((await gateway.post('/api/contact', aBody('contact'), headers)).status).toBe(202);
  });

  it('by a page of the site or by a program are accepted', async () => {
    expect(
      (await gateway.post('/api/contact', aBody('contact'), { Origin: SITE, 'Sec-Fetch-Site': 'same-origin' })).status,
    ).toBe(202);
    expect((await gateway.post('/api/contact', aBody('contact'))).status).toBe(202);
  });

  it('find no other route', async () => {
    for (const [method, path] of [
      ['get', '/api/contact-requests'],
      ['put', '/api/reclami'],
      ['get', '/'],
      ['post', '/api/altro'],
    ] as const) {
      const { status, body } = await gateway.request()[method](path);
      expect({ status, type: body.type }).toEqual({ status: 404, type: 'about:blank' });
    }
  });
});

it('a request that is active when the gateway closes is answered, and its connection is closed', async () => {
  const closing = await startGateway({}, gateway.redisUrl);
  const body = JSON.stringify(aBody('contact'));
  const client = connect(closing.port, '127.0.0.1');
  let answer = '';
  client.on('data', (bytes) => (answer += bytes.toString()));
  const arrived = once(closing.app.getHttpServer(), 'request');
  client.write(
    `POST ${leadForm('contact').endpoint!} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ` +
      `application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  await arrived;
  const closed = closing.app.close();
  await eventually(() => expect(closing.app.getHttpServer().listening).toBe(false));
  client.write(body);
  await eventually(() => expect(answer).toMatch(/^HTTP\/1\.1 202 /));
  await closed;
  await closing.close();
});
