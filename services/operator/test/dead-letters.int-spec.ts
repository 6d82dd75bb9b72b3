import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { QUEUES, leadReference } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { query } from '@school/lead-database/testing';
import { parseEnv } from '@school/platform';
import { eventually } from '@school/platform/testing';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { EXIT } from '../src/operator-error.js';
import { type DeadLetter, deadLetters, replay } from '../src/commands/dead-letters.js';
import { operatorEnv } from '../src/env.js';
import { withStores } from '../src/stores.js';
import { type Operator, bury, startOperator } from './operator.js';

let operator: Operator;
beforeAll(async () => void (operator = await startOperator()));
beforeEach(() => operator.reset());
afterAll(() => operator.close());

const lead = aLead('translation');
const jobId = `lead-${lead.id}`;
const reference = leadReference(lead.kind, lead.id);
const state = async (queue: (typeof QUEUES)[keyof typeof QUEUES] = QUEUES.store) =>
  (await operator.queues[queue].getJob(jobId))?.getState();

describe('the dead letters', () => {
  it('are listed from every queue, without personal data', async () => {
    await bury(operator, QUEUES.store, lead.kind, lead, jobId);
    await bury(operator, QUEUES.mail, lead.kind, lead, jobId, `550 ${lead.payload.email} unknown`);
    await bury(operator, QUEUES.confirmation, 'complaint', aLead('complaint'), 'ack-1');
    const listed = await operator.json<DeadLetter[]>('dlq', 'list');
    expect(listed.map(({ queue }) => queue)).toEqual([QUEUES.store, QUEUES.mail, QUEUES.confirmation]);
    expect(listed[0]).toEqual({
      queue: QUEUES.store,
      job: jobId,
      kind: 'translation',
      reference,
      receivedAt: lead.receivedAt,
      failedAt: expect.any(String),
      attempts: 1,
      reason: 'refused by the test',
    });
    expect((await operator.leads('dlq', 'list')).out + JSON.stringify(listed)).not.toContain('@');
    expect(await operator.json('dlq', 'list', '--queue', QUEUES.mail)).toHaveLength(1);
  });

  it('show what the visitor sent only when asked to', async () => {
    await bury(operator, QUEUES.store, lead.kind, lead, jobId);
    expect((await operator.leads('dlq', 'show', reference)).out).not.toContain(lead.payload.email);
    expect((await operator.leads('dlq', 'show', `${QUEUES.store}/${jobId}`, '--payload')).out).toContain(
      lead.payload.email,
    );
  });

  it('that are not there are not found', async () => {
    expect(await operator.leads('dlq', 'show', 'lead-x')).toMatchObject({ code: EXIT.notFound, out: '' });
    expect(await operator.leads('dlq', 'replay', 'lead-x')).toMatchObject({ code: EXIT.notFound });
  });
});

