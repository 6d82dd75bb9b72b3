// The mails to offices in the morning of a working day.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { exampleSchool } from '@school/catalog/testing';
import { type Lead, type LeadEventKind, type MorningMail, QUEUES } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { Database, recordEvent, runMigrations, storeLead } from '@school/lead-database';
import { query } from '@school/lead-database/testing';
import { jobOptions } from '@school/platform';
import { emptyDatabase, emptyRedis } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { MaintenanceProcessor } from '../src/maintenance/maintenance.processor.js';
import { Morning } from '../src/maintenance/morning.js';
import { startLeadStore } from './lead-store.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let mails: Queue;
let app: NestFastifyApplication;

beforeAll(async () => {
  const [freshDatabase, redisUrl] = await Promise.all([emptyDatabase(), emptyRedis()]);
  database = freshDatabase;
  await runMigrations(database.url, { report: () => undefined });
  mails = new Queue(QUEUES.confirmation, { connection: { url: redisUrl }, defaultJobOptions: jobOptions });
  app = await startLeadStore(database.url, redisUrl, {}, exampleSchool);
  // Here the test runs the mornings.
  await app.get(MaintenanceProcessor).worker.pause();
});
afterAll(async () => {
  await app.close();
  await mails.close();
  await database.drop();
});
beforeEach(async () => {
  await mails.obliterate({ force: true });
  await query(database.url, 'TRUNCATE leads CASCADE');
});

const morning = () => app.get(Morning);
/** Stores a lead that its office has received. */
const delivered = async (lead: Lead, office = 'qualita'): Promise<Lead> => {
  await storeLead(app.get(Database), lead);
  await record(lead, 'delivered', lead.receivedAt, office);
  return lead;
};
const record = ({ id }: Lead, event: LeadEventKind, at: string, office = 'qualita') =>
  recordEvent(app.get(Database), { id, event, at, office });
/** The mails of a morning: the offices, and the leads that each has open. */
async function mailsOf(day: string, of = morning()): Promise<Record<string, string[]>> {
  await of.run(day, new Date(`${day}T08:00:00Z`));
  const jobs = (await mails.getWaiting()).map(({ data }) => data as MorningMail);
  return Object.fromEntries(
    jobs.filter((job) => job.day === day).map(({ office, open }) => [office, open.map(({ id }) => id)]),
  );
}

