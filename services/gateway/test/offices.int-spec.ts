// The links in the mails to offices: what they change, and what they refuse.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type LeadKind } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { runMigrations } from '@school/lead-database';
import { type Row, makeUnavailable, query } from '@school/lead-database/testing';
import { LeadQueues, type OfficeAction, officeLink } from '@school/leads';
import { emptyDatabase } from '@school/platform/testing';
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
const link = (action: OfficeAction) => officeLink(LINKS_KEY, ID, 'scuole', action);
const open = (path: string) => gateway.request().get(path);
const press = (path: string, fields: object = {}, headers: Record<string, string> = { Origin: SITE }) =>
  gateway.request().post(path).type('form').set(headers).send(fields);
const events = (): Promise<Row[]> =>
  query(database.url, 'SELECT kind, office, outcome, undone_at IS NOT NULL AS undone FROM lead_events ORDER BY id');

describe('a link', () => {
  it('opened by a program changes nothing, and shows no personal data', async () => {
    const { status, text, headers } = await open(link('presa'));
    expect(status).toBe(200);
    expect(text).toContain('<button>Prendo in carico</button>');
    expect(text).not.toContain('Zefirina');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect(await events()).toEqual([]);
  });

  it.each([
    ['presa', 'taken'],
    ['risposta', 'answered'],
  ] as const)('%s records %s, once however often it is pressed, and can be undone', async (action, kind) => {
    const [{ status, headers }] = await Promise.all([press(link(action)), press(link(action)), press(link(action))]);
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: link(action) });
    expect(await events()).toEqual([{ kind, office: 'scuole', outcome: null, undone: false }]);
    expect((await open(link(action))).text).toContain('Annulla');
    await press(link(action), { annulla: 'si' });
    expect(await events()).toEqual([{ kind, office: 'scuole', outcome: null, undone: true }]);
    await press(link(action));
    expect((await events()).map(({ undone }) => undone)).toEqual([true, false]);
  });

  it('offers nobody to take in charge what has been answered', async () => {
    await press(link('risposta'));
    const { text } = await open(link('presa'));
    expect(text).toContain('La richiesta ha avuto risposta');
    expect(text).not.toContain('<button');
  });

  it('cannot undo what is older than a day', async () => {
    await press(link('risposta'));
    await query(database.url, `UPDATE lead_events SET at = at - interval '25 hours'`);
    expect((await open(link('risposta'))).text).not.toContain('Annulla');
    await press(link('risposta'), { annulla: 'si' });
    expect(await events()).toMatchObject([{ undone: false }]);
  });

  it('answers a complaint with its outcome, and not without one', async () => {
    await store('complaint');
    for (const esito of ['', 'dimenticato', '__proto__'])
      expect((await press(link('risposta'), { esito })).status).toBe(400);
    expect(await events()).toEqual([]);
    await press(link('risposta'), { esito: 'partly' });
    expect(await events()).toEqual([
      { kind: 'answered', office: 'scuole', outcome: null, undone: false },
      { kind: 'closed', office: 'scuole', outcome: 'partly', undone: false },
    ]);
    expect((await open(link('risposta'))).text).toContain('Esito: Accolto in parte');
  });

  const signature = link('presa').split('/').at(-1)!;
  it.each([
    ['signed with another key', officeLink(Buffer.alloc(32, 8), ID, 'scuole', 'presa')],
    ['of another office', link('presa').replace('/scuole/', '/esami/')],
    ['of no office', link('presa').replace('/scuole/', '/__proto__/')],
    ['of another request', link('presa').replace(ID, ID.replace('0', '1'))],
    ['of another action', link('presa').replace('/presa/', '/cancella/')],
    ['with a shorter signature', link('presa').slice(0, -1)],
    [
      'with an altered signature',
      link('presa').replace(
        signature,
        signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
      ),
    ],
    ['of a request that was erased', officeLink(LINKS_KEY, ID.replace('0', '1'), 'scuole', 'presa')],
  ])('%s is refused without a change', async (_what, path) => {
    for (const { status, text } of [await open(path), await press(path)]) {
      expect(status).toBe(404);
      expect(text).toContain('Il link non è valido');
    }
    expect(await events()).toEqual([]);
  });

  it('pressed from another site is refused without a change', async () => {
    const { status, text } = await press(link('presa'), {}, { Origin: 'https://altro.example' });
    expect({ status, isPage: text.startsWith('<!doctype html>') }).toEqual({ status: 403, isPage: true });
    expect(await events()).toEqual([]);
  });

  it('of a request that is not stored yet says when to try again', async () => {
    const lead = aLead('school');
    await gateway.app.get(LeadQueues).add(lead);
    const { status, headers } = await open(officeLink(LINKS_KEY, lead.id, 'scuole', 'presa'));
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '30' });
  });

  it('says so while PostgreSQL is unavailable', async () => {
    const makeAvailable = await makeUnavailable(database.url);
    try {
      const { status, text } = await press(link('presa'));
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
