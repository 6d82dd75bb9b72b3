import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { QUEUES, leadReference } from '@school/contracts';
import { aBody, aLead } from '@school/contracts/testing';
import { makeUnavailable } from '@school/lead-database/testing';
import { deliveryKey } from '@school/leads';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import type { LeadStatus } from '../src/commands/find.js';
import { EXIT } from '../src/operator-error.js';
import { runLeads } from '../src/program.js';
import { type Operator, startOperator, submit } from './operator.js';

const lead = aLead(
  'corporate',
  {},
  aBody('corporate', { email: 'Carla.Unica@example.com', telefono: '+39 06 765 4321 int. 7' }),
);
const reference = leadReference(lead.kind, lead.id);
const spooled = aLead('school', {}, aBody('school', { email: 'carla.unica@example.com' }));

let operator: Operator;

/** Waits until so many leads are rows, and their jobs are done. */
const stored = (leads: number) =>
  eventually(async () => expect(await operator.queues[QUEUES.store].getCompletedCount()).toBe(leads));

beforeAll(async () => {
  operator = await startOperator();
  const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
  await submit(operator, lead);
  await submit(operator, aLead('corporate'));
  await stored(2);
  await app.close();
  await operator.redis.set(
    deliveryKey(lead.id, 'office'),
    JSON.stringify({ state: 'accepted', at: '2026-11-21T10:00:00.000Z', text: '250 queued for <aziende@example.it>' }),
  );
  await operator.redis.set(
    deliveryKey(lead.id, 'confirmation'),
    JSON.stringify({
      state: 'failed',
      at: '2026-11-21T10:00:05.000Z',
      text: 'EENVELOPE at RCPT TO: 550 <carla.unica@example.com>: no such user',
    }),
  );
  await operator.spool.put(spooled);
});
afterAll(() => operator.close());

const find = async (who: string) => (await operator.json<{ leads: LeadStatus[] }>('find', who)).leads;

const everywhere = {
  id: lead.id,
  reference,
  kind: 'corporate',
  receivedAt: lead.receivedAt,
  office: 'aziende',
  stored: expect.any(String),
  jobs: [
    { queue: QUEUES.store, state: 'completed', attempts: 1 },
    { queue: QUEUES.mail, state: 'waiting', attempts: 0 },
  ],
  mails: {
    office: 'accepted 2026-11-21T10:00:00.000Z 250 queued for <<address>>',
    confirmation: 'failed 2026-11-21T10:00:05.000Z EENVELOPE at RCPT TO: 550 <<address>>: no such user',
  },
  spool: [],
  erased: false,
  events: {},
};

it.each(['id', 'reference'] as const)('a request is found by its %s without reading the jobs of others', async (by) => {
  const getJob = jest.spyOn(Queue.prototype, 'getJob');
  expect(await find(by === 'id' ? lead.id : reference)).toEqual([everywhere]);
  expect(getJob.mock.calls.filter(([id]) => !id.endsWith(lead.id))).toEqual([]);
  getJob.mockRestore();
});

describe('a request is found', () => {
  it.each([
    ['id', lead.id],
    ['reference', reference.toLowerCase()],
    ['phone number, written otherwise', '0039 067654321'],
  ])('by its %s, with all that became of it', async (_, who) => expect(await find(who)).toEqual([everywhere]));

  it('by address, wherever it is', async () => {
    expect(await find('carla.unica@example.com')).toEqual([
      {
        id: spooled.id,
        reference: leadReference('school', spooled.id),
        kind: 'school',
        receivedAt: spooled.receivedAt,
        office: 'scuole',
        stored: null,
        jobs: [],
        mails: {},
        spool: ['new'],
        erased: false,
        events: {},
      },
      everywhere,
    ]);
  });

  it('and printed without personal data', async () => {
    const { out, err, code } = await operator.leads('find', 'carla.unica@example.com');
    expect([code, err]).toEqual([EXIT.done, '']);
    expect(out).toMatch(/^job lead-mail +waiting, started 0 times$/m);
    expect(out).not.toMatch(/unica|@|7654321/i);
  });

  it('although the database is unavailable: whether it is stored is then unknown', async () => {
    const makeAvailable = await makeUnavailable(operator.databaseUrl);
    const { code, out, err } = await operator.leads('find', lead.id, '--json');
    await makeAvailable();
    expect(code).toBe(EXIT.unavailable);
    expect(err).toContain('PostgreSQL does not answer');
    expect((JSON.parse(out) as { leads: LeadStatus[] }).leads).toEqual([{ ...everywhere, stored: 'unknown' }]);
  });
});

it('a request is found in the spool and the database while Redis is unavailable', async () => {
  let out = '';
  let err = '';
  const code = await runLeads(['find', 'carla.unica@example.com', '--json'], {
    env: { ...operator.env, REDIS_URL: 'redis://127.0.0.1:9' },
    out: (text) => void (out += String(text)),
    err: (text) => void (err += text),
  });
  expect([code, err]).toEqual([
    EXIT.unavailable,
    expect.stringMatching(/Redis does not answer.*Jobs and mails are unknown/),
  ]);
  expect((JSON.parse(out) as { leads: LeadStatus[] }).leads).toEqual([
    expect.objectContaining({ id: spooled.id, spool: ['new'] }),
    { ...everywhere, jobs: [], mails: {} },
  ]);
});

it('a request that is nowhere is not found', async () => {
  expect(await operator.leads('find', 'nobody@example.com')).toEqual({
    code: EXIT.notFound,
    out: 'Nothing was found.\n',
    err: '',
  });
});

it('a request may be in an entry of the spool that cannot be read, which is said', async () => {
  const file = join(operator.spoolDir, 'bad', aLead('contact').id);
  await writeFile(file, 'torn');
  expect(await operator.leads('find', 'nobody@example.com')).toEqual({
    code: EXIT.notFound,
    out: 'Nothing was found.\n',
    err: '1 spool entries cannot be read, and were not searched: look at the files in SPOOL_DIR\n',
  });
  await rm(file);
});

it('an erased request is found by its id', async () => {
  const { id } = lead;
  await operator.leads('gdpr', 'erase', id, '--yes');
  expect(await find(id)).toEqual([expect.objectContaining({ id, erased: true, stored: null })]);
});
