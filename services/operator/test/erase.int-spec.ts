// Erasure at a person's request, with the running services that might restore the data.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Lead, QUEUES, type QueueName, leadReference } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { ConfirmationLimit, Spool, deliveryKey } from '@school/leads';
import { parseEnv, workerConnection } from '@school/platform';
import { type TestMailServer, eventually, startMailServer } from '@school/platform/testing';
import { Worker } from 'bullmq';
import { holdOpen, query, startLeadStore, takeAway } from '../../lead-store/test/lead-store.js';
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
  await query(operator.databaseUrl, 'TRUNCATE leads, contact_requests');
});
afterEach(async () => {
  await Promise.all(running.map((app) => app.close()));
  running = [];
});
afterAll(async () => {
  await smtp.stop();
  await operator.close();
});

const store = async () => void running.push(await startLeadStore(operator.databaseUrl, operator.redisUrl));
const mail = async () => void running.push(await startMailer(operator.redisUrl, smtp.url));
const rows = async () =>
  (await query(operator.databaseUrl, 'SELECT id FROM leads UNION ALL SELECT NULL FROM contact_requests')).length;
const mailsOf = (lead: Lead) => smtp.mails.filter(({ raw }) => raw.includes(lead.id));
const idle = (...names: QueueName[]) =>
  eventually(async () => {
    for (const name of names.length > 0 ? names : [QUEUES.store, QUEUES.mail, QUEUES.confirmation])
      expect(await operator.queues[name].getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0);
  });
const erase = (...args: string[]) =>
  operator.json<ErasureReport>('gdpr', 'erase', ADDRESS, '--yes', '--wait', '20', ...args);
const nothing = {
  leads: 0,
  contactRequests: 0,
  storeJobs: 0,
  mailJobs: 0,
  confirmationJobs: 0,
  erasureJobs: 0,
  chatTurns: 0,
  chatEvents: 0,
  spoolFiles: 0,
  deliveryNotes: 0,
  counters: 0,
};
const contact = (email = ADDRESS, fields = {}) =>
  aLead('contact', {}, aBody('contact', { email, message: 'Un messaggio', ...fields }));
const complaint = (email = ADDRESS) => aLead('complaint', {}, aBody('complaint', { email }));

/** One turn of a chat, answered. */
async function chat(conversation: string, content: string, answer: string): Promise<void> {
  const worker = new Worker(QUEUES.chat, async () => ({ message: answer, quoteRequest: false }), {
    connection: workerConnection(operator.redisUrl),
  });
  const job = await operator.queues[QUEUES.chat].add('turn', {
    v: 1,
    conversation,
    messages: [{ role: 'user', content }],
    deadline: 0,
  });
  await eventually(async () => expect(await job.getState()).toBe('completed'));
  await worker.close();
}

