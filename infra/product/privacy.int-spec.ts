// What visitors write stays in the lead: in normal operation and in failures it is in no log, metric, job name or
// error of a dead letter.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AcceptedLead,
  CHAT_ENDPOINT,
  type ChatMessage,
  type ChatReply,
  type LeadKind,
  QUEUES,
  leadForm,
  leadKinds,
} from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { eventually } from '@school/platform/testing';
import { Queue } from 'bullmq';
import pg from 'pg';
import { root } from '../stack/checkout.ts';
import { type Stack, startStack } from '../stack/stack.ts';
import { WRITTEN, recognisable } from './recognisable.ts';

const data = mkdtempSync(join(tmpdir(), 'drill-'));
const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'] as const;
const forms = leadKinds.filter((kind) => leadForm(kind).endpoint !== null);
let stack: Stack;
let queues: readonly Queue[];

beforeAll(async () => {
  stack = await startStack({
    dir: data,
    only: [...SERVICES, 'board'],
    env: {
      LOG_LEVEL: 'debug',
      RETRY_TIME_SCALE: '0.002',
    },
  });
  queues = Object.values(QUEUES).map((name) => new Queue(name, { connection: { url: stack.urls.redis } }));
});
afterAll(async () => {
  await Promise.all((queues ?? []).map((queue) => queue.close()));
  await stack?.stop();
  rmSync(data, { recursive: true, force: true });
});

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const send = async (kind: LeadKind, headers: Record<string, string> = {}, own: Record<string, string> = {}) => {
  const response = await post(leadForm(kind).endpoint!, JSON.stringify({ ...recognisable(kind), ...own }), headers);
  expect(response.status).toBe(202);
  return { ...((await response.json()) as AcceptedLead), request: response.headers.get('x-request-id') };
};
const queueOf = (name: string) => queues.find((queue) => queue.name === name)!;
const finished = (name: string, id: string, state: 'completed' | 'failed') =>
  eventually(async () => expect(await (await queueOf(name).getJob(id))?.getState()).toBe(state), 60_000);

/** Waits until every mail is sent, so that a change of the mail server affects later mails only. */
const mailsAreOut = () =>
  eventually(
    async () => expect(await queueOf(QUEUES.mail).getJobCountByTypes('waiting', 'active', 'delayed')).toBe(0),
    60_000,
  );

const logOf = (name: string) => readFileSync(join(data, 'logs', `${name}.log`), 'utf8');
const events = (name: string) =>
  logOf(name)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
