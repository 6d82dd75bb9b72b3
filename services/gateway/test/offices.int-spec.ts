// The links in the mails to offices: what they change, and what they refuse.
import { createSecretKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LeadKind } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { runMigrations } from '@school/lead-database';
import { type Row, makeUnavailable, query } from '@school/lead-database/testing';
import { LeadQueues, officeLink } from '@school/leads';
import { emptyDatabase } from '@school/platform/testing';
import { signedChoice } from '../src/offices/office-choices.js';
import { asGateway } from './gateway-role.js';
import { LINKS_KEY, SITE, type TestGateway, startGateway } from './start-gateway.js';

const ID = '01234567-89ab-8def-a123-456789abcdef';
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let gateway: TestGateway;

beforeAll(async () => {
  database = await emptyDatabase();
  const url = await asGateway(database.url);
  await runMigrations(database.url, { report: () => undefined });
  gateway = await startGateway({ DATABASE_URL: url });
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});
beforeEach(() => store('school'));

const store = async (kind: LeadKind) => {
  await query(database.url, 'TRUNCATE leads CASCADE');
  await query(
    database.url,
    `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
     VALUES ($1, $2, 'x', '2026-11-20T16:30:00Z', '', '{}', '{}', '{"nome":"Zefirina"}')`,
    [ID, kind],
  );
};
const link = officeLink(LINKS_KEY, ID, 'scuole');
const open = (path = link) => gateway.request().get(path);
type Headers = Readonly<Record<string, string>>;
/** Sends a form as a browser sends it from a page of the site. */
const send = (fields: object, headers: Headers = { Origin: SITE }, path = link) =>
  gateway.request().post(path).type('form').set(headers).send(fields);
