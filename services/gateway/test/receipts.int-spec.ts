// What a visitor sees of a request by its id, and nothing else: as the gateway's role in PostgreSQL.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { exampleSchool } from '@school/catalog/testing';
import { type LeadEventKind, leadReference } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { runMigrations } from '@school/lead-database';
import { makeUnavailable, query } from '@school/lead-database/testing';
import { emptyDatabase } from '@school/platform/testing';
import { asGateway } from './gateway-role.js';
import { SITE, type TestGateway, startGateway } from './start-gateway.js';

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
beforeEach(async () => {
  await query(database.url, 'TRUNCATE leads CASCADE');
  for (const queue of [gateway.stores, gateway.mails]) await queue.obliterate({ force: true });
});

const RECEIVED = '2026-11-20T16:30:00.000Z';
const ID = '01234567-89ab-8def-a123-456789abcdef';
const store = (kind = 'school') =>
  query(
    database.url,
    `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
     VALUES ($1, $2, 'TRA-0000-0000', $3, '', '{}', '{}', '{"nome":"Zefirina"}')`,
    [ID, kind, RECEIVED],
  );
const record = (kind: LeadEventKind, at: string, office: string | null = null) =>
  query(database.url, 'INSERT INTO lead_events (lead_id, kind, at, office) VALUES ($1, $2, $3, $4)', [
    ID,
    kind,
    at,
    office,
  ]);
const receipt = (id = ID) => gateway.request().get(`/api/ricevute/${id}`);

describe('a receipt', () => {
  it('tells the events of a request and by when it is answered, and no word of what was sent', async () => {
    await store();
    await record('delivered', '2026-11-20T16:30:02.000Z', 'scuole');
    await record('confirmed', '2026-11-20T16:30:03.000Z');
    await record('taken', '2026-11-23T08:00:00.000Z', 'scuole');
    const { status, body, headers, text } = await receipt();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        riferimento: leadReference('school', ID),
        title: expect.any(String),
        receivedAt: RECEIVED,
        deliveredAt: '2026-11-20T16:30:02.000Z',
        office: exampleSchool.offices.scuole.name,
        confirmedAt: '2026-11-20T16:30:03.000Z',
        refusedAt: null,
        takenAt: '2026-11-23T08:00:00.000Z',
        answeredAt: null,
        dismissedAt: null,
        // 24 hours end on Saturday after closing time: the next opening.
        due: 'lunedì 23 novembre 2026 alle ore 09:00',
        dueAt: '2026-11-23T08:00:00.000Z',
      },
    });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(text).not.toContain('Zefirina');
  });

  it('does not say that a request counts as suspect', async () => {
    await store();
    await record('delivered', '2026-11-20T16:30:02.000Z', 'verifica');
    expect((await receipt()).body).toMatchObject({ deliveredAt: '2026-11-20T16:30:02.000Z', office: null });
  });

  it('exists as soon as the request is accepted, before it is stored', async () => {
    const accepted = await gateway.post('/api/reclami', aBody('complaint'));
    expect((await receipt(accepted.body.id)).body).toMatchObject({
      riferimento: accepted.body.riferimento,
      deliveredAt: null,
    });
  });

  it.each(['01234567-89ab-8def-a123-000000000000', 'pippo', "x' OR 1=1", '%00'])(
    'does not exist for an unknown id, or for what is none: %s',
    async (id) => {
      const { status, body } = await receipt(encodeURIComponent(id));
      expect({ status, detail: body.detail }).toEqual({ status: 404, detail: 'Questa ricevuta non esiste.' });
    },
  );

  it('is shown without JavaScript too', async () => {
    await store();
    await record('delivered', '2026-11-20T16:30:02.000Z', 'scuole');
    const page = await gateway.request().get(`/api/servizi-scuole/ricevuta/${ID}`);
    expect(page.text).toContain('Consegnata all’ufficio');
    expect(page.text).toContain('venerdì 20 novembre 2026 alle ore 17:30');
    expect(page.text).toContain('La risposta arriva entro');
    await record('dismissed', '2026-11-23T08:00:00.000Z', 'scuole');
    const closed = await gateway.request().get(`/api/servizi-scuole/ricevuta/${ID}`);
    expect(closed.text).toContain('Chiusa senza risposta');
    expect(closed.text).not.toContain('La risposta arriva');
  });
});

describe('while PostgreSQL is unavailable', () => {
  it('receipts are answered 503, and requests are accepted by a gateway that is ready', async () => {
    const makeAvailable = await makeUnavailable(database.url);
    try {
      const { status, headers } = await receipt();
      expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '30' });
      expect((await gateway.post('/api/reclami', aBody('complaint'))).status).toBe(202);
      expect((await gateway.request().get('/health/ready')).body).toMatchObject({ status: 'ok' });
      const page = await gateway.request().get(`/api/servizi-scuole/ricevuta/${ID}`).set('Origin', SITE);
      expect(page.text).toContain('La richiesta è arrivata');
    } finally {
      await makeAvailable();
    }
  });
});
