// The command that says whether all is right, with real servers and the real lead-store.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QUEUES, leadReference } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { query } from '@school/lead-database/testing';
import { workerConnection } from '@school/platform';
import { eventually } from '@school/platform/testing';
import { Worker } from 'bullmq';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { runLeads } from '../src/program.js';
import { type Operator, bury, startOperator } from './operator.js';

let operator: Operator;
let leadStore: Awaited<ReturnType<typeof startLeadStore>>;
const workers: Worker[] = [];
const workOn = (queue: string) => {
  const worker = new Worker(queue, () => Promise.resolve(), { connection: workerConnection(operator.redisUrl) });
  workers.push(worker);
  return worker;
};
const status = () => operator.leads('status');

beforeAll(async () => {
  operator = await startOperator();
  leadStore = await startLeadStore(operator.databaseUrl, operator.redisUrl, { RETRY_TIME_SCALE: '1' });
  for (const queue of [QUEUES.mail, QUEUES.confirmation, QUEUES.chat]) workOn(queue);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await leadStore.close();
  await operator.close();
});
beforeEach(() => query(operator.databaseUrl, 'DELETE FROM leads'));

describe('leads status', () => {
  it('says that all is right, and shows every store, queue and schedule', async () => {
    await eventually(async () => expect(await operator.queues[QUEUES.maintenance].getJobSchedulersCount()).toBe(2));
    await eventually(async () => expect((await status()).code).toBe(0));
    const { out } = await status();
    for (const name of [...Object.values(QUEUES), 'Redis', 'PostgreSQL', 'spool', 'reconcile', 'retention'])
      expect(out).toMatch(new RegExp(`^${name} `, 'm'));
    expect(out).toMatch(/^All is right\.\n/);
    expect(await operator.json('status')).toMatchObject({ todo: [], unseen: [] });
  });

  it('names the queue without a worker, and the service to start', async () => {
    await workers[0]!.close();
    await eventually(async () => expect((await status()).code).toBe(1));
    expect((await status()).out).toContain('- lead-mail has no worker: docker compose up --detach mailer\n');
    workers[0] = workOn(QUEUES.mail);
  });

  it('counts by office what was stored and not mailed for ten minutes, and names the oldest', async () => {
    const old = aLead('complaint');
    const young = { ...aLead('complaint'), id: crypto.randomUUID() };
    for (const [{ id, kind, payload }, minutes] of [
      [old, 11],
      [young, 9],
    ] as const)
      await query(
        operator.databaseUrl,
        `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
         VALUES ($1, $2, $3, now() - make_interval(mins => $4), '2026-11', '{}', '{}', $5)`,
        [id, kind, leadReference(kind, id), minutes, payload],
      );
    const { code, out } = await status();
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`Unsent to (\\w+): leads find ${leadReference(old.kind, old.id)}\n[^]*^\\1 +1 `, 'm'),
      ),
    ]);
    expect(out).not.toContain(old.payload.email);
  });

  it('names dead letters, and how to list them', async () => {
    await workers[1]!.close();
    await bury(operator, QUEUES.confirmation, 'contact', {}, 'confirmation-1');
    workers[1] = workOn(QUEUES.confirmation);
    const { code, out } = await status();
    expect([code, out]).toEqual([1, expect.stringContaining('leads dlq list --queue lead-confirmation\n')]);
    await operator.queues[QUEUES.confirmation].remove('confirmation-1');
  });

  it.each([
    ['REDIS_URL', 'redis://user:secret@127.0.0.1:9', 'Redis', 'PostgreSQL'],
    ['DATABASE_URL', 'postgres://user:secret@127.0.0.1:9/school', 'PostgreSQL', 'Redis'],
  ])('says which store could not be looked at, and shows the others: %s', async (name, url, away, there) => {
    let out = '';
    const io = {
      env: { ...operator.env, [name]: url },
      out: (text: string) => void (out += text),
      err: () => undefined,
    };
    expect(await runLeads(['status'], io)).toBe(2);
    expect(out).toContain(`- ${away} does not answer at 127.0.0.1:9: `);
    expect(out).toMatch(new RegExp(`^${there} +in \\d+ ms$`, 'm'));
    expect(out).not.toContain('secret');
  });
});
