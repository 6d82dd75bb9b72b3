// F23, F24 and faults of no single process: two versions at once, clock skew, everything killed at once.
import assert from 'node:assert/strict';
import { QUEUES } from '@school/contracts';
import { eventually } from '@school/platform/testing';
import type { StartOptions } from '../../stack/supervisor.ts';
import { copyProgram } from '../program-copy.ts';
import type { Row, FaultContext } from '../row.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Longer than the timeouts of a server that does not answer. */
const DELAYED_WITHIN_MS = 40_000;
/** More than the age at which a job is given up. */
const DAYS_AHEAD = 6;
/**
 * Deliveries of a killed mailer that may have been between the server's 250 and the delivery ledger: one for each
 * connection.
 */
export const CONNECTIONS = 5;
/** Mails that a mailer processes at once: while Redis is away it can send them all and record none. */
export const MAILS_IN_PROGRESS = 4 * CONNECTIONS;

/** The next version of the program: the current workers do not know the version of its envelopes. */
const nextVersion = () =>
  copyProgram([['services/libs/contracts/dist/leads/lead.js', 'LEAD_VERSION = 3;', 'LEAD_VERSION = 4;']]);

async function deploy({ stack }: FaultContext, name: string, options?: StartOptions): Promise<void> {
  await stack.kill(name, 'SIGTERM');
  await stack.start(name, options);
}

/** Waits until jobs of a queue wait for their next attempt. */
export const hasDelayedJobs = ({ outcomes }: FaultContext, queue: string) =>
  eventually(
    async () => assert.ok((await outcomes.delayed(queue)) > 0, `no delayed job in ${queue}`),
    DELAYED_WITHIN_MS,
  );

/** Starts a process with a skewed clock; with this time scale a job is given up after three hours. */
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
    fault: 'no fault',
    everyChange: true,
    inject: async () => undefined,
  },
  {
    id: 'F23',
    fault: 'a newer gateway with older workers: its requests wait for the newer workers',
    inject: async (context) => {
      const next = { root: nextVersion() };
      await deploy(context, 'gateway', next);
      await context.visitors.more(20);
      for (const queue of [QUEUES.store, QUEUES.mail]) await hasDelayedJobs(context, queue);
      for (const name of ['lead-store', 'mailer', 'gateway-2']) await deploy(context, name, next);
      // Rolls back the gateways: the newer workers read both versions.
      for (const name of ['gateway', 'gateway-2']) await deploy(context, name);
    },
  },
  {
    id: 'F24',
    fault: 'clocks an hour fast and slow, corrected while mails are delayed',
    inject: async (context) => {
      const { stack, visitors } = context;
      await deploy(context, 'gateway', clock(1));
      await deploy(context, 'lead-store', clock(-1));
      for (const hours of [-1, 1]) {
        await deploy(context, 'mailer', clock(hours));
        await stack.inbox.behave({ mode: '451' });
        await visitors.more(15);
        await hasDelayedJobs(context, QUEUES.mail);
        await stack.inbox.behave({ mode: 'accept' });
      }
      // By the correct clock the delayed mails are due in an hour, …
      await deploy(context, 'mailer', clock(0));
      await hasDelayedJobs(context, QUEUES.mail);
      // … which is now.
      await deploy(context, 'mailer', clock(1));
      for (const name of ['gateway', 'lead-store']) await deploy(context, name);
    },
  },
  {
    id: 'F24b',
    fault: "the mailer's clock six days fast while mails are delayed, then corrected",
    inject: async (context) => {
      const { stack, visitors, redis } = context;
      await stack.inbox.behave({ mode: '451' });
      await visitors.more(15);
      await hasDelayedJobs(context, QUEUES.mail);
      await deploy(context, 'mailer', clock(DAYS_AHEAD * 24));
      // Each is retried by that clock, and is then due in six days. BullMQ's scores are times in milliseconds, times
      // 4096.
      const later = 0x1000 * (Date.now() + (DAYS_AHEAD - 1) * DAY_MS);
      await eventually(async () => {
        const delayed = await redis.zcount(`bull:${QUEUES.mail}:delayed`, later, '+inf');
        const dead = await redis.zcard(`bull:${QUEUES.mail}:failed`);
        assert.ok(delayed + dead > 0, 'no mail was retried by the skewed clock');
      });
      await stack.inbox.behave({ mode: 'accept' });
      await deploy(context, 'mailer');
    },
  },
  {
    id: 'all',
    fault: 'everything killed at once',
    everyChange: true,
    inject: async ({ stack }) => {
      for (const name of ['gateway', 'gateway-2', 'lead-store', 'mailer', 'gaia', 'inbox', 'redis', 'postgres'])
        await stack.kill(name);
      for (const name of ['redis', 'postgres', 'inbox', 'gateway', 'gateway-2', 'lead-store', 'mailer', 'gaia'])
        await stack.start(name);
      return { duplicateMails: CONNECTIONS };
    },
  },
];
