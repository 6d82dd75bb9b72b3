// Each process is killed at its worst moment, each server is unavailable and comes back: what was acknowledged is stored
// and mailed once. Real processes, real servers; the same under load is `make drill`.
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type Link, type TestMailServer, eventually, linkTo, startMailServer } from '@school/platform/testing';
import { CHAT_ENDPOINT, type ChatReply, QUEUES } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { Queue } from 'bullmq';
import { clearLockedPorts } from 'get-port';
import { Redis } from 'ioredis';
import pg from 'pg';
import { sendContact } from '../drill/visitors.ts';
import { redisUrlFor } from '../stack/embedded/redis.ts';
import { choosePort } from '../stack/ports.ts';
import { type Stack, startStack } from '../stack/stack.ts';

const SERVICES = ['gateway', 'lead-store', 'mailer', 'gaia'] as const;
const OFFICE_MESSAGE = /^<([0-9a-f-]{36})\.office@/;
const dir = mkdtempSync(join(tmpdir(), 'kills-'));
const spool = join(dir, 'data/spool');
let smtp: TestMailServer;
let stack: Stack;
let queues: Queue[] = [];
/** Between a service and Redis. */
const links = new Map<string, Link>();

beforeAll(async () => {
  smtp = await startMailServer();
  const port = await choosePort();
  for (const name of ['gateway', 'lead-store'])
    links.set(name, await linkTo(redisUrlFor(name, `redis://127.0.0.1:${port}`)));
  clearLockedPorts(); // the stack takes the port that was chosen here
  stack = await startStack({
    dir,
    only: SERVICES,
    ports: { redis: { given: port } },
    external: { smtpUrl: smtp.url },
    durable: false,
    env: (name) => {
      const link = links.get(name);
      return { RETRY_TIME_SCALE: '0.005', LEADS_PER_10_MINUTES: '1000000', ...(link && { REDIS_URL: link.url }) };
    },
  });
  queues = [QUEUES.store, QUEUES.mail, QUEUES.confirmation, QUEUES.events].map((name) => {
    const queue = new Queue(name, { connection: { url: stack.urls.redis }, skipMetasUpdate: true });
    return queue.on('error', () => undefined);
  });
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  await stack?.stop();
  await smtp?.stop();
  for (const link of links.values()) await link.cut();
  rmSync(dir, { recursive: true, force: true });
});
// What a test before has left under way would be stopped or held in the place of this test's own.
beforeEach(async () => {
  await spoolIsEmpty();
  await queuesAreEmpty();
  smtp.mails.splice(0);
});
afterEach(() => ['redis', 'lead-store', 'mailer'].forEach((name) => stack.resume(name)));

const send = () => sendContact(stack.urls.api, `${crypto.randomUUID()}@example.com`);
const spooled = () => readdirSync(join(spool, 'new')).filter((name) => !name.startsWith('.')).length;

const spoolIsEmpty = () =>
  eventually(() => {
    if (spooled() > 0) throw new Error(`${spooled()} requests are in the spool`);
  });

const queuesAreEmpty = () =>
  eventually(async () => {
    for (const queue of queues)
      expect([queue.name, await queue.getJobCountByTypes('waiting', 'active', 'delayed')]).toEqual([queue.name, 0]);
  });

async function query<R extends pg.QueryResultRow>(sql: string): Promise<R[]> {
  const client = new pg.Client(stack.urls.postgres);
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query<R>(sql).finally(() => client.end())).rows;
}

const rows = async () => (await query<{ id: string }>('SELECT id FROM leads')).map(({ id }) => id);
const mailed = () => smtp.mails.flatMap(({ messageId }) => OFFICE_MESSAGE.exec(messageId ?? '')?.[1] ?? []);

/** Each has one row and one mail. */
const areStoredAndMailed = (ids: readonly string[]) =>
  eventually(async () => {
    expect(await rows()).toEqual(expect.arrayContaining([...ids]));
    expect(mailed().sort()).toEqual([...ids].sort());
  });

/** What became of the request, once its confirmation has been sent too, is recorded once. */
const areRecorded = (id: string) =>
  eventually(async () =>
    expect(await query(`SELECT kind FROM lead_events WHERE lead_id = '${id}' ORDER BY kind`)).toEqual([
      { kind: 'confirmed' },
      { kind: 'delivered' },
    ]),
  );

/** Sends a request with a key of its own until it is acknowledged, as the site does. @returns its lead id. */
async function sendUntilAcknowledged(): Promise<string> {
  const [email, key] = [`${crypto.randomUUID()}@example.com`, crypto.randomUUID()];
  return eventually(() => sendContact(stack.urls.api, email, key));
}

