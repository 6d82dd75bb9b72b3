// F23, F24 and what belongs to no single part: versions that meet, clocks that jump, everything at once.
import assert from 'node:assert/strict';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { StartOptions } from '../../stack/supervisor.ts';
import { copyProgram } from '../program-copy.ts';
import type { Row, Scene } from '../row.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** More than an outage is waited out. */
const DAYS_AHEAD = 6;
/** Deliveries that a killed mailer may have had between the server's 250 and the ledger: one for each connection. */
export const CONNECTIONS = 5;
/** Mails that a mailer has in its hands: while Redis is away it can send them all, and note none. */
export const IN_HAND = 4 * CONNECTIONS;

/** The next version of the program, whose envelopes today's workers do not know. */
const nextVersion = () =>
  copyProgram([{ file: 'services/contracts/dist/leads/lead.js', find: 'LEAD_VERSION = 2;', replace: 'LEAD_VERSION = 3;' }]);

async function deploy({ stack }: Scene, name: string, options?: StartOptions): Promise<void> {
  await stack.kill(name, 'SIGTERM');
  await stack.start(name, options);
}

const waits = ({ ledger }: Scene, queue: string) =>
  eventually(async () => assert.ok((await ledger.delayed(queue)) > 0, `nothing waits in ${queue}`));

/** Its clock is wrong; a job's greatest age is three hours in this rehearsal. */
const clock = (hours: number): StartOptions => ({
  env: {
    NODE_OPTIONS: `--import=${import.meta.resolve('../shifted-clock.ts')}`,
    CLOCK_SHIFT_MS: String(hours * HOUR_MS),
    RETRY_TIME_SCALE: '0.025',
  },
});

export const deployRows: readonly Row[] = [
  {
    id: 'F0',
    fault: 'nothing breaks',
    everyChange: true,
    strike: async () => undefined,
  },
  {
    id: 'F23',
    fault: 'a newer gateway before older workers: its requests wait for the newer workers',
    strike: async (scene) => {
      const next = { root: await nextVersion() };
      await deploy(scene, 'gateway', next);
      await scene.visitors.more(20);
      for (const queue of [QUEUES.store, QUEUES.mail]) await waits(scene, queue);
      for (const name of ['lead-store', 'mailer', 'gateway-2']) await deploy(scene, name, next);
      // Back to the older gateway: the newer workers read both.
      for (const name of ['gateway', 'gateway-2']) await deploy(scene, name);
    },
  },
  {
    id: 'F24',
    fault: 'clocks an hour fast and slow, and set right while mails wait',
    strike: async (scene) => {
      const { stack, visitors } = scene;
      await deploy(scene, 'gateway', clock(1));
      await deploy(scene, 'lead-store', clock(-1));
      for (const hours of [-1, 1]) {
        await deploy(scene, 'mailer', clock(hours));
        await stack.inbox.behave({ mode: '451' });
        await visitors.more(15);
        await waits(scene, QUEUES.mail);
        await stack.inbox.behave({ mode: 'accept' });
      }
      // Set right: what waits is due in an hour, by then …
      await deploy(scene, 'mailer', clock(0));
      await waits(scene, QUEUES.mail);
      // … which it now is.
      await deploy(scene, 'mailer', clock(1));
      for (const name of ['gateway', 'lead-store']) await deploy(scene, name);
    },
  },
  {
    id: 'F24b',
    fault: "the mailer's clock six days fast while mails wait, then set right",
    strike: async (scene) => {
      const { stack, visitors, redis } = scene;
      await stack.inbox.behave({ mode: '451' });
      await visitors.more(15);
      await waits(scene, QUEUES.mail);
      await deploy(scene, 'mailer', clock(DAYS_AHEAD * 24));
      // Each is tried again by that clock, and is then due in six days; BullMQ's scores are times, multiplied.
      const later = 0x1000 * (Date.now() + (DAYS_AHEAD - 1) * DAY_MS);
      await eventually(async () => {
        const waiting = await redis.zcount(`bull:${QUEUES.mail}:delayed`, later, '+inf');
        const dead = await redis.zcard(`bull:${QUEUES.mail}:failed`);
        assert.ok(waiting + dead > 0, 'no mail was tried by the wrong clock');
      });
      await stack.inbox.behave({ mode: 'accept' });
      await deploy(scene, 'mailer');
    },
  },
  {
    id: 'all',
    fault: 'everything killed at once',
    everyChange: true,
    strike: async ({ stack }) => {
      for (const name of ['gateway', 'gateway-2', 'lead-store', 'mailer', 'gaia', 'inbox', 'redis', 'postgres']) await stack.kill(name);
      for (const name of ['redis', 'postgres', 'inbox', 'gateway', 'gateway-2', 'lead-store', 'mailer', 'gaia']) await stack.start(name);
      return { doubles: CONNECTIONS };
    },
  },
];