async function metricsOf(name: string): Promise<string> {
  const port = events(name).find(({ event }) => event === 'metrics-served')!['port'];
  return (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
}

describe('in normal operation', () => {
  it('a request can be followed by its id from the visitor to the mail, in the logs', async () => {
    const { id, request } = await send('contact');
    await Promise.all([
      finished(QUEUES.store, `lead-${id}`, 'completed'),
      finished(QUEUES.mail, `lead-${id}`, 'completed'),
    ]);
    await eventually(() => {
      expect(events('gateway')).toContainEqual(
        expect.objectContaining({ event: 'lead-accepted', lead: id, request, to: 'queues' }),
      );
      const seconds: unknown = expect.any(Number);
      expect(events('lead-store')).toContainEqual(
        expect.objectContaining({ event: 'lead-stored', lead: id, kind: 'contact', seconds }),
      );
      expect(events('mailer')).toContainEqual(
        expect.objectContaining({ event: 'mail-sent', lead: id, office: 'didattica', answer: 250, seconds }),
      );
    });
  });

  it('requests of every kind are stored and mailed', async () => {
    for (const kind of forms) {
      const { id } = await send(kind);
      await Promise.all([
        finished(QUEUES.store, `lead-${id}`, 'completed'),
        finished(QUEUES.mail, `lead-${id}`, 'completed'),
      ]);
    }
  });

  it('a conversation with Gaia ends in a quote request', async () => {
    const messages: ChatMessage[] = [];
    let request: ChatReply['request'];
    for (const content of [
      'Vorrei un preventivo per una traduzione dal tedesco. Mi chiamo Zefirina Zefirini, zefirina.chat@example.com',
      'Sì, confermo',
    ]) {
      messages.push({ role: 'user', content });
      const reply = (await (
        await post(CHAT_ENDPOINT, JSON.stringify({ messages, request }), { 'idempotency-key': 'zefirina-chat' })
      ).json()) as ChatReply;
      messages.push({ role: 'assistant', content: reply.message });
      request = reply.request;
    }
    expect(messages.at(-1)!.content).toMatch(/PRE-/);
  });
});

describe('in failures', () => {
  it('input is invalid in body, URL and headers', async () => {
    for (const kind of forms) {
      const path = leadForm(kind).endpoint!;
      expect(
        (
          await post(
            `${path}?email=zefirina@example.com`,
            JSON.stringify({ ...recognisable(kind), email: 'zefirina chiocciola' }),
          )
        ).status,
      ).toBe(400);
      expect((await post(path, '{"nome":"Zefirina", zefirina')).status).toBe(400);
    }
    expect((await fetch(new URL('/api/zefirina@example.com', stack.urls.api))).status).toBe(404);
    const headers = {
      'idempotency-key': 'zefirina',
      referer: 'https://example.it/?zefirina',
      'user-agent': 'Zefirina/1',
      'x-request-id': 'zefirina',
    };
    expect((await send('contact', headers)).request).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the mail server refuses mails, and names the address in its answer', async () => {
    await mailsAreOut();
    // An address of its own: the usual one has had its confirmations of the day.
    const email = 'zefirina.refused@example.com';
    await stack.inbox.setFault({ refuse: { at: 'rcpt', code: 550, recipient: email } });
    const { id } = await send('complaint', {}, { email });
    await Promise.all([
      finished(QUEUES.confirmation, `confirmation-${id}`, 'completed'),
      finished(QUEUES.mail, `lead-${id}`, 'completed'),
    ]);
    await mailsAreOut();
    await stack.inbox.setFault({ refuse: { at: 'rcpt', code: 550 } });
    const refused = await send('corporate');
    await finished(QUEUES.mail, `lead-${refused.id}`, 'failed');
    await stack.inbox.setFault({});
  });

  it('PostgreSQL refuses rows, and quotes them in its error', async () => {
    const client = new pg.Client(stack.urls.postgres);
    await client.connect();
    await client.query(`ALTER TABLE leads ADD CONSTRAINT drill CHECK (kind <> 'translation') NOT VALID`);
    const { id } = await send('translation');
    await finished(QUEUES.store, `lead-${id}`, 'failed');
    await client.query('ALTER TABLE leads DROP CONSTRAINT drill');
    await client.end();
    await mailsAreOut();
  });

  it('jobs are not valid leads, and a turn is not valid', async () => {
    const broken = { ...aLead('contact'), payload: { email: 'zefirina', firstName: 'Zefirina' } };
    for (const name of [QUEUES.store, QUEUES.mail, QUEUES.confirmation]) {
      await queueOf(name).add('contact', broken, { jobId: 'broken' });
      await finished(name, 'broken', 'failed');
    }
    const turn = await queueOf(QUEUES.chat).add('turn', { messages: [{ role: 'zefirina' }] });
    await finished(QUEUES.chat, turn.id!, 'failed');
  });
});

describe('nothing that a visitor wrote is', () => {
  it.each(['throw stray', 'Promise.reject(stray)'])(
    'in the output of a process that ends by an uncaught error: %s',
    async (statement) => {
      const program = `import { exitOnUncaughtErrors } from '@school/platform';
      const stray = Object.assign(new Error('"Zefirina" zefirina@example.com'), { command: { args: ['Zefirina'] } });
      exitOnUncaughtErrors('stray');
      setTimeout(() => { ${statement} });`;
      const ended = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
        cwd: join(root, 'services/gateway'),
      }).catch((error: unknown) => error);
      const { code, stdout, stderr } = ended as { code?: number; stdout: string; stderr: string };
      expect({ code, output: stdout + stderr }).toEqual({ code: 1, output: expect.stringContaining('uncaught-error') });
      expect(stdout + stderr).not.toMatch(WRITTEN);
    },
  );

  it('in any log of the services or the databases', () => {
    const logs = readdirSync(join(data, 'logs'))
      .filter((file) => file.endsWith('.log'))
      .map((file) => file.replace('.log', ''))
      .filter((name) => name !== 'inbox');
    expect(logs).toEqual(expect.arrayContaining([...SERVICES, 'board', 'postgres', 'redis']));
    for (const name of logs)
      expect(
        logOf(name)
          .split('\n')
          .filter((line) => WRITTEN.test(line)),
      ).toEqual([]);
    expect(events('mailer')).toContainEqual(
      expect.objectContaining({ event: 'job-failed', error: expect.stringContaining('550') }),
    );
    expect(events('lead-store')).toContainEqual(
      expect.objectContaining({ event: 'job-failed', error: expect.stringContaining('SQLSTATE 23514') }),
    );
  });

  it('in any metric, and the metrics count what happened', async () => {
    const metrics = Object.fromEntries(
      await Promise.all(SERVICES.map(async (name) => [name, await metricsOf(name)] as const)),
    );
    for (const text of Object.values(metrics))
      expect(text.split('\n').filter((line) => WRITTEN.test(line))).toEqual([]);
    const counted: readonly (readonly [(typeof SERVICES)[number], string])[] = [
      ['gateway', 'school_leads_total{kind="contact",outcome="accepted"} 3'],
      [
        'gateway',
        'school_http_request_duration_seconds_count{route="/api/servizi-scuole",method="POST",status="400"} 2',
      ],
      ['lead-store', 'school_queue_jobs{queue="gaia-chat",state="failed"} 1'],
      ['gateway', 'school_http_request_duration_seconds_count{route="none",method="GET",status="404"} 1'],
      ['mailer', 'school_mails_total{office="aziende",outcome="refused"} 1'],
      ['mailer', 'school_jobs_total{queue="lead-mail",outcome="failed"} 2'],
      ['lead-store', 'school_jobs_total{queue="lead-store",outcome="failed"} 2'],
      ['gateway', 'school_leads_total{kind="quote",outcome="accepted"} 1'],
    ];
    for (const [name, sample] of counted) {
      const related = metrics[name]!.split('\n').filter((line) => line.startsWith(sample.split('{')[0]!));
      expect(related).toContain(sample);
    }
  });

  it("in a job's name, id or error, nor on the queue board", async () => {
    for (const queue of queues) {
      // A job that is still to run may end, and be removed, before the board is asked for it.
      for (const job of await queue.getJobs(['completed', 'failed'])) {
        expect(`${job.name} ${job.id} ${job.failedReason} ${job.stacktrace?.join()}`).not.toMatch(WRITTEN);
        const shown = await (await fetch(new URL(`/api/queues/${queue.name}/${job.id}`, stack.urls.board))).text();
        expect(shown).toContain(job.id!);
        expect(shown).not.toMatch(WRITTEN);
      }
    }
  });
});