it('the gateway is killed between the two jobs of a request: the repeated request is one lead', async () => {
  const stopped = links.get('gateway')!.stopBefore('bull:lead-mail:');
  const acknowledged = sendUntilAcknowledged();
  await stopped;
  await stack.kill('gateway');
  await links.get('gateway')!.mend();
  await stack.start('gateway');
  await areStoredAndMailed([await acknowledged]);
});

it('Redis is unavailable, and the gateway is killed while requests are in its spool', async () => {
  await stack.kill('redis');
  const ids = [await send(), await send()];
  expect(spooled()).toBe(2);
  await stack.kill('gateway');
  await stack.start('redis');
  await stack.start('gateway');
  await areStoredAndMailed(ids);
  await spoolIsEmpty();
});

it('neither Redis nor the spool takes requests: they are refused, and taken afterwards', async () => {
  await stack.kill('redis');
  renameSync(join(spool, 'new'), join(spool, 'gone'));
  await expect(send()).rejects.toThrow('503');
  renameSync(join(spool, 'gone'), join(spool, 'new'));
  await stack.start('redis');
  await areStoredAndMailed([await sendUntilAcknowledged()]);
});

it('Redis does not answer: requests are spooled', async () => {
  stack.pause('redis');
  const id = await send();
  stack.resume('redis');
  await areStoredAndMailed([id]);
});

it('Redis is killed while requests are in it alone', async () => {
  stack.pause('lead-store');
  stack.pause('mailer');
  const ids = [await send(), await send()];
  expect(spooled()).toBe(0);
  await stack.restart('redis');
  stack.resume('lead-store');
  stack.resume('mailer');
  await areStoredAndMailed(ids);
});

it('PostgreSQL is killed: mails are sent, rows follow', async () => {
  await stack.kill('postgres');
  const id = await send();
  await eventually(() => expect(mailed()).toEqual([id]));
  await stack.start('postgres');
  await areStoredAndMailed([id]);
});

it('lead-store is killed in the middle of a transaction', async () => {
  const lock = new pg.Client(stack.urls.postgres);
  await lock.connect();
  await lock.query('BEGIN; LOCK TABLE leads IN EXCLUSIVE MODE');
  const id = await send();
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
  await eventually(async () => expect(await query(waiting)).toHaveLength(1));
  await stack.kill('lead-store');
  await lock.query('COMMIT');
  await lock.end();
  await stack.start('lead-store');
  await areStoredAndMailed([id]);
});

it('the mail server is unavailable: rows are stored, mails follow', async () => {
  await smtp.stop();
  const id = await send();
  await eventually(async () => expect(await rows()).toContain(id));
  await smtp.start();
  await areStoredAndMailed([id]);
});

it('the mailer is killed after the server has a mail, before it is noted: the second one has the same Message-ID', async () => {
  const release = smtp.hold();
  const id = await send();
  // The mail to the office and the confirmation.
  await eventually(() => expect(smtp.waiting).toBe(2));
  await stack.kill('mailer');
  release();
  await stack.start('mailer');
  await eventually(() => expect(mailed()).toEqual([id, id]));
  const toOffice = smtp.mails.filter(({ messageId }) => OFFICE_MESSAGE.test(messageId ?? ''));
  expect(new Set(toOffice.map(({ messageId }) => messageId)).size).toBe(1);
  await areRecorded(id);
});

it('lead-store is killed after it has recorded an event, before the job is done: the event is there once', async () => {
  const stopped = links.get('lead-store')!.stopBefore('bull:lead-events:delivered-');
  const id = await send();
  await stopped;
  expect(await query(`SELECT FROM lead_events WHERE lead_id = '${id}' AND kind = 'delivered'`)).toHaveLength(1);
  await stack.kill('lead-store');
  await links.get('lead-store')!.mend();
  await stack.start('lead-store');
  await areStoredAndMailed([id]);
  await areRecorded(id);
  // Recorded again without effect, the job is done.
  const redis = new Redis(stack.urls.redis);
  await eventually(async () => expect(await redis.exists(`bull:lead-events:delivered-${id}`)).toBe(0));
  await redis.quit();
});

it('Gaia is stopped when a card is sent: the visitor reads that it was sent', async () => {
  const turn = { messages: [{ role: 'user', content: 'Invia la richiesta', chip: 'send' }], request: aBody('quote') };
  await stack.kill('gaia');
  const sent = await fetch(new URL(CHAT_ENDPOINT, stack.urls.api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(turn),
  });
  const { quoteRequest, receipt } = (await sent.json()) as ChatReply;
  expect(quoteRequest).toBe(true);
  await areStoredAndMailed([receipt!.id]);
  await stack.start('gaia');
});
