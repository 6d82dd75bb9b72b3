// Restoring a backup on empty volumes does not restore people who were erased since it was made.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, QUEUES } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { query, startLeadStore } from '../../lead-store/test/lead-store.js';
import { startMailer } from '../../mailer/test/start-mailer.js';
import { EXIT } from '../src/operator-error.js';
import { type Operator, startOperator, submit } from './operator.js';

const ADDRESS = 'anna.prova@example.com';
const OTHER = 'ugo.prova@example.com';
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
  await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests');
});
afterAll(async () => {
  await smtp.stop();
  await operator.close();
});

const emails = async () =>
  (
    await query(
      operator.databaseUrl,
      `SELECT payload->>'email' AS email FROM leads UNION ALL SELECT email FROM contact_requests ORDER BY 1`,
    )
  ).map(({ email }) => email);
const erase = async () => expect((await operator.leads('gdpr', 'erase', ADDRESS, '--yes')).code).toBe(EXIT.done);
const reapply = (...args: string[]) =>
  operator.json<{ leads: number; contactRequests: number }>('gdpr', 'reapply', ...args);

/** Stores leads, and copies the tables: the copy is the backup. */
async function backUp(...leads: Lead[]): Promise<void> {
  const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
  for (const lead of leads) await submit(operator, lead);
  await eventually(async () => expect(await emails()).toHaveLength(2 * leads.length));
  await app.close();
  for (const table of ['leads', 'contact_requests']) {
    await query(operator.databaseUrl, `DROP TABLE IF EXISTS backup_${table}`);
    await query(operator.databaseUrl, `CREATE TABLE backup_${table} AS TABLE ${table}`);
  }
}

/** Empty volumes, and the database from the backup. */
async function restore(): Promise<void> {
  await operator.redis.flushdb();
  for (const table of ['leads', 'contact_requests']) {
    await query(operator.databaseUrl, `TRUNCATE ${table}`);
    await query(operator.databaseUrl, `INSERT INTO ${table} SELECT * FROM backup_${table}`);
  }
}

describe('after an older backup was restored on empty volumes', () => {
  it('people erased since the backup are removed, and nobody else', async () => {
    await backUp(contact(ADDRESS), contact(OTHER), contact(ADDRESS));
    await erase();
    await restore();
    expect(await emails()).toHaveLength(6);
    expect(await reapply('--dry-run')).toMatchObject({ leads: 2, contactRequests: 2 });
    expect(await reapply()).toMatchObject({ leads: 2, contactRequests: 2 });
    expect(await emails()).toEqual([OTHER, OTHER]);
    expect(await reapply()).toMatchObject({ leads: 0, contactRequests: 0 });
  });

  it('the nightly retention does the same', async () => {
    await backUp(contact(ADDRESS));
    await erase();
    await restore();
    expect(await operator.json('retention', 'run')).toMatchObject({ erasedAgain: 1 });
    expect(await emails()).toEqual([]);
  });

  it('rows are deleted that did not exist at the erasure, and what the person has sent since is kept', async () => {
    await backUp(contact(ADDRESS));
    await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests');
    await operator.redis.flushdb();
    await erase();
    await restore();
    const later = aLead(
      'contact',
      { receivedAt: new Date(Date.now() + 60_000).toISOString() },
      aBody('contact', { email: ADDRESS }),
    );
    await query(
      operator.databaseUrl,
      `INSERT INTO leads SELECT $1::uuid, kind, reference, $2::timestamptz, stored_at, origin, consent_version, ` +
        `consent_given, suspicion, payload FROM leads LIMIT 1`,
      [later.id, later.receivedAt],
    );
    await reapply();
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: later.id }]);
    expect(await query(operator.databaseUrl, 'SELECT id FROM contact_requests')).toEqual([]);
  });

  it('jobs in a restored Redis are neither stored nor mailed', async () => {
    const lead = contact(ADDRESS);
    await backUp(lead);
    await erase();
    await restore();
    await submit(operator, lead);
    await reapply();
    for (const name of [QUEUES.store, QUEUES.mail])
      expect(await operator.queues[name].getJob(`lead-${lead.id}`)).toBeUndefined();
    // A gateway's spool, or a visitor's browser, may have it still.
    await submit(operator, lead);
    const running: NestFastifyApplication[] = [
      await startLeadStore(operator.databaseUrl, operator.redisUrl),
      await startMailer(operator.redisUrl, smtp.url),
    ];
    await eventually(async () => {
      for (const name of [QUEUES.store, QUEUES.mail])
        expect(await operator.queues[name].getJobCountByTypes('waiting', 'active', 'delayed', 'completed')).toBe(0);
    });
    await Promise.all(running.map((app) => app.close()));
    expect(await emails()).toEqual([]);
    expect(smtp.mails.filter(({ raw }) => raw.includes(lead.id))).toEqual([]);
  });
});

it('a Redis that is emptied during operation gets its tombstones again, and a repeated request restores nobody', async () => {
  const lead = contact(ADDRESS);
  await backUp(lead);
  await erase();
  const { ERASURES_DIR, ERASURES_KEY } = operator.env;
  const ledger = { ERASURES_DIR: ERASURES_DIR!, ERASURES_KEY: ERASURES_KEY! };
  const app = await startLeadStore(operator.databaseUrl, operator.redisUrl, {
    ...ledger,
    RECONCILE_EVERY_SECONDS: '1',
  });
  await operator.redis.flushdb();
  await eventually(async () => expect(await operator.redis.zscore('tombstones:erased', lead.id)).not.toBeNull());
  await submit(operator, lead);
  await eventually(async () => expect(await operator.queues[QUEUES.store].getJob(`lead-${lead.id}`)).toBeUndefined());
  await app.close();
  expect(await emails()).toEqual([]);
});

it('the ledger discloses nobody, and one that cannot be read stops the command', async () => {
  await backUp(contact(ADDRESS));
  await erase();
  const directory = operator.env['ERASURES_DIR']!;
  for (const name of await readdir(directory))
    expect(await readFile(join(directory, name), 'utf8')).not.toMatch(/anna|prova|example/);
  await writeFile(join(directory, '2026-11-21T093000.000Z-damaged.json'), '{"v":1,');
  const { code, err } = await operator.leads('gdpr', 'reapply');
  expect([code, err]).toEqual([EXIT.failed, expect.stringContaining('2026-11-21T093000.000Z-damaged.json')]);
});