describe('the morning mails', () => {
  test.each([
    ['before the hour', '2026-11-27T07:29:00Z', undefined],
    ['from the hour on', '2026-11-27T07:30:00Z', '2026-11-27'],
    ['later that day, if the worker was down', '2026-11-27T20:00:00Z', '2026-11-27'],
    ['in summer an hour earlier by UTC', '2026-06-26T06:30:00Z', '2026-06-26'],
    ['on Saturday', '2026-11-28T10:00:00Z', undefined],
    ['on a public holiday', '2026-12-08T10:00:00Z', undefined],
  ])('are due %s: %s', (_when, now, day) => expect(morning().dueDay(new Date(now))).toBe(day));

  test('are not due if the owner has switched them off', () => {
    const school = { ...exampleSchool, morningMail: null };
    expect(new Morning(app.get(Database), mails, school).dueDay(new Date('2026-11-27T12:00:00Z'))).toBeUndefined();
  });

  test('list what each office has open, once a day, and no word of visitors', async () => {
    const [taken, fresh] = [
      await delivered(aLead('translation', { receivedAt: '2026-11-25T10:00:00.000Z' }), 'traduzioni'),
      await delivered(aLead('translation', { receivedAt: '2026-11-26T10:00:00.000Z' }), 'traduzioni'),
    ];
    await record(taken, 'taken', '2026-11-25T11:00:00.000Z', 'traduzioni');
    const answered = await delivered(aLead('school'), 'scuole');
    await record(answered, 'answered', '2026-11-26T11:00:00.000Z', 'scuole');
    const dismissed = await delivered(aLead('contact'), 'verifica');
    await record(dismissed, 'dismissed', '2026-11-26T11:00:00.000Z', 'verifica');
    await storeLead(app.get(Database), aLead('corporate'));
    const now = new Date('2026-11-27T07:30:00Z');
    expect(await morning().run('2026-11-27', now)).toEqual({ mails: 1 });
    await morning().run('2026-11-27', now);
    const jobs = await mails.getWaiting();
    expect(jobs.map(({ id }) => id)).toEqual(['morning-traduzioni-2026-11-27']);
    const { open, answered: week } = jobs[0]!.data as MorningMail;
    expect(open).toEqual([
      { id: taken.id, kind: 'translation', receivedAt: taken.receivedAt, topic: 'Traduzione tecnica', isTaken: true },
      { id: fresh.id, kind: 'translation', receivedAt: fresh.receivedAt, topic: 'Traduzione tecnica', isTaken: false },
    ]);
    expect(week).toBeUndefined();
    for (const [field, value] of Object.entries(aBody('translation')))
      if (typeof value === 'string' && field !== 'tipoServizio')
        expect(JSON.stringify(jobs[0]!.data)).not.toContain(value);
  });

  test('list reminders and then the oldest, forty at most, and count the others', async () => {
    const spam = [];
    for (let minute = 10; minute < 55; minute += 1)
      spam.push(await delivered(aLead('contact', { receivedAt: `2026-11-10T10:${minute}:00.000Z` })));
    // The fifth working day.
    const reminded = await delivered(aLead('complaint', { receivedAt: '2026-11-20T10:00:00.000Z' }));
    await morning().run('2026-11-27', new Date('2026-11-27T07:30:00Z'));
    const { open, more } = (await mails.getWaiting())[0]!.data as MorningMail;
    expect(open.map(({ id }) => id)).toEqual([reminded, ...spam.slice(0, 39)].map(({ id }) => id));
    expect(more).toBe(6);
  });

  test.each([
    ['on Monday', '2026-11-30', '2026-11-24', '2026-11-25'],
    ['on Tuesday, after a Monday that is a holiday', '2027-03-30', '2027-03-24', '2027-03-25'],
  ])('say %s how many were answered in time', async (_when, day, received, answered) => {
    await delivered(aLead('school', { receivedAt: `${answered}T12:00:00.000Z` }), 'scuole');
    for (const hour of ['09', '11'])
      await record(
        await delivered(aLead('school', { receivedAt: `${received}T10:00:00.000Z` }), 'scuole'),
        'answered',
        `${answered}T${hour}:00:00.000Z`,
        'scuole',
      );
    await morning().run(day, new Date(`${day}T07:30:00Z`));
    expect((await mails.getWaiting())[0]!.data).toMatchObject({ answered: { total: 2, inTime: 1 } });
  });
});

describe('a complaint', () => {
  // 15 working days after Monday 2 November 2026 is Monday 23 November.
  const received = { receivedAt: '2026-11-02T10:00:00.000Z' };

  test('is listed for the fallback office as well from the 14th working day on, until there is an answer', async () => {
    const lead = await delivered(aLead('complaint', received));
    expect(await mailsOf('2026-11-19')).toEqual({ qualita: [lead.id] });
    expect(await mailsOf('2026-11-20')).toEqual({ qualita: [lead.id], segreteria: [lead.id] });
    expect(await mailsOf('2026-11-24')).toEqual({ qualita: [lead.id], segreteria: [lead.id] });
    await record(lead, 'answered', '2026-11-24T10:00:00.000Z');
    expect(await mailsOf('2026-11-25')).toEqual({});
  });

  test('is reminded of on its days although the owner has switched off the mornings of its office', async () => {
    await delivered(aLead('complaint', received));
    const quiet = { ...exampleSchool, morningMail: { at: '08:30', notTo: ['qualita' as const] } };
    const days = ['2026-11-06', '2026-11-09', '2026-11-10', '2026-11-16', '2026-11-17', '2026-11-20'];
    const listed = [];
    for (const day of days)
      if ((await mailsOf(day, new Morning(app.get(Database), mails, quiet)))['qualita']) listed.push(day);
    expect(listed).toEqual(['2026-11-09', '2026-11-16', '2026-11-20']);
  });
});