/** The choices on the page, each with its label. */
const choices = async (): Promise<Map<string, string>> => {
  const { text } = await open();
  return new Map([...text.matchAll(/value="([^"]+)"\/> ([^<]+)</g)].map(([, value, label]) => [label!, value!]));
};
/** Opens the page, makes a choice, and sends it. */
const say = async (label: string, headers?: Headers) => send({ scelta: (await choices()).get(label) }, headers);
const UNDO = 'È stato un errore: annulla';
const events = (): Promise<Row[]> =>
  query(database.url, 'SELECT kind, office, outcome, undone_at IS NOT NULL AS undone FROM lead_events ORDER BY id');

describe('the link of an office', () => {
  it('opened by a program changes nothing, and shows no personal data', async () => {
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<button>Registra</button>');
    expect(text).not.toContain('Zefirina');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(await events()).toEqual([]);
  });

  it('says nothing to who presses its button and has chosen nothing', async () => {
    const { text } = await open();
    expect(text).not.toContain('checked');
    expect(text.match(/<button/g)).toHaveLength(1);
    for (const fields of [{}, { scelta: '' }, { 'List-Unsubscribe': 'One-Click' }, { scelta: ['a', 'b'] }])
      expect([400, 403]).toContain((await send(fields)).status);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['La prendo in carico', 'taken'],
    ['Ho risposto', 'answered'],
    ['Non è una richiesta', 'dismissed'],
  ])('records «%s» once however often it is sent, and can undo it', async (label, kind) => {
    const scelta = (await choices()).get(label);
    const [{ status, headers }] = await Promise.all([send({ scelta }), send({ scelta }), send({ scelta })]);
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: link });
    expect(await events()).toEqual([{ kind, office: 'scuole', outcome: null, undone: false }]);
    await say(UNDO);
    expect(await events()).toEqual([{ kind, office: 'scuole', outcome: null, undone: true }]);
    await say(label);
    expect((await events()).map(({ undone }) => undone)).toEqual([true, false]);
  });

  it('offers nothing but to undo once there is an answer, and keeps the answer whatever another page sends', async () => {
    const before = await choices();
    await say('Ho risposto');
    expect([...(await choices()).keys()]).toEqual([UNDO]);
    for (const label of ['La prendo in carico', 'Non è una richiesta'])
      expect((await send({ scelta: before.get(label) })).status).toBe(303);
    expect((await events()).map(({ kind }) => kind)).toEqual(['answered']);
    expect((await open()).text).toContain('La richiesta ha avuto risposta');
  });

  it('undoes what its page has shown, and nothing that was said since', async () => {
    await say('La prendo in carico');
    const undo = (await choices()).get(UNDO);
    await say('Ho risposto');
    await send({ scelta: undo });
    expect((await events()).map(({ undone }) => undone)).toEqual([false, false]);
  });

  it('cannot undo what is older than a day', async () => {
    await say('Ho risposto');
    const undo = (await choices()).get(UNDO);
    await query(database.url, `UPDATE lead_events SET at = at - interval '25 hours'`);
    expect([...(await choices()).keys()]).toEqual([]);
    await send({ scelta: undo });
    expect(await events()).toMatchObject([{ undone: false }]);
  });

  it('answers a complaint with its outcome', async () => {
    await store('complaint');
    expect([...(await choices()).keys()]).not.toContain('Ho risposto');
    await say('Ho risposto: accolto in parte');
    expect(await events()).toEqual([{ kind: 'answered', office: 'scuole', outcome: 'partly', undone: false }]);
    expect((await open()).text).toContain('Esito: Accolto in parte');
  });

  it.each([
    ['without an origin', {}],
    ['with a referer alone', { Referer: `${SITE}/api/uffici` }],
    ['by a page of another site', { Origin: 'https://altro.example' }],
    ['by a page of no site', { Origin: 'null' }],
    ['by a page of no site, from another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ] satisfies [string, Headers][])('pressed %s is refused, whatever is sent', async (_how, headers) => {
    for (const { status, text } of [await say('Ho risposto', headers), await gateway.request().post(link).set(headers)])
      expect({ status, isPage: text.startsWith('<!doctype html>') }).toEqual({ status: 403, isPage: true });
    expect(await events()).toEqual([]);
  });

  it('takes the choice of a browser that hides the origin, because it says that the page is ours', async () => {
    expect((await say('Ho risposto', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });

  describe('takes a choice of its own page alone:', () => {
    const page = { key: LINKS_KEY, office: 'scuole', leadId: ID };
    const signed = (of: Partial<typeof page>, name = 'answered', now = new Date()) =>
      signedChoice({ ...page, ...of }, name, now);

    it.each([
      ['not signed', () => 'answered'],
      ['of another key', () => signed({ key: createSecretKey(Buffer.alloc(32, 8)) })],
      ['of the page of another office', () => signed({ office: 'esami' })],
      ['of the page of another request', () => signed({ leadId: ID.replace('0', '1') })],
      ['of a page opened yesterday', () => signed({}, 'answered', new Date(Date.now() - 24 * 60 * 60 * 1000))],
      ['with the signature of another choice', () => signed({}, 'taken').replace('taken', 'answered')],
      ['with another expiry', () => signed({}).replace(/\.\d/, '.9')],
    ])('not one %s', async (_what, scelta) => {
      expect((await send({ scelta: scelta() })).status).toBe(403);
      expect(await events()).toEqual([]);
    });

    it('but one that it shows', async () => expect((await send({ scelta: signed({}) })).status).toBe(303));
  });

  const signature = link.split('/').at(-1)!;
  it.each([
    ['signed with another key', officeLink(createSecretKey(Buffer.alloc(32, 8)), ID, 'scuole')],
    ['of another office', link.replace('/scuole/', '/esami/')],
    ['of no office', link.replace('/scuole/', '/__proto__/')],
    ['of another request', link.replace(ID, ID.replace('0', '1'))],
    ['with a shorter signature', link.slice(0, -1)],
    [
      'with an altered signature',
      link.replace(
        signature,
        signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
      ),
    ],
    ['of a request that was erased', officeLink(LINKS_KEY, ID.replace('0', '1'), 'scuole')],
  ])('%s is refused without a change', async (_what, path) => {
    for (const { status, text } of [await open(path), await send({}, { Origin: SITE }, path)]) {
      expect(status).toBe(404);
      expect(text).toContain('Il link non è valido');
    }
    expect(await events()).toEqual([]);
  });

  it('of a request that is not stored yet says when to try again', async () => {
    const lead = aLead('school');
    await gateway.app.get(LeadQueues).add(lead);
    const { status, headers } = await open(officeLink(LINKS_KEY, lead.id, 'scuole'));
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '30' });
  });

  it('says so while PostgreSQL is unavailable', async () => {
    const makeAvailable = await makeUnavailable(database.url);
    try {
      const { status, text } = await send({});
      expect({ status, text }).toEqual({ status: 503, text: expect.stringContaining('Niente è cambiato') });
    } finally {
      await makeAvailable();
    }
  });
});

it("the gateway's role can read no request, and delete or change no event", async () => {
  const url = await asGateway(database.url);
  for (const sql of [
    'SELECT payload FROM leads',
    'SELECT * FROM contact_requests',
    'DELETE FROM lead_events',
    'UPDATE lead_events SET at = now()',
  ])
    await expect(query(url, sql)).rejects.toThrow('permission denied');
});
