// Programs that break their promises in one place each. The drill must find every one of them, or it proves nothing.
import type { Edit } from './program-copy.ts';
import type { Stage } from './stage.ts';

export interface Sabotage {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What is done to the running product instead. */
  readonly meddle?: (stage: Stage) => Promise<unknown>;
  /** The row that must find it, */
  readonly row: string;
  /** and what it must say. Null: there is nothing to find. */
  readonly sign: RegExp | null;
}

const accepting = 'services/leads/dist/accepting';
const spool = 'services/leads/dist/spool';
const maintenance = 'services/lead-store/dist/maintenance';
const reconciler = `${maintenance}/reconciler`;

const COMPLETED_IS_STORED: Edit = {
  file: `${reconciler}/reconciler.js`,
  find: '(!existing.has(id) || completed.has(id))',
  replace: '!existing.has(id)',
};
/** A place in a queue whose data is gone may be taken up again and again: then the row does not come to its reckoning. */
const LEFT_OUT = /acknowledged without a (row|mail)|is not worked off/;

export const sabotages: readonly Sabotage[] = [
  { name: 'nothing', edits: [], row: 'F5', sign: null },
  {
    name: 'acknowledged before Redis has it',
    edits: [
      {
        file: `${accepting}/accept-lead.js`,
        find: 'await this.queues.add(lead);',
        replace: 'void this.queues.add(lead).catch(() => undefined);',
      },
    ],
    row: 'F5',
    sign: /acknowledged without a row/,
  },
  {
    name: 'FlowProducer.addBulk instead of add',
    edits: [
      {
        file: `${accepting}/lead-queues.js`,
        find: 'import { RedisBreaker, withDeadline }',
        replace: "import { FlowProducer } from 'bullmq';\nimport { RedisBreaker, withDeadline }",
      },
      {
        file: `${accepting}/lead-queues.js`,
        find: 'await this.withinDeadline((queue) => queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }));',
        replace:
          'await (this.flow ??= new FlowProducer({ connection: this.storeQueue.opts.connection })).addBulk([this.storeQueue, this.mailQueue].map(({ name: queueName }) => ({ name: lead.kind, queueName, data: lead, opts: { jobId: leadJobId(lead.id) } })));',
      },
    ],
    row: 'F9',
    sign: /acknowledged without a row/,
  },
  {
    name: 'no ledger of mails',
    edits: [
      {
        file: 'services/mailer/dist/delivery/delivery-ledger.js',
        find: 'const claim = await this.claim(key);',
        replace: 'await this.claim(key);\n        const claim = { copies: 0, before: undefined };',
      },
    ],
    row: 'F16',
    sign: /mails twice/,
  },
  {
    name: 'random ids',
    edits: [{ file: `${accepting}/lead-id.js`, find: 'if (key === undefined)', replace: 'if (key !== null)' }],
    row: 'F2',
    sign: /nobody was told of/,
  },
  {
    name: 'Redis without its append-only file',
    edits: [],
    meddle: ({ redis }) => redis.config('SET', 'appendonly', 'no'),
    row: 'F5',
    sign: /acknowledged without a row/,
  },
  {
    name: 'job completed before COMMIT',
    edits: [
      {
        file: 'services/lead-store/dist/leads/lead-store.processor.js',
        find: '() => this.leads.save(readLead(job.data))',
        replace: 'async () => void this.leads.save(readLead(job.data)).catch(() => undefined)',
      },
      // Who looks for rows that are not there would mend it.
      COMPLETED_IS_STORED,
    ],
    row: 'F11',
    sign: /acknowledged without a row/,
  },
  {
    name: 'contact request stored again with a lead that is there',
    edits: [
      {
        file: 'services/lead-store/dist/leads/lead.repository.js',
        find: 'distinct.filter(isContact).filter(({ id }) => inserted.has(id))',
        replace: 'distinct.filter(isContact)',
      },
    ],
    row: 'F11',
    sign: /contact requests twice/,
  },
  {
    name: 'a stop that waits for Redis',
    edits: [
      {
        file: 'services/platform/dist/queues/worker-lifecycle.js',
        find: 'await Promise.race([closing, this.redisUnresponsive(closed.signal)]);',
        replace: 'await closing;',
      },
    ],
    row: 'F7b',
    sign: /did not stop/,
  },
  {
    name: 'spool entry removed before both jobs are queued',
    edits: [
      {
        file: `${spool}/spool-drain.js`,
        find: 'const progress = await this.ensureQueued(lead);',
        replace: 'await this.spool.remove(entry);\n            const progress = await this.ensureQueued(lead);',
      },
    ],
    row: 'F5b',
    sign: /acknowledged without a row/,
  },
  {
    name: 'a spool that stops at what it cannot move',
    edits: [{ file: `${spool}/spool-drain.js`, find: 'if (error instanceof QueuesAwayError)', replace: 'if (error)' }],
    row: 'F3b',
    sign: /an entry that cannot be moved is not set aside|!== 0/,
  },
  {
    name: 'no copy while Redis is known to lose writes',
    edits: [{ file: `${accepting}/accept-lead.js`, find: 'if (!this.durability.losesWrites)', replace: 'if (true)' }],
    row: 'F8c',
    sign: LEFT_OUT,
  },
  {
    name: 'a copy removed before its jobs are done',
    edits: [{ file: `${spool}/spool-drain.js`, find: " || (progress === 'queued' && this.durability.losesWrites)", replace: '' }],
    row: 'F8c',
    sign: LEFT_OUT,
  },
  {
    name: 'no limit to what a gateway works on',
    edits: [{ file: 'services/gateway/dist/http/load-limit.js', find: 'MOST_UNDER_WAY = 64', replace: 'MOST_UNDER_WAY = 100_000' }],
    row: 'F4b',
    sign: /nobody was refused/,
  },
  {
    name: 'no room made for those who speak',
    edits: [{ file: 'services/gateway/dist/http/connection-limit.js', find: 'longest?.destroy();', replace: 'socket.destroy();' }],
    row: 'F4c',
    sign: /did not get through/,
  },
  {
    name: 'no reconciler of mails',
    edits: [{ file: `${reconciler}/reconciler.js`, find: 'await mail.add(row.kind, leadOf(row), row.id);', replace: '' }],
    row: 'F9b',
    sign: /acknowledged without a mail/,
  },
  {
    name: 'a mail server has one second to answer',
    edits: [
      { file: 'services/mailer/dist/delivery/patience.js', find: 'Math.max(15 * SECOND, 10 * MINUTE * timeScale)', replace: 'SECOND' },
    ],
    row: 'F17g',
    sign: /mails twice/,
  },
  {
    name: 'a mail without an answer is sent again as after an outage',
    edits: [{ file: 'services/mailer/dist/delivery/delivery-ledger.js', find: "return 'unknown';", replace: 'return undefined;' }],
    row: 'F17h',
    sign: /not 3 dead letters|mails twice/,
  },
  {
    name: 'nobody is told of refused content',
    edits: [
      {
        file: 'services/mailer/dist/lead-mail.processor.js',
        find: "await queueNotice(this.acknowledgments, lead, 'office');",
        replace: '{ }',
      },
    ],
    row: 'F18b',
    sign: /was not told/,
  },
  {
    name: 'confirmations without a limit',
    edits: [
      { file: 'services/leads/dist/confirmations/confirmations.js', find: "decision = 'limited '", replace: "decision = 'promised '" },
    ],
    row: 'F25',
    sign: /confirmations to one mailbox/,
  },
  {
    name: 'a receipt that always promises a confirmation',
    edits: [
      {
        file: 'services/gateway/dist/leads/confirmation-promise.js',
        find: 'const decision = this.confirmations.decide(leadId, address);',
        replace: "const decision = this.confirmations.decide(leadId, address).then(() => 'promised');",
      },
    ],
    row: 'F25',
    sign: /said something else/,
  },
  {
    name: 'a completed job is taken for a row',
    edits: [COMPLETED_IS_STORED],
    row: 'F13b',
    sign: /acknowledged without a row/,
  },
  {
    name: 'contact requests left without their leads',
    edits: [
      { file: `${reconciler}/reconciler.js`, find: 'await removeOrphanedContactRequests(', replace: 'await (async () => undefined)(' },
    ],
    row: 'F13c',
    sign: /contact requests twice/,
  },
  {
    name: 'jobs that stand in no list are taken for waiting',
    edits: [{ file: `${reconciler}/lead-jobs.js`, find: "return redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])", replace: 'return 0' }],
    row: 'F2c',
    sign: /acknowledged without a row/,
  },
  {
    name: 'a job due in days is left to wait for its clock',
    edits: [
      { file: `${reconciler}/lead-jobs.js`, find: 'if (jobIds.length === 0)\n                return count;', replace: 'return count;' },
    ],
    row: 'F24b',
    sign: /still under way/,
  },
  {
    name: 'schedules set at the start alone',
    edits: [
      {
        file: `${maintenance}/schedules.js`,
        find: 'while (!signal.aborted) {',
        replace: 'for (let once = true; once; once = false) {',
      },
    ],
    row: 'F9b',
    sign: /acknowledged without a mail/,
  },
  {
    name: 'given up by age alone',
    edits: [
      {
        file: 'services/platform/dist/queues/retry-by-age.js',
        find: 'isOld && job.attemptsStarted >= GIVE_UP_AFTER_STARTS',
        replace: 'isOld',
      },
    ],
    row: 'F24b',
    sign: /dead letters in lead-mail/,
  },
  {
    name: 'ten take-overs make a dead letter',
    edits: [
      {
        file: 'services/platform/dist/queues/worker-provider.js',
        find: 'maxStalledCount: Number.MAX_SAFE_INTEGER',
        replace: 'maxStalledCount: 10',
      },
    ],
    row: 'F12b',
    sign: /dead letters in lead-store/,
  },
];
