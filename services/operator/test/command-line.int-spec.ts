// What all commands have in common: configuration, errors, and no personal data in the output.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LeadKind, QUEUES, leadKinds, leadReference } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { makeUnavailable } from '@school/lead-database/testing';
import { startLeadStore } from '../../lead-store/test/lead-store.js';
import { eventually } from '@school/platform/testing';
import { EXIT } from '../src/operator-error.js';
import { runLeads } from '../src/program.js';
import { type Operator, type Ran, bury, startOperator, submit } from './operator.js';

let operator: Operator;
beforeAll(async () => void (operator = await startOperator()));
afterAll(() => operator.close());

/** Runs with another environment. */
async function leads(env: Record<string, string>, ...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await runLeads(args, {
    env,
    out: (text) => void (out += String(text)),
    err: (text) => void (err += text),
  });
  return { code, out, err };
}

const environment = () => ({ ...operator.env });

const commands: [string, string[]][] = [
  ['find', ['find', 'anna.prova@example.com']],
  ['export', ['export']],
  ['dlq list', ['dlq', 'list']],
  ['dlq show', ['dlq', 'show', 'x']],
  ['dlq replay', ['dlq', 'replay', '--all']],
  ['dlq discard', ['dlq', 'discard', 'x', '--reason', 'spam']],
  ['gdpr export', ['gdpr', 'export', 'anna.prova@example.com']],
  ['gdpr erase', ['gdpr', 'erase', 'anna.prova@example.com', '--yes']],
  ['gdpr reapply', ['gdpr', 'reapply']],
  ['replay', ['replay']],
];

describe('a command', () => {
  it.each(commands)('explains itself and prints JSON when asked: leads %s', async (name) => {
    const { code, out } = await leads({}, ...name.split(' '), '--help');
    expect(code).toBe(EXIT.done);
    expect(out).toContain(`Usage: leads ${name}`);
    expect(out).toContain('--json');
  });

  it.each(commands)('lists all that is wrong with its configuration, and no value: leads %s', async (_, args) => {
    const { code, out, err } = await leads(
      {
        REDIS_URL: 'http://secret',
        SPOOL_DIR: '/nowhere',
        ERASURES_DIR: '/nowhere',
        ERASURES_KEY: 'secret',
      },
      ...args,
    );
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err.match(/REDIS_URL:|DATABASE_URL:|SPOOL_DIR:|ERASURES_DIR:|ERASURES_KEY:/g)).toEqual([
      'REDIS_URL:',
      'DATABASE_URL:',
      'SPOOL_DIR:',
      'ERASURES_DIR:',
      'ERASURES_KEY:',
    ]);
    expect(err).not.toContain('secret');
  });

  it.each(commands)('says that Redis is unavailable, and changes nothing: leads %s', async (name, args) => {
    const { code, out, err } = await leads({ ...environment(), REDIS_URL: 'redis://user:secret@127.0.0.1:9' }, ...args);
    // "find" searches the other stores.
    const found = name === 'find' ? 'Nothing was found where it could be looked.\n' : '';
    expect([code, out]).toEqual([EXIT.unavailable, found]);
    expect(err).toMatch(/^Redis does not answer at 127\.0\.0\.1:9: .*ECONNREFUSED.*Check REDIS_URL/);
    expect(err).not.toContain('secret');
  });

  it.each(commands.filter(([name]) => ['export', 'gdpr export', 'gdpr reapply', 'replay'].includes(name)))(
    'says that the database is unavailable: leads %s',
    async (_, args) => {
      const { code, out, err } = await leads(
        { ...environment(), DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/school' },
        ...args,
      );
      expect([code, out]).toEqual([EXIT.unavailable, '']);
      expect(err).toMatch(/^PostgreSQL does not answer at 127\.0\.0\.1:9: .*ECONNREFUSED.*Check DATABASE_URL/);
      expect(err).not.toContain('secret');
    },
  );

  it('reports that the database has no tables', async () => {
    const url = new URL(operator.databaseUrl);
    url.pathname = '/postgres';
    expect(await leads({ ...environment(), DATABASE_URL: url.href }, 'export')).toMatchObject({
      code: EXIT.unavailable,
      out: '',
      err: expect.stringContaining('make migrate'),
    });
  });

  it.each([
    ['nonsense'],
    ['find'],
    ['gdpr', 'anna.prova@example.com'],
    ['export', '--to', 'anna.prova@example.com'],
    ['export', '--from', '2026-11-30', '--to', '2026-11-01'],
    ['dlq', 'list', '--queue', 'anna.prova@example.com'],
    ['export', '--from', '2026-02-30'],
    ['find', 'x@', 'anna.prova@example.com'],
  ])('is refused when it is none, without repeating an address: leads %s %s', async (...args) => {
    const { code, out, err } = await leads(environment(), ...args);
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).not.toContain('anna');
  });
});

