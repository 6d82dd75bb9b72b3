// Erasure at a person's request, with the running services that might restore the data.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QUEUES, type QueueName, leadReference } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { holdOpen, makeUnavailable, query } from '@school/lead-database/testing';
import { deliveryKey } from '@school/leads';
import { parseEnv } from '@school/platform';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { startMailer } from '../../mailer/test/start-mailer.js';
import { type ErasureReport, erase as eraseWith } from '../src/commands/erase.js';
import { operatorEnv } from '../src/env.js';
import { EXIT } from '../src/operator-error.js';
import { withStores } from '../src/stores.js';
import { type Operator, bury, startOperator, submit } from './operator.js';
import { redisContents } from './redis-contents.js';

const ADDRESS = 'anna.prova@example.com';
const OTHER = 'joanna.prova@example.com';

let operator: Operator;
let smtp: TestMailServer;
let running: NestFastifyApplication[] = [];

beforeAll(async () => {
  operator = await startOperator();
  smtp = await startMailServer();
});
beforeEach(async () => {
  await operator.reset();
  await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests CASCADE');
});
afterEach(() => stopServices());
afterAll(async () => {
  await smtp.stop();
  await operator.close();
});

const store = async () => void running.push(await startLeadStore(operator.databaseUrl, operator.redisUrl));
const mail = async () => void running.push(await startMailer(operator.redisUrl, smtp.url));
async function stopServices(): Promise<void> {
  await Promise.all(running.map((app) => app.close()));
  running = [];
}
const rows = async () =>
  (await query(operator.databaseUrl, 'SELECT id FROM leads UNION ALL SELECT NULL FROM contact_requests')).length;
const idle = (...names: QueueName[]) =>
  eventually(async () => {
    for (const name of names.length > 0 ? names : [QUEUES.store, QUEUES.mail, QUEUES.confirmation])
      expect(await operator.queues[name].getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0);
  });
const erase = (...args: string[]) =>
  operator.json<ErasureReport>('gdpr', 'erase', ADDRESS, '--yes', '--wait', '20', ...args);
const nothing = { leads: 0, contactRequests: 0, jobs: 0, spoolEntries: 0, deliveries: 0 };
const contact = (email = ADDRESS, fields = {}) =>
  aLead('contact', {}, aBody('contact', { email, message: 'Un messaggio', ...fields }));
const complaint = (email = ADDRESS) => aLead('complaint', {}, aBody('complaint', { email }));

describe('erasing an address', () => {
  it('removes it from every store, counts the removals and leaves other people’s data', async () => {
    await Promise.all([store(), mail()]);
    for (const lead of [contact(), complaint('Anna.Prova@Example.COM'), contact(OTHER)]) await submit(operator, lead);
    await idle();
    await stopServices();
    await bury(operator, QUEUES.store, 'quote', aLead('quote', {}, aBody('quote', { email: ADDRESS })), 'lead-dead');
    await operator.queues[QUEUES.mail].add('contact', contact(), { jobId: 'lead-later', delay: 3_600_000 });
    await operator.queues[QUEUES.store].add('contact', { payload: `scritto da\n${ADDRESS}.` }, { jobId: 'lead-torn' });
    await operator.spool.put(contact());
    await operator.spool.put(contact(OTHER));
    const draft = contact();
    await writeFile(join(operator.spoolDir, 'tmp', `${draft.id}.x`), JSON.stringify(draft));

    const preview = await operator.json<ErasureReport>('gdpr', 'erase', ADDRESS);
    expect(preview).toMatchObject({
      dryRun: true,
      places: { leads: 2, contactRequests: 1, spoolEntries: 2 },
    });
    expect(await rows()).toBe(5);

    const report = await erase();
    expect(report).toEqual({
      dryRun: false,
      leads: expect.any(Array),
      places: { leads: 2, contactRequests: 1, jobs: 9, spoolEntries: 2, deliveries: expect.any(Number) },
      left: [],
      mailboxes: expect.any(Array),
      mentions: [],
    });
    expect(await redisContents(operator.redis)).not.toMatch(/(?<!jo)anna\.prova/i);
    expect(await redisContents(operator.redis)).toContain(OTHER);
    expect(await rows()).toBe(2);
    expect((await operator.spool.entries()).length).toBe(1);
    expect((await operator.spool.entries('bad')).concat(await operator.spool.entries('tmp'))).toEqual([]);
    expect(await erase()).toEqual({ dryRun: false, leads: [], places: nothing, left: [], mailboxes: [], mentions: [] });
    expect((await operator.leads('gdpr', 'erase', ADDRESS)).out).toBe('Nothing is held.\n');
  });

  it('names the mails that offices have, and requests of other people with the address', async () => {
    await store();
    const lead = contact(ADDRESS, { course: 'certificazioni' });
    const others = contact(OTHER, { message: `Scrivete anche a ${ADDRESS}.` });
    for (const each of [lead, others, contact(OTHER, { message: `Scrivete a jo${ADDRESS}` })])
      await submit(operator, each);
    const byPhone = aLead('quote', {}, aBody('quote', { email: undefined, richiesta: `Come per ${ADDRESS}` }));
    await submit(operator, byPhone);
    await eventually(async () => expect(await rows()).toBe(7));
    const held = await operator.json<{ mentionedIn: string[] }>('gdpr', 'export', `mailto:${ADDRESS}`);
    expect(held.mentionedIn.toSorted()).toEqual(
      [leadReference('contact', others.id), leadReference('quote', byPhone.id)].toSorted(),
    );
    expect(JSON.stringify(held)).not.toContain(OTHER);
    expect(JSON.stringify(held)).not.toContain(byPhone.id);
    const report = await erase();
    expect(report).toMatchObject({
      mailboxes: [{ office: 'esami', reference: leadReference('contact', lead.id) }],
      mentions: expect.arrayContaining([leadReference('contact', others.id)]),
    });
    expect(await rows()).toBe(5);
  });

  it.each(['anna.prova+corsi@example.com', 'anna@example.com', 'anna.prova@example.com.invalid', 'prova@example.com'])(
    'is not erasing %s',
    async (other) => {
      await operator.queues[QUEUES.store].add('contact', contact(), { jobId: 'lead-1' });
      expect(await operator.json('gdpr', 'erase', other, '--yes')).toMatchObject({ places: nothing });
    },
  );

  it('may be of one request without an address, by its reference; a telephone number is refused', async () => {
    await store();
    const [lead, other] = [1, 2].map(() =>
      aLead('quote', {}, aBody('quote', { email: undefined, telefono: '333 000 0000' })),
    );
    for (const each of [lead!, other!]) await submit(operator, each);
    await idle(QUEUES.store);
    // lead-store would send to the mailer what is not mailed yet, and one job more would be counted.
    await stopServices();
    expect(await rows()).toBe(2);
    expect(await operator.leads('gdpr', 'erase', '333 000 0000', '--yes')).toMatchObject({ code: EXIT.usage, out: '' });
    const reference = leadReference('quote', lead!.id);
    expect(await operator.json('gdpr', 'erase', reference, '--yes')).toMatchObject({
      places: { leads: 1, jobs: 2 },
      left: [],
    });
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: other!.id }]);
  });

  it('is logged without personal data', async () => {
    const lead = contact();
    await submit(operator, lead);
    const { err } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes');
    expect(JSON.parse(err)).toEqual({
      level: 'info',
      time: expect.any(String),
      event: 'gdpr-erase',
      leads: [lead.id],
      left: 0,
    });
  });

  it('reports a spool file that cannot be read', async () => {
    await writeFile(join(operator.spoolDir, 'new', contact().id), '{');
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      ['1 spool entries that cannot be read: look at the files in SPOOL_DIR'],
    ]);
  });
});