describe('erasing an address', () => {
  it('removes it from every store, counts what was removed, and leaves other people’s data; a second run finds nothing', async () => {
    await Promise.all([store(), mail()]);
    for (const lead of [contact(), complaint('Anna.Prova@Example.COM'), contact(OTHER)]) await submit(operator, lead);
    await new ConfirmationLimit(operator.redis).allow(ADDRESS);
    await idle();
    await Promise.all(running.map((app) => app.close()));
    running = [];
    await bury(operator, QUEUES.store, 'quote', aLead('quote', {}, aBody('quote', { email: ADDRESS })), 'lead-dead');
    await operator.queues[QUEUES.mail].add('contact', contact(), { jobId: 'lead-later', delay: 3_600_000 });
    await operator.queues[QUEUES.store].add('contact', { payload: `scritto da\n${ADDRESS}.` }, { jobId: 'lead-torn' });
    await bury(operator, QUEUES.upkeep, 'erasure', { v: 1, address: ADDRESS }, 'erasure-1', 'gave up');
    await chat('c1', 'Buongiorno', 'Come si chiama?');
    await chat('c1', `Sono Anna, ${ADDRESS}`, `Riepilogo: Anna, ${ADDRESS}`);
    await chat('c2', `Sono un'altra, ${OTHER}`, `Riepilogo: ${OTHER}`);
    await operator.spool.put(contact());
    await operator.spool.put(contact(OTHER));
    await writeFile(join(operator.spoolDir, 'bad', 'torn'), `{"v":1,"message":"tel\\n${ADDRESS}","x`);
    await writeFile(join(operator.spoolDir, 'tmp', `${contact().id}.x`), JSON.stringify(contact()));

    const preview = await operator.json<ErasureReport>('gdpr', 'erase', ADDRESS);
    expect(preview).toMatchObject({
      dryRun: true,
      places: { leads: 2, contactRequests: 1, chatTurns: 2, spoolFiles: 3 },
    });
    expect(await rows()).toBe(5);

    const report = await erase();
    expect(report).toEqual({
      dryRun: false,
      places: {
        leads: 2,
        contactRequests: 1,
        storeJobs: 4,
        mailJobs: 3,
        confirmationJobs: 1,
        erasureJobs: 1,
        chatTurns: 2,
        chatEvents: expect.any(Number),
        spoolFiles: 3,
        deliveryNotes: 3,
        counters: 1,
      },
      left: [],
      mailboxes: expect.any(Array),
      mentions: [],
    });
    expect(await redisContents(operator.redis)).not.toMatch(/(?<!jo)anna\.prova/i);
    expect(await redisContents(operator.redis)).toContain(OTHER);
    expect(await rows()).toBe(2);
    expect((await operator.spool.entries()).length).toBe(1);
    expect((await operator.spool.entries('bad')).concat(await operator.spool.entries('tmp'))).toEqual([]);
    expect(await erase()).toEqual({ dryRun: false, places: nothing, left: [], mailboxes: [], mentions: [] });
    expect((await operator.leads('gdpr', 'erase', ADDRESS)).out).toBe('Nothing is held.\n');
  });

  it('names the mails that offices have, and requests of other people with the address', async () => {
    await store();
    const lead = contact(ADDRESS, { course: 'certificazioni' });
    const others = contact(OTHER, { message: `Scrivete anche a ${ADDRESS}.` });
    for (const each of [lead, others, contact(OTHER, { message: `Scrivete a jo${ADDRESS}` })])
      await submit(operator, each);
    await eventually(async () => expect(await rows()).toBe(6));
    const report = await erase();
    expect(report).toMatchObject({
      mailboxes: [{ office: 'esami', reference: leadReference('contact', lead.id) }],
      mentions: [leadReference('contact', others.id)],
    });
    expect(await rows()).toBe(4);
  });

  it.each([
    'anna.prova+corsi@example.com',
    'anna@example.com',
    'anna.prova@example.com.invalid',
    'prova@example.com',
    '\uFF41nna.prova@example.com',
  ])('is not erasing %s', async (other) => {
    await operator.queues[QUEUES.store].add('contact', contact(), { jobId: 'lead-1' });
    expect(await operator.json('gdpr', 'erase', other, '--yes')).toMatchObject({ places: nothing });
  });

  it('may be of one request that has no address, by its reference; a telephone may be of several people and is refused', async () => {
    await store();
    const [lead, other] = [1, 2].map(() =>
      aLead('quote', {}, aBody('quote', { email: undefined, telefono: '333 000 0000' })),
    );
    for (const each of [lead!, other!]) await submit(operator, each);
    await eventually(async () => expect(await rows()).toBe(2));
    expect(await operator.leads('gdpr', 'erase', '333 000 0000', '--yes')).toMatchObject({ code: EXIT.usage, out: '' });
    const reference = leadReference('quote', lead!.id);
    expect(await operator.json('gdpr', 'erase', reference, '--yes')).toMatchObject({
      places: { leads: 1, storeJobs: 1, mailJobs: 1 },
      left: [],
    });
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: other!.id }]);
    await submit(operator, lead!);
    await idle(QUEUES.store);
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: other!.id }]);
  });

  it('adds an audit entry without personal data', async () => {
    const lead = contact();
    await submit(operator, lead);
    await erase();
    expect(await operator.json('audit')).toEqual([{ at: expect.any(String), action: 'erase', subject: lead.id }]);
  });

  it('reports a spool file that cannot be decrypted', async () => {
    await new Spool({ directory: operator.spoolDir, key: Buffer.alloc(32, 1) }).put(contact());
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      ['1 spool files: sealed under another key than SPOOL_KEY, or not to be read by this user'],
    ]);
  });
});

