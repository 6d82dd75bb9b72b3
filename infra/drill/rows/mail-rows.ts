// F16–F18: the worker that mails dies, or the mail server refuses, dawdles, hangs up.
import assert from 'node:assert/strict';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { Behaviour } from '../../local/inbox/client.ts';
import type { FaultyLink } from '../faulty-link.ts';
import type { Row, Scene } from '../row.ts';

const ONE_AT_A_TIME = { env: { MAIL_CONCURRENCY: '1', SMTP_POOL: '1' } };
/** How the note begins that the mail server has taken a mail: `accepted 2026-…`. */
const NOTE = 'accepted 2';
/** The address in `infra/school.json` to which most requests go. */
const AN_OFFICE = 'didattica@scuola.invalid';

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

const outages = (['refuse-connections', '421', '451', 'tarpit'] as const).map(
  (mode, index): Row => ({
    id: `F17${['', 'b', 'c', 'd'][index]!}`,
    fault: { 'refuse-connections': 'mail server refuses connections', '421': 'mail server says 421', '451': 'mail server says 451', tarpit: 'mail server accepts connections and says nothing' }[mode],
    everyChange: mode === 'refuse-connections' || mode === '451',
    strike: (scene) => whileMailServer(scene, { mode }),
  }),
);

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
