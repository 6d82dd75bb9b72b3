// What is read at the volume of two years: no work of a night, a morning or an operator reads a whole table.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { emptyDatabase } from '@school/platform/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { dataSourceOptions } from '../src/data-source.js';
import { Database } from '../src/database.js';
import { expireRows } from '../src/erase-rows.js';
import { leadStates } from '../src/lead-events.js';
import { type LeadQuery, findLeads, listLeads, listLeadsWithStates } from '../src/lead-search.js';
import { runMigrations } from '../src/run-migrations.js';
import { query } from '../src/testing/index.js';

const LEADS = 20_000;
const DAYS = 730;
const NOW = new Date('2026-11-29T03:30:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

/** Leads of two years and a month, three events each; one in a thousand was not mailed, one in twenty not answered. */
const LOAD = [
  `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, phone_key, payload)
   SELECT gen_random_uuid(), CASE n % 3 WHEN 0 THEN 'contact' WHEN 1 THEN 'school' ELSE 'complaint' END, 'REF-' || n,
     '2026-11-29T03:30:00Z'::timestamptz - interval '${DAYS + 30} days' * n / ${LEADS}, '', '{}', '{}', '06' || n,
     jsonb_build_object('email', n || '@example.it', 'message', repeat('parola ', 40))
   FROM generate_series(1, ${LEADS}) AS n`,
  `INSERT INTO contact_requests (first_name, last_name, email, created_at)
   SELECT '', '', payload->>'email', received_at AT TIME ZONE 'UTC' FROM leads WHERE kind = 'contact'`,
  `INSERT INTO lead_events (lead_id, kind, at, office)
   SELECT id, event, received_at, 'didattica' FROM leads, unnest('{delivered,confirmed,answered}'::text[]) AS event
   WHERE substr(reference, 5)::int % CASE event WHEN 'answered' THEN 20 ELSE 1000 END > 0`,
  'VACUUM ANALYZE',
];

let url: string;
let dataSource: DataSource;
let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ url, drop } = await emptyDatabase());
  await runMigrations(url, { report: () => undefined });
  for (const statement of LOAD) await query(url, statement);
  // One connection, whose statistics are asked for after each work.
  dataSource = new DataSource({ ...dataSourceOptions(url), poolSize: 1 });
  database = new Database(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await drop();
});

/** The rows that were read without an index. */
async function scanned(): Promise<number> {
  await database.query('SELECT pg_stat_force_next_flush()');
  const [row] = await query(url, 'SELECT sum(seq_tup_read)::int AS rows FROM pg_stat_user_tables');
  return row!['rows'] as number;
}

const count = (list: (manager: EntityManager) => AsyncIterable<unknown>) =>
  database.use(async (manager) => {
    let rows = 0;
    for await (const _ of list(manager)) rows += 1;
    return rows;
  });
const found = async (lead: LeadQuery) => (await database.use((manager) => findLeads(manager, lead))).length;

test.each<[string, () => Promise<unknown>, unknown]>([
  [
    'the reconciler',
    () => count((manager) => listLeads(manager, { undelivered: { after: daysAgo(25), before: daysAgo(0) } })),
    0,
  ],
  ['the morning mail', () => count((manager) => listLeadsWithStates(manager, { open: true })), 980],
  ['the search for a reference', () => found({ by: 'reference', value: 'REF-77' }), 1],
  ['the search for a phone number', () => found({ by: 'phone', value: '0677' }), 1],
  [
    'the state of a lead',
    async () => {
      const [{ id }] = (await query(url, `SELECT id FROM leads ORDER BY id LIMIT 1`)) as [{ id: string }];
      return database.use(async (manager) => (await leadStates(manager, [id])).length);
    },
    1,
  ],
  // Contact requests and those of schools, in more than one batch, with their events.
  ['retention', () => expireRows(database, NOW), { leads: 526, contactRequests: 263 }],
])('%s reads what it needs by an index', async (_, work, result) => {
  const before = await scanned();
  expect(await work()).toEqual(result);
  expect((await scanned()) - before).toBe(0);
});
