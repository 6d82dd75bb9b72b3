// F16–F18: the worker that mails dies, or the mail server refuses, dawdles, hangs up, never answers; and complaints by which somebody fills
// a mailbox.
import assert from 'node:assert/strict';
import { type AcceptedLead, QUEUES, leadForm } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { CONFIRMATIONS_A_DAY } from '@school/leads';
import { eventually } from '@school/platform/testing';
import { type Job, Queue } from 'bullmq';
import type { Behaviour } from '../../inbox/client.ts';
import type { FaultyLink } from '../faulty-link.ts';
import type { Row, Scene } from '../row.ts';

const ONE_AT_A_TIME = { env: { MAIL_CONCURRENCY: '1', SMTP_POOL: '1' } };
/** How the note begins that the mail server has taken a mail: `accepted 2026-…`. */
const NOTE = 'accepted 2';
/** The address in `infra/school.json` to which most requests go. */
const AN_OFFICE = 'didattica@scuola.invalid';
const FALLBACK = 'segreteria@scuola.invalid';

/** Kills a mailer that has one mail under way, at an exact point of it, so many times. */
async function killMailerAt({ stack }: Scene, link: FaultyLink, pattern: string, at: 'request' | 'answer', kills: number): Promise<void> {
  await stack.kill('mailer', 'SIGTERM');
  for (let kill = 0; kill < kills; kill += 1) {
    await stack.start('mailer', ONE_AT_A_TIME);
    await link.set({ trap: { pattern, at, effect: 'hold' } });
    await eventually(() => assert.ok(link.caught > 0), 40_000);
    await stack.kill('mailer');
    await link.set({});
  }
  await stack.start('mailer');
}

/** The mail server misbehaves; rows are written all the same, and mails wait. */
async function whileMailServer(scene: Scene, behaviour: Behaviour): Promise<void> {
  const { stack, visitors, ledger } = scene;
  const before = new Set(visitors.acknowledged);
  await stack.inbox.behave(behaviour);
  await visitors.more(30);
  const meanwhile = visitors.acknowledged.filter((id) => !before.has(id)).slice(0, 20);
  await eventually(async () => {
    const rows = new Set((await ledger.read()).rows);
    for (const id of meanwhile) assert.ok(rows.has(id), `the row of ${id} waits for the mail server`);
    assert.ok((await ledger.delayed(QUEUES.mail)) > 0, 'no mail waits');
  }, 40_000);
  await stack.inbox.behave({ mode: 'accept' });
}

/** Works with a mailer of other settings. */
async function withMailer({ stack }: Scene, env: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  await stack.kill('mailer', 'SIGTERM');
  await stack.start('mailer', { env });
  await work();
  await stack.kill('mailer', 'SIGTERM');
  await stack.start('mailer');
}

/** Ten minutes, which the mail server has to answer a mail, are fifteen seconds here. */
const SLOW_SCALE = 1 / 40;

const slowServers = (
  [
    ['F17f', 25],
    ['F17g', 90],
  ] as const
).map(([id, seconds]): Row => ({
  id,
  fault: `mail server answers each mail after ${seconds} s, time scaled`,
  strike: (scene) =>
    withMailer(scene, { RETRY_TIME_SCALE: String(SLOW_SCALE) }, async () => {
      const { stack, visitors, ledger } = scene;
      await stack.inbox.behave({ mode: 'accept', delayMs: 1000 * seconds * SLOW_SCALE });
      const before = (await ledger.mails()).length;
      await visitors.more(10);
      // Two rounds of all connections.
      await eventually(async () => assert.ok((await ledger.mails()).length >= before + 10), 60_000);
      await stack.inbox.behave({ mode: 'accept' });
    }),
}));

/** Mails that the server misbehaves with: fewer than there are connections, so that the others go on. */
const SOME = 3;

/** Waits until that many more mails are dead letters, and does something with these. */
async function withDeadLetters(
  { redis }: Scene,
  misbehave: () => Promise<void>,
  work: (dead: readonly Job[]) => Promise<void>,
): Promise<void> {
  const queue = new Queue(QUEUES.mail, { connection: redis });
  try {
    const before = new Set((await queue.getFailed()).map(({ id }) => id));
    await misbehave();
    const dead = async () => (await queue.getFailed()).filter(({ id }) => !before.has(id));
    await eventually(async () => assert.equal((await dead()).length, SOME, `not ${SOME} dead letters`), 240_000);
    await work(await dead());
  } finally {
    await queue.close();
  }
}

/** Somebody sends complaints for a mailbox that is not theirs. @returns what the receipts said of a confirmation. */
async function fillMailbox({ stack }: Scene, mailbox: string, count: number): Promise<AcceptedLead['confirmation'][]> {
  const said: AcceptedLead['confirmation'][] = [];
  for (let index = 0; index < count; index += 1) {
    const email = [`${mailbox}@gmail.com`, `${mailbox}+${index}@gmail.com`, `${mailbox.split('').join('.')}@googlemail.com`][index % 3]!;
    const response = await fetch(new URL(leadForm('complaint').endpoint!, stack.urls.api), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(aBody('complaint', { email })),
    });
    assert.equal(response.status, 202);
    said.push(((await response.json()) as AcceptedLead).confirmation);
  }
  return said;
}

