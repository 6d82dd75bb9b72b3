// F16–F18: the mailer is killed, or the mail server refuses mails, is slow, resets connections, never answers. F25:
// somebody floods a mailbox.
import assert from 'node:assert/strict';
import { type AcceptedLead, QUEUES, leadForm } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { CONFIRMATIONS_A_DAY } from '@school/leads';
import { eventually } from '@school/platform/testing';
import { type Job, Queue } from 'bullmq';
import type { Behaviour } from '../../inbox/client.ts';
import type { FaultyLink } from '../faulty-link.ts';
import type { Row, FaultContext } from '../row.ts';

const ONE_AT_A_TIME = { env: { SMTP_POOL: '1' } };
/** The beginning of the ledger's entry for a mail that the server has accepted: `accepted 2026-…`. */
const LEDGER_ENTRY = 'accepted 2';
/** The address in `infra/school.json` to which most requests go. */
const AN_OFFICE = 'didattica@scuola.invalid';
const FALLBACK = 'segreteria@scuola.invalid';

/** Kills a mailer that delivers one mail at a time, at an exact point of the delivery. */
async function killMailerAt(
  { stack }: FaultContext,
  link: FaultyLink,
  pattern: string,
  at: 'request' | 'answer',
  kills: number,
): Promise<void> {
  await stack.kill('mailer', 'SIGTERM');
  for (let kill = 0; kill < kills; kill += 1) {
    await stack.start('mailer', ONE_AT_A_TIME);
    await link.set({ intercept: { pattern, at, effect: 'hold' } });
    await eventually(() => assert.ok(link.intercepted > 0), 40_000);
    await stack.kill('mailer');
    await link.set({});
  }
  await stack.start('mailer');
}

/**
 * While the mail server fails, rows are written and mails are tried again; the back-off itself is too short here to be
 * met.
 */
async function whileMailServer(context: FaultContext, behaviour: Behaviour): Promise<void> {
  const { stack, visitors, outcomes } = context;
  const before = new Set(visitors.acknowledged);
  await stack.inbox.behave(behaviour);
  await visitors.more(30);
  const meanwhile = visitors.acknowledged.filter((id) => !before.has(id)).slice(0, 20);
  await eventually(async () => {
    const rows = new Set((await outcomes.read()).rows);
    for (const id of meanwhile) assert.ok(rows.has(id), `the row of ${id} waits for the mail server`);
    assert.ok((await outcomes.retried(QUEUES.mail)) > 0, 'no mail is tried again');
  }, 40_000);
  await stack.inbox.behave({ mode: 'accept' });
}

/** Runs `work` with a mailer of other settings. */
async function withMailer(
  { stack }: FaultContext,
  env: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> {
  await stack.kill('mailer', 'SIGTERM');
  await stack.start('mailer', { env });
  await work();
  await stack.kill('mailer', 'SIGTERM');
  await stack.start('mailer');
}

/** The mail server's ten minutes to answer a mail become fifteen seconds. */
const SLOW_SCALE = 1 / 40;

const slowServers = (
  [
    ['F17f', 25],
    ['F17g', 90],
  ] as const
).map(([id, seconds]): Row => ({
  id,
  fault: `mail server answers each mail after ${seconds} s, time scaled`,
  inject: (context) =>
    withMailer(context, { RETRY_TIME_SCALE: String(SLOW_SCALE) }, async () => {
      const { stack, visitors, outcomes } = context;
      await stack.inbox.behave({ mode: 'accept', delayMs: 1000 * seconds * SLOW_SCALE });
      const before = (await outcomes.mails()).length;
      await visitors.more(10);
      // Twice the number of connections.
      await eventually(async () => assert.ok((await outcomes.mails()).length >= before + 10), 60_000);
      await stack.inbox.behave({ mode: 'accept' });
    }),
}));

/** The number of mails that the server treats badly: fewer than the connections, so that other mails are delivered. */
const AFFECTED_MAILS = 3;

/** Waits until that many more mails are dead letters, and runs `work` on them. */
async function withDeadLetters(
  { redis }: FaultContext,
  injectFault: () => Promise<void>,
  work: (dead: readonly Job[]) => Promise<void>,
): Promise<void> {
  const queue = new Queue(QUEUES.mail, { connection: redis });
  try {
    const before = new Set((await queue.getFailed()).map(({ id }) => id));
    await injectFault();
    const dead = async () => (await queue.getFailed()).filter(({ id }) => !before.has(id));
    await eventually(
      async () => assert.equal((await dead()).length, AFFECTED_MAILS, `not ${AFFECTED_MAILS} dead letters`),
      240_000,
    );
    await work(await dead());
  } finally {
    await queue.close();
  }
}

/**
 * Sends complaints that name one mailbox.
 * @returns what the receipts promise about a confirmation.
 */
async function floodMailbox(
  { stack }: FaultContext,
  mailbox: string,
  count: number,
): Promise<AcceptedLead['confirmation'][]> {
  const promises: AcceptedLead['confirmation'][] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `${mailbox}@example.com`;
    const response = await fetch(new URL(leadForm('complaint').endpoint!, stack.urls.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(aBody('complaint', { email })),
    });
    assert.equal(response.status, 202);
    promises.push(((await response.json()) as AcceptedLead).confirmation);
  }
  return promises;
}