describe('what was erased is not restored', () => {
  it('when its jobs are added again, by a repeated request or a reconciler', async () => {
    const lead = complaint();
    await bury(operator, QUEUES.store, lead.kind, lead, `lead-${lead.id}`);
    await erase();
    expect((await operator.leads('dlq', 'replay', '--all')).out).toBe('Replayed 0.\n');
    await submit(operator, lead);
    await operator.queues[QUEUES.confirmation].add(lead.kind, lead, { jobId: `confirmation-${lead.id}` });
    const neighbour = contact(OTHER);
    await submit(operator, neighbour);
    await Promise.all([store(), mail()]);
    await eventually(() => expect(mailsOf(neighbour)).toHaveLength(1));
    await idle();
    expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: neighbour.id }]);
    expect(mailsOf(lead)).toEqual([]);
    expect(await redisContents(operator.redis)).not.toMatch(/(?<!jo)anna\.prova/);
  });

  it('when the database was unavailable: lead-store erases the rows once it is back', async () => {
    await store();
    await submit(operator, contact());
    await eventually(async () => expect(await rows()).toBe(2));
    const giveBack = await takeAway(operator.databaseUrl);
    const waiting = contact();
    await submit(operator, waiting);
    await eventually(async () =>
      expect((await operator.queues[QUEUES.store].getJob(`lead-${waiting.id}`))!.attemptsStarted).toBeGreaterThan(1),
    );
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      ['rows of the database: out of reach; lead-store erases them as soon as it is back'],
    ]);
    await giveBack();
    await eventually(async () => expect(await rows()).toBe(0));
    await idle();
    await eventually(async () => expect(await redisContents(operator.redis)).not.toContain(ADDRESS));
    expect(await erase()).toMatchObject({ places: nothing, left: [] });
  });

  it('when a worker is storing it at that moment', async () => {
    const lead = contact();
    const release = await holdOpen(
      operator.databaseUrl,
      `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload) VALUES ` +
        `($1, 'contact', '', now(), '', '{}', '{}', '{}')`,
      [lead.id],
    );
    await store();
    const [job] = await submit(operator, lead);
    await eventually(async () => expect(await job!.getState()).toBe('active'));
    const erasing = erase();
    await eventually(async () => expect(await operator.redis.zcard('tombstones:erased')).toBe(1));
    await release();
    expect(await erasing).toMatchObject({ left: [] });
    expect(await rows()).toBe(0);
    expect(await redisContents(operator.redis)).not.toContain(ADDRESS);
  });

  it('when a worker is mailing it: the mail is sent, nothing else is left; one that takes too long is reported', async () => {
    const release = smtp.hold();
    await mail();
    const lead = complaint();
    const [, job] = await submit(operator, lead);
    await eventually(async () => expect(await operator.redis.get(deliveryKey(lead.id, 'office'))).toMatch(/^sending /));
    const { code, out } = await operator.leads('gdpr', 'erase', ADDRESS, '--yes', '--wait', '0', '--json');
    expect([code, (JSON.parse(out) as ErasureReport).left]).toEqual([
      EXIT.incomplete,
      expect.arrayContaining([expect.stringContaining(`${QUEUES.mail}/${job!.id}: under way`)]),
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
      left: ['1 spoolFiles: still there; run this again'],
    });
  });
});