describe('personal data', () => {
  const all = leadKinds.map((kind) => aLead(kind));
  /** Whatever a visitor typed into any field, but choices and the like. */
  const typed = all.flatMap(({ payload }) =>
    Object.values(payload as object).filter(
      (value): value is string => typeof value === 'string' && /[ @.]|\d{4}/.test(value),
    ),
  );

  beforeAll(async () => {
    const app = await startLeadStore(operator.databaseUrl, operator.redisUrl);
    for (const lead of all) await submit(operator, lead);
    await stored(all.length);
    await app.close();
    for (const lead of all)
      await bury(
        operator,
        QUEUES.confirmation,
        lead.kind,
        lead,
        `confirmation-${lead.id}`,
        `550 <${lead.payload.email}> unknown`,
      );
  });
  const stored = (count: number) =>
    eventually(async () => expect(await operator.queues[QUEUES.store].getCompletedCount()).toBe(count));
  const ack = (kind: LeadKind) => leadReference(kind, all.find((lead) => lead.kind === kind)!.id);
  const typedIn = (text: string) => typed.filter((value) => text.includes(value));

  it('is what the test looks for', async () => {
    expect(typed.length).toBeGreaterThan(30);
    expect(typedIn((await operator.leads('export')).out).length).toBeGreaterThan(20);
    expect(typedIn((await operator.leads('gdpr', 'export', 'anna.prova@example.com')).out)).toContain(
      'anna.prova@example.com',
    );
  });

  it('is printed by no other command, and never to standard error', async () => {
    const lines: string[][] = [
      ...all.map(({ payload }) => ['find', payload.email!]),
      ['find', '+39 333 000 0000'],
      ['dlq', 'list'],
      ['dlq', 'list', '--json'],
      ['dlq', 'show', ack('contact')],
      ['dlq', 'show', ack('contact'), '--json'],
      ['dlq', 'show', 'bruno.prova@example.com'],
      ['dlq', 'discard', ack('contact'), '--reason', 'anna.prova@example.com'],
      ['dlq', 'discard', ack('contact'), '--reason', 'spam'],
      ['dlq', 'replay', ack('quote'), '--json'],
      ['dlq', 'replay', '--all'],
      ['gdpr', 'erase', 'bruno.prova@example.com'],
      ['gdpr', 'erase', 'bruno.prova@example.com', '--yes', '--json'],
      ['gdpr', 'erase', 'carla.prova@example.com', '--yes'],
      ['gdpr', 'reapply'],
      ['replay', '--json'],
    ];
    for (const line of lines) {
      const { out, err } = await operator.leads(...line);
      expect([line, typedIn(out + err)]).toEqual([line, []]);
    }
  });

  it('is not printed to standard error when things go wrong', async () => {
    const makeAvailable = await makeUnavailable(operator.databaseUrl);
    for (const line of [
      ['export'],
      ['find', 'dario.prova@example.com'],
      ['gdpr', 'export', 'dario.prova@example.com'],
      ['gdpr', 'erase', 'dario.prova@example.com', '--yes'],
    ]) {
      const { out, err } = await operator.leads(...line);
      expect([line, typedIn(out + err)]).toEqual([line, []]);
    }
    await makeAvailable();
  });
});
