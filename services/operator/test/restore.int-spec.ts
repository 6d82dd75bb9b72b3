// Restores by the documented commands: nothing is lost, and nobody who was erased comes back.
import { appendFile, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Lead, QUEUES } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { query } from '@school/lead-database/testing';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { startMailer } from '../../mailer/test/start-mailer.js';
import { EXIT } from '../src/operator-error.js';
import { type Operator, startOperator, submit } from './operator.js';

const ANNA = 'anna.prova@example.com';
const UGO = 'ugo.prova@example.com';
const contact = (email: string) =>
  aLead('contact', { receivedAt: '2026-11-20T09:00:00.000Z' }, aBody('contact', { email }));

let operator: Operator;
let smtp: TestMailServer;

beforeAll(async () => {
  operator = await startOperator();
  smtp = await startMailServer();
});
beforeEach(async () => {
  await operator.reset();
  await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests CASCADE');
});
afterAll(async () => {
  await smtp.stop();
  await operator.close();
});

/** The address of every row, in both tables. */
const emails = async () =>
  (
    await query(
      operator.databaseUrl,
      `SELECT payload->>'email' AS email FROM leads UNION ALL SELECT email FROM contact_requests ORDER BY 1`,
    )
  ).map(({ email }) => email);
/** Mails to the office. */
const mailsOf = ({ id }: Lead) => smtp.mails.filter(({ raw }) => raw.includes(`${id}.office`)).length;
const erase = async () => expect((await operator.leads('gdpr', 'erase', ANNA, '--yes')).code).toBe(EXIT.done);
const reapply = () => operator.json('gdpr', 'reapply');

/** What PostgreSQL says of the mails of all requests. */
const states = () =>
  query(operator.databaseUrl, 'SELECT office, delivered_at, confirmed_at IS NOT NULL AS confirmed FROM lead_states');

/** Runs the services until every job is completed, and until a condition is met. */
async function process(until: () => Promise<unknown> = async () => {}): Promise<void> {
  const apps = [
    await startLeadStore(operator.databaseUrl, operator.redisUrl),
    await startMailer(operator.redisUrl, smtp.url),
  ];
  await eventually(async () => {
    for (const name of [QUEUES.store, QUEUES.mail, QUEUES.confirmation, QUEUES.events])
      expect(await operator.queues[name].getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0);
  });
  await until();
  await Promise.all(apps.map((app) => app.close()));
}

async function accept(...leads: Lead[]): Promise<void> {
  for (const lead of leads) await submit(operator, lead);
  await process();
}

const TABLES = ['leads', 'contact_requests', 'lead_events'];

/** Copies the tables: the copy is the backup. */
async function backUpDatabase(): Promise<void> {
  for (const table of TABLES) {
    await query(operator.databaseUrl, `DROP TABLE IF EXISTS backup_${table}`);
    await query(operator.databaseUrl, `CREATE TABLE backup_${table} AS TABLE ${table}`);
  }
}

async function restoreDatabase(): Promise<void> {
  await query(operator.databaseUrl, `TRUNCATE ${TABLES.join(', ')}`);
  for (const table of TABLES)
    await query(operator.databaseUrl, `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM backup_${table}`);
}

describe('an older database is restored, and Redis is intact', () => {
  it('what was stored since is stored again and mailed once; people erased since are removed', async () => {
    const [before, erased, after] = [contact(UGO), contact(ANNA), contact(UGO)];
    await accept(before, erased);
    await backUpDatabase();
    await accept(after);
    await erase();
    await restoreDatabase();
    expect(await emails()).toEqual([ANNA, ANNA, UGO, UGO]);

    expect(await reapply()).toMatchObject({ leads: 1, contactRequests: 1 });
    expect(await operator.json('replay')).toEqual({
      requeued: 1,
      alreadyStored: 1,
      erased: 0,
    });
    await process();
    expect(await emails()).toEqual([UGO, UGO, UGO, UGO]);
    expect([before, after].map(mailsOf)).toEqual([1, 1]);
    expect(await operator.json('replay')).toMatchObject({ requeued: 0, alreadyStored: 2 });
  });

  it('a row whose events were lost names the office that has its mail again, and that it was confirmed', async () => {
    const lead = { ...contact(UGO), receivedAt: new Date(Date.now() - 60 * 60_000).toISOString() };
    await accept(lead);
    const before = await states();
    expect(before).toMatchObject([{ office: 'didattica', confirmed: true }]);
    await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests CASCADE');
    await operator.json('replay');
    await process(() => eventually(async () => expect(await states()).toEqual(before)));
    expect(mailsOf(lead)).toBe(1);
  });
});

describe('an older Redis is restored, and the database is intact', () => {
  it('its jobs store nothing twice, and those of people erased since are removed', async () => {
    const [kept, erased] = [contact(UGO), contact(ANNA)];
    await accept(kept, erased);
    await erase();
    // The backup was made while both were waiting.
    await operator.redis.flushdb();
    for (const lead of [kept, erased]) await submit(operator, lead);
    expect(await reapply()).toMatchObject({ leads: 0, contactRequests: 0, jobs: 2 });
    await process();
    expect(await emails()).toEqual([UGO, UGO]);
    expect(mailsOf(erased)).toBe(1);
  });
});

describe('people who were erased', () => {
  it('are recognised in a backup, also with rows from after the erasure; what they sent since is kept', async () => {
    await accept(contact(ANNA));
    await backUpDatabase();
    await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests CASCADE');
    await operator.redis.flushdb();
    await erase();
    await restoreDatabase();
    const later = { ...contact(ANNA), receivedAt: new Date(Date.now() + 60_000).toISOString() };
    await accept(later);
    await reapply();
    expect(await emails()).toEqual([ANNA, ANNA]);
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: later.id }]);
  });

  it('are not named in the ledger, and a ledger that cannot be read stops the command', async () => {
    await accept(contact(ANNA));
    await erase();
    const directory = operator.env['ERASURES_DIR']!;
    for (const name of await readdir(directory))
      expect(await readFile(join(directory, name), 'utf8')).not.toMatch(/anna|prova|example/);
    await appendFile(join(directory, 'erasures.jsonl'), '{"v":1,');
    const { code, err } = await operator.leads('gdpr', 'reapply');
    expect([code, err]).toEqual([EXIT.failed, expect.stringMatching(/erasures\.jsonl, line \d+/)]);
  });
});