const outages = (['refuse-connections', '421', '451', 'tarpit'] as const).map((mode, index): Row => ({
  id: `F17${['', 'b', 'c', 'd'][index]!}`,
  fault: {
    'refuse-connections': 'mail server refuses connections',
    '421': 'mail server answers 421',
    '451': 'mail server answers 451',
    tarpit: 'mail server accepts connections and never answers',
  }[mode],
  everyChange: mode === 'refuse-connections' || mode === '451',
  inject: (context) => whileMailServer(context, { mode }),
}));

export const mailRows: readonly Row[] = [
  {
    id: 'F16',
    fault: 'mailer killed before DATA, and after the ledger entry',
    inject: async (context) => {
      await killMailerAt(context, context.smtpLink, 'DATA\r\n', 'request', 1);
      await killMailerAt(context, context.redisLink('mailer'), LEDGER_ENTRY, 'answer', 1);
    },
  },
  {
    id: 'F16b',
    fault: "mailer killed three times between the server's 250 and the ledger entry",
    inject: async (context) => {
      await killMailerAt(context, context.redisLink('mailer'), LEDGER_ENTRY, 'request', 3);
      return { duplicateMails: 3 };
    },
  },
  ...outages,
  {
    id: 'F17e',
    fault: 'mail server keeps ten mails and resets before its 250',
    inject: async ({ visitors, smtpLink }) => {
      await smtpLink.set({ intercept: { pattern: '\r\n.\r\n', at: 'answer', effect: 'reset', times: 10 } });
      await visitors.more(40);
      await eventually(() => assert.equal(smtpLink.intercepted, 10), 40_000);
      return { duplicateMails: 10 };
    },
  },
  ...slowServers,
  {
    id: 'F17h',
    fault: `mail server never answers ${AFFECTED_MAILS} mails: three copies of each, then a dead letter`,
    inject: async (context) => {
      const { stack, visitors } = context;
      const injectFault = async () => {
        await stack.inbox.behave({ mode: 'silent', mails: AFFECTED_MAILS });
        await visitors.more(20);
      };
      // A job that takes long renews its lock as in production.
      await withMailer(context, { WORKER_LOCK_MS: '15000' }, async () => {
        await withDeadLetters(context, injectFault, async (dead) => {
          for (const { failedReason } of dead) assert.match(failedReason, /Sent 3 times without an answer/);
        });
        await stack.inbox.behave({ mode: 'accept' });
      });
      return { duplicateMails: 2 * AFFECTED_MAILS, deadLetters: { [QUEUES.mail]: AFFECTED_MAILS } };
    },
  },
  {
    id: 'F18b',
    fault: `mail server refuses the content of ${AFFECTED_MAILS} mails: the fallback office is notified, and replayed mails arrive`,
    inject: async (context) => {
      const { stack, visitors } = context;
      const notices = async () => (await stack.inbox.mails({ to: FALLBACK, subject: 'non è stata consegnata' })).length;
      const before = await notices();
      const injectFault = async () => {
        await stack.inbox.behave({ mode: '554', recipient: AN_OFFICE, mails: AFFECTED_MAILS });
        await visitors.more(20);
      };
      await withDeadLetters(context, injectFault, async (dead) => {
        await eventually(
          async () =>
            assert.equal((await notices()) - before, AFFECTED_MAILS, 'the fallback office was not notified of each'),
          40_000,
        );
        await stack.inbox.behave({ mode: 'accept' });
        for (const job of dead) await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      });
    },
  },
  {
    id: 'F25',
    fault: 'somebody floods a mailbox with confirmations of complaints',
    inject: async (context) => {
      const { stack, redis } = context;
      // Earlier rows have used part of the total.
      await redis.del('confirmations:total');
      const mailbox = `m${crypto.randomUUID().slice(0, 8)}`;
      const count = CONFIRMATIONS_A_DAY.address + 4;
      const promised = (await floodMailbox(context, mailbox, count)).filter((promise) => promise === 'promised').length;
      const received = async () => {
        const mails = await stack.inbox.mails({ subject: 'Reclamo ricevuto' });
        return mails.filter(({ envelope }) => envelope.to.some((address) => address.startsWith(mailbox))).length;
      };
      await eventually(
        async () => assert.equal(await received(), promised, 'the receipts promised another number than arrived'),
        40_000,
      );
      assert.ok(promised <= CONFIRMATIONS_A_DAY.address, `${promised} confirmations to one mailbox`);
      assert.equal(promised, CONFIRMATIONS_A_DAY.address, 'the receipts promised too few');
      return { unacknowledged: { least: count, most: count } };
    },
  },
  {
    id: 'F18',
    fault: "mail server refuses an office's mailbox with 550: the fallback office gets the mails",
    everyChange: true,
    inject: async ({ stack, visitors }) => {
      await stack.inbox.behave({ mode: '550', recipient: AN_OFFICE });
      await visitors.more(30);
      await stack.inbox.behave({ mode: 'accept' });
    },
  },
];