const outages = (['refuse-connections', '421', '451', 'tarpit'] as const).map((mode, index): Row => ({
  id: `F17${['', 'b', 'c', 'd'][index]!}`,
  fault: {
    'refuse-connections': 'mail server refuses connections',
    '421': 'mail server says 421',
    '451': 'mail server says 451',
    tarpit: 'mail server accepts connections and says nothing',
  }[mode],
  everyChange: mode === 'refuse-connections' || mode === '451',
  strike: (scene) => whileMailServer(scene, { mode }),
}));

export const mailRows: readonly Row[] = [
  {
    id: 'F16',
    fault: 'mailing worker killed before DATA, and once the ledger has its note',
    strike: async (scene) => {
      await killMailerAt(scene, scene.smtpLink, 'DATA\r\n', 'request', 1);
      await killMailerAt(scene, scene.redisLink('mailer'), NOTE, 'answer', 1);
    },
  },
  {
    id: 'F16b',
    fault: "mailing worker killed three times between the server's 250 and the ledger",
    strike: async (scene) => {
      await killMailerAt(scene, scene.redisLink('mailer'), NOTE, 'request', 3);
      return { doubles: 3 };
    },
  },
  ...outages,
  {
    id: 'F17e',
    fault: 'mail server keeps ten mails and resets before its 250',
    strike: async ({ visitors, smtpLink }) => {
      await smtpLink.set({ trap: { pattern: '\r\n.\r\n', at: 'answer', effect: 'reset', times: 10 } });
      await visitors.more(40);
      await eventually(() => assert.equal(smtpLink.caught, 10), 40_000);
      return { doubles: 10 };
    },
  },
  ...slowServers,
  {
    id: 'F17h',
    fault: `mail server never answers ${SOME} mails: three copies of each, then a person decides`,
    strike: async (scene) => {
      const { stack, visitors } = scene;
      const misbehave = async () => {
        await stack.inbox.behave({ mode: 'silent', mails: SOME });
        await visitors.more(20);
      };
      // A job that takes long keeps its lock as it does in earnest.
      await withMailer(scene, { WORKER_LOCK_MS: '15000' }, async () => {
        await withDeadLetters(scene, misbehave, async (dead) => {
          for (const { failedReason } of dead) assert.match(failedReason, /Sent 3 times without an answer/);
        });
        await stack.inbox.behave({ mode: 'accept' });
      });
      return { doubles: 2 * SOME, dead: { [QUEUES.mail]: SOME } };
    },
  },
  {
    id: 'F18b',
    fault: `mail server refuses the content of ${SOME} mails: the fallback office is told, and a person sends them again`,
    strike: async (scene) => {
      const { stack, visitors } = scene;
      const notices = async () => (await stack.inbox.mails({ to: FALLBACK, subject: 'non è stata consegnata' })).length;
      const before = await notices();
      const misbehave = async () => {
        await stack.inbox.behave({ mode: '554', recipient: AN_OFFICE, mails: SOME });
        await visitors.more(20);
      };
      await withDeadLetters(scene, misbehave, async (dead) => {
        await eventually(async () => assert.equal((await notices()) - before, SOME, 'the fallback office was not told of each'), 40_000);
        await stack.inbox.behave({ mode: 'accept' });
        for (const job of dead) await job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      });
    },
  },
  {
    id: 'F25',
    fault: 'somebody fills a mailbox with confirmations of complaints',
    strike: async (scene) => {
      const { stack, redis } = scene;
      // What the rows before have used up of it.
      await redis.del('confirmations:total');
      const mailbox = `m${crypto.randomUUID().slice(0, 8)}`;
      const count = CONFIRMATIONS_A_DAY.mailbox + 4;
      const promised = (await fillMailbox(scene, mailbox, count)).filter((said) => said === 'promised').length;
      const came = async () => {
        const mails = await stack.inbox.mails({ subject: 'Reclamo ricevuto' });
        return mails.filter(({ envelope }) => envelope.to.some((address) => address.replaceAll('.', '').startsWith(mailbox))).length;
      };
      await eventually(async () => assert.equal(await came(), promised, 'the receipts said something else than what came'), 40_000);
      assert.ok(promised <= CONFIRMATIONS_A_DAY.mailbox, `${promised} confirmations to one mailbox`);
      assert.equal(promised, CONFIRMATIONS_A_DAY.mailbox, 'an honest sender was promised too few');
      return { unnamed: { least: count, most: count } };
    },
  },
  {
    id: 'F18',
    fault: "mail server refuses an office's mailbox with 550: the fallback office gets the mails",
    everyChange: true,
    strike: async ({ stack, visitors }) => {
      await stack.inbox.behave({ mode: '550', recipient: AN_OFFICE });
      await visitors.more(30);
      await stack.inbox.behave({ mode: 'accept' });
    },
  },
];