describe('a replayed dead letter', () => {
  it('has all attempts again, and is run', async () => {
    await bury(operator, QUEUES.store, lead.kind, lead, jobId);
    const { code, out, err } = await operator.leads('dlq', 'replay', reference);
    expect([code, out]).toEqual([EXIT.done, 'Replayed 1.\n']);
    expect(JSON.parse(err)).toMatchObject({ event: 'dlq-replay', jobs: [`${QUEUES.store}/${jobId}`] });
    const job = (await operator.queues[QUEUES.store].getJob(jobId))!;
    expect({ attempts: job.attemptsMade, started: job.attemptsStarted }).toEqual({ attempts: 0, started: 0 });
    const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
    await eventually(async () =>
      expect(await query(operator.databaseUrl, 'SELECT id FROM leads')).toEqual([{ id: lead.id }]),
    );
    await app.close();
  });

  it('may be one of many: of a queue, or of all', async () => {
    await bury(operator, QUEUES.store, lead.kind, lead, jobId);
    await bury(operator, QUEUES.mail, lead.kind, lead, jobId);
    await operator.leads('dlq', 'replay', '--queue', QUEUES.mail);
    expect([await state(QUEUES.store), await state(QUEUES.mail)]).toEqual(['failed', 'waiting']);
    const { replayed } = await operator.json<{ replayed: DeadLetter[] }>('dlq', 'replay', '--all');
    expect(replayed.map(({ queue }) => queue)).toEqual([QUEUES.store]);
  });

  it('may be one of those given up for their age; what was refused stays', async () => {
    const reasons = ['Gave up after five days: unavailable', '550 unknown'];
    for (const [index, reason] of reasons.entries())
      await bury(operator, QUEUES.mail, lead.kind, lead, `${jobId}${index}`, reason);
    const { replayed } = await operator.json<{ replayed: DeadLetter[] }>('dlq', 'replay', '--given-up');
    expect(replayed.map((letter) => letter.reason).sort()).toEqual(reasons.slice(0, 1));
    expect((await operator.json<DeadLetter[]>('dlq', 'list')).map((letter) => letter.reason)).toEqual(['550 unknown']);
  });

  it('that another operator replays or discards meanwhile is left to that operator', async () => {
    const ids = ['a', 'b', 'c'].map((letter) => `${jobId}-${letter}`);
    for (const id of ids) await bury(operator, QUEUES.mail, lead.kind, lead, id);
    await withStores(parseEnv(operatorEnv, operator.env), async (stores) => {
      const failed = await deadLetters(stores);
      await operator.leads('dlq', 'replay', ids[0]!);
      await operator.leads('dlq', 'discard', ids[1]!, '--reason', 'advertising');
      expect((await replay(failed)).map(({ job }) => job.id)).toEqual([ids[2]]);
    });
  });

  it.each([[[]], [['lead-x', '--all']], [['lead-x', '--given-up']]])(
    'must be named, or be one of all: %j',
    async (args) => {
      expect(await operator.leads('dlq', 'replay', ...args)).toMatchObject({ code: EXIT.usage });
    },
  );
});

describe('a discarded dead letter', () => {
  it('is removed and logged, and its lead is not mailed by the reconciler', async () => {
    const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
    await operator.queues[QUEUES.store].add(lead.kind, lead, { jobId });
    await eventually(async () => expect(await state(QUEUES.store)).toBe('completed'));
    await app.close();
    await operator.queues[QUEUES.mail].obliterate({ force: true });
    await bury(operator, QUEUES.mail, lead.kind, lead, jobId);
    const { err } = await operator.leads('dlq', 'discard', `${QUEUES.mail}/${jobId}`, '--reason', 'spam');
    expect(JSON.parse(err)).toMatchObject({ event: 'dlq-discard', jobs: [`${QUEUES.mail}/${jobId}`], reason: 'spam' });
    expect(await state(QUEUES.mail)).toBeUndefined();
    expect(await query(operator.databaseUrl, 'SELECT kind FROM lead_events')).toEqual([{ kind: 'discarded' }]);
  });

  it.each(['', '  ', 'asked by anna.prova@example.com', 'called from 06 000 0000'])(
    'needs a reason that names nobody: %j',
    async (reason) => {
      await bury(operator, QUEUES.mail, lead.kind, lead, jobId);
      expect(await operator.leads('dlq', 'discard', reference, '--reason', reason)).toMatchObject({ code: EXIT.usage });
      expect(await state(QUEUES.mail)).toBe('failed');
    },
  );

  it('goes with the notice about it', async () => {
    for (const id of [jobId, `${jobId}-notice`]) await bury(operator, QUEUES.mail, lead.kind, lead, id);
    expect(await operator.leads('dlq', 'discard', reference, '--reason', 'spam')).toMatchObject({ code: EXIT.done });
    expect(await operator.queues[QUEUES.mail].getFailedCount()).toBe(0);
  });

  it('must be of one queue: a name of a row and a mail discards none', async () => {
    await bury(operator, QUEUES.store, lead.kind, lead, jobId);
    await bury(operator, QUEUES.mail, lead.kind, lead, jobId);
    expect(await operator.leads('dlq', 'discard', reference, '--reason', 'spam')).toMatchObject({ code: EXIT.usage });
    expect([await state(QUEUES.store), await state(QUEUES.mail)]).toEqual(['failed', 'failed']);
  });
});