describe('an erasure', () => {
  it('says that the database is unavailable, and is complete when it is run again', async () => {
    await store();
    await submit(operator, contact());
    await eventually(async () => expect(await rows()).toBe(2));
    const makeAvailable = await makeUnavailable(operator.databaseUrl);
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      ['rows of the database, which is unavailable: run this again once it is back'],
    ]);
    await makeAvailable();
    expect(await erase()).toMatchObject({ places: { leads: 1, contactRequests: 1 }, left: [] });
    expect(await rows()).toBe(0);
    expect(await redisContents(operator.redis)).not.toContain(ADDRESS);
  });

  it('waits for a worker that is storing the lead, and removes what it stores', async () => {
    const lead = contact();
    const release = await holdOpen(
      operator.databaseUrl,
      'INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload) ' +
        "VALUES ($1, 'contact', '', now(), '', '{}', '{}', '{}')",
      [lead.id],
    );
    await store();
    const [job] = await submit(operator, lead);
    await eventually(async () => expect(await job!.getState()).toBe('active'));
    const erasing = erase();
    await eventually(async () =>
      expect(await operator.queues[QUEUES.mail].getJobCounts()).toMatchObject({ waiting: 0 }),
    );
    await release();
    expect(await erasing).toMatchObject({ left: [] });
    expect(await rows()).toBe(0);
    expect(await redisContents(operator.redis)).not.toContain(ADDRESS);
  });

  it('waits for a worker that is mailing the lead; one that takes too long is reported', async () => {
    const release = smtp.hold();
    await mail();
    const lead = complaint();
    const [, job] = await submit(operator, lead);
    await eventually(async () => expect(await operator.redis.get(deliveryKey(lead.id, 'office'))).toContain('sending'));
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--wait', '0', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      expect.arrayContaining([expect.stringContaining(`${QUEUES.mail}/${job!.id}`)]),
    ]);
    const erasing = erase();
    release();
    expect(await erasing).toMatchObject({ left: [] });
    await idle();
    expect(await redisContents(operator.redis)).not.toContain(ADDRESS);
    expect(await erase()).toMatchObject({ places: nothing });
  });
});

it('what could not be removed is reported as left', async () => {
  await operator.spool.put(contact());
  const query = { by: 'email', value: ADDRESS } as const;
  await withStores(parseEnv(operatorEnv, operator.env), async (stores) => {
    jest.spyOn(stores.spool, 'remove').mockResolvedValue();
    expect(await eraseWith(stores, query, { dryRun: false, timeoutMs: 0 })).toMatchObject({
      left: ['1 spoolEntries: still there; run this again'],
    });
  });
});
