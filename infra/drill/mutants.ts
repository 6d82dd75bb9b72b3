// Mutation tests of the drill: programs that break a promise in one place each. The drill must find every one of them.
import type { Edit } from './program-copy.ts';
import type { SystemUnderTest } from './system-under-test.ts';

export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** What is changed in the running product instead. */
  readonly reconfigure?: (system: SystemUnderTest) => Promise<unknown>;
  /** The row that must find it. */
  readonly row: string;
  /** The violation that it must report; null where there is nothing to find. */
  readonly expected: RegExp | null;
}

const accepting = 'services/libs/leads/dist/accepting';
const spool = 'services/libs/leads/dist/spool';
const maintenance = 'services/lead-store/dist/maintenance';
const reconciler = `${maintenance}/reconciler`;

const COMPLETED_IS_STORED: Edit = [
  `${reconciler}/reconciler.js`,
  '(!existing.has(id) || completed.has(id))',
  '!existing.has(id)',
];
/** Workers may take up an entry of a queue whose job is gone again and again: then the queue never becomes empty. */
const LEFT_OUT = /acknowledged without a (row|mail)|is not empty/;

export const mutants: readonly Mutant[] = [
  { name: 'nothing', edits: [], row: 'F5', expected: null },
  {
    name: 'acknowledged before Redis has it',
    edits: [
      [
        `${accepting}/accept-lead.js`,
        'await this.queues.add(lead);',
        'void this.queues.add(lead).catch(() => undefined);',
      ],
    ],
    row: 'F5',
    expected: /acknowledged without a row/,
  },
  {
    name: 'FlowProducer.addBulk instead of add',
    edits: [
      [
        `${accepting}/lead-queues.js`,
        'import { RedisBreaker, withDeadline }',
        "import { FlowProducer } from 'bullmq';\nimport { RedisBreaker, withDeadline }",
      ],
      [
        `${accepting}/lead-queues.js`,
        'await this.withinDeadline((queue) => queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }));',
        'await (this.flow ??= new FlowProducer({ connection: this.storeQueue.opts.connection })).addBulk(' +
          '[this.storeQueue, this.mailQueue].map(({ name: queueName }) => ' +
          '({ name: lead.kind, queueName, data: lead, opts: { jobId: leadJobId(lead.id) } })));',
      ],
    ],
    row: 'F9',
    expected: /acknowledged without a row/,
  },
  {
    name: 'no ledger of mails',
    edits: [
      [
        'services/mailer/dist/delivery/delivery-ledger.js',
        'const claim = await this.claim(key);',
        'await this.claim(key);\n        const claim = { copies: 0, before: undefined };',
      ],
    ],
    row: 'F16',
    expected: /mails twice/,
  },
  {
    name: 'random ids',
    edits: [[`${accepting}/lead-id.js`, 'if (key === undefined)', 'if (key !== null)']],
    row: 'F2',
    expected: /unacknowledged leads/,
  },
  {
    name: 'Redis without its append-only file',
    edits: [],
    reconfigure: ({ redis }) => redis.config('SET', 'appendonly', 'no'),
    row: 'F5',
    expected: /acknowledged without a row/,
  },
  {
    name: 'job completed before COMMIT',
    edits: [
      [
        'services/lead-store/dist/leads/lead-store.processor.js',
        '() => this.leads.save(readLead(job.data))',
        'async () => void this.leads.save(readLead(job.data)).catch(() => undefined)',
      ],
      // The reconciler would store the missing rows.
      COMPLETED_IS_STORED,
    ],
    row: 'F11',
    expected: /acknowledged without a row/,
  },
  {
    name: 'contact request stored again with a lead that is there',
    edits: [
      [
        'services/lead-store/dist/leads/lead.repository.js',
        'distinct.filter(isContact).filter(({ id }) => inserted.has(id))',
        'distinct.filter(isContact)',
      ],
    ],
    row: 'F11',
    expected: /contact requests twice/,
  },
  {
    name: 'a shutdown that waits for Redis',
    edits: [
      [
        'services/libs/platform/dist/queues/worker-lifecycle.js',
        'await Promise.race([closing, this.redisUnresponsive(closed.signal)]);',
        'await closing;',
      ],
    ],
    row: 'F7b',
    expected: /did not stop/,
  },
  {
    name: 'spool entry removed before both jobs are queued',
    edits: [
      [
        `${spool}/spool-drain.js`,
        'const progress = await this.ensureQueued(lead);',
        'await this.spool.remove(entry);\n            const progress = await this.ensureQueued(lead);',
      ],
    ],
    row: 'F5b',
    expected: /acknowledged without a row/,
  },
  {
    name: 'a spool that stops at what it cannot move',
    edits: [[`${spool}/spool-drain.js`, 'if (error instanceof QueuesAwayError)', 'if (error)']],
    row: 'F3b',
    expected: /an entry that cannot be moved is not quarantined|!== 0/,
  },
  {
    name: 'no copy while Redis is known to lose writes',
    edits: [[`${accepting}/accept-lead.js`, 'if (!this.durability.losesWrites)', 'if (true)']],
    row: 'F8c',
    expected: LEFT_OUT,
  },
  {
    name: 'a copy removed before its jobs are done',
    edits: [[`${spool}/spool-drain.js`, " || (progress === 'queued' && this.durability.losesWrites)", '']],
    row: 'F8c',
    expected: LEFT_OUT,
  },
  {
    name: 'no load shedding',
    edits: [
      ['services/gateway/dist/http/load-limit.js', 'MAX_CONCURRENT_REQUESTS = 64', 'MAX_CONCURRENT_REQUESTS = 100_000'],
    ],
    row: 'F4b',
    expected: /no request was refused/,
  },
  {
    name: 'idle connections are never closed for new ones',
    edits: [['services/gateway/dist/http/connection-limit.js', 'longest?.destroy();', 'socket.destroy();']],
    row: 'F4c',
    expected: /got no answer/,
  },
  {
    name: 'no reconciler of mails',
    edits: [[`${reconciler}/reconciler.js`, 'await mail.add(row.kind, leadOf(row), row.id);', '']],
    row: 'F9b',
    expected: /acknowledged without a mail/,
  },
  {
    name: 'a mail server has one second to answer',
    edits: [
      ['services/mailer/dist/delivery/smtp-timeouts.js', 'Math.max(15 * SECOND, 10 * MINUTE * timeScale)', 'SECOND'],
    ],
    row: 'F17g',
    expected: /mails twice/,
  },
  {
    name: 'a mail without an answer is sent again as after an outage',
    edits: [['services/mailer/dist/delivery/delivery-ledger.js', "return 'unknown';", 'return undefined;']],
    row: 'F17h',
    expected: /not 3 dead letters|mails twice/,
  },
  {
    name: 'no notice of refused content',
    edits: [
      [
        'services/mailer/dist/lead-mail.processor.js',
        "await queueNotice(this.acknowledgments, lead, 'office');",
        '{ }',
      ],
    ],
    row: 'F18b',
    expected: /was not notified/,
  },
  {
    name: 'a completed job is taken for a row',
    edits: [COMPLETED_IS_STORED],
    row: 'F13b',
    expected: /acknowledged without a row/,
  },
  {
    name: 'contact requests left without their leads',
    edits: [[`${reconciler}/reconciler.js`, 'await removeOrphanedContactRequests(', 'await (async () => undefined)(']],
    row: 'F13c',
    expected: /contact requests twice/,
  },
  {
    name: 'jobs that are in no list are taken for waiting',
    edits: [[`${reconciler}/lead-jobs.js`, "return redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])", 'return 0']],
    row: 'F2c',
    expected: /acknowledged without a row/,
  },
  {
    name: 'a job due in days is left to wait for its clock',
    edits: [[`${reconciler}/lead-jobs.js`, 'if (jobIds.length === 0)\n                return count;', 'return count;']],
    row: 'F24b',
    expected: /still unfinished/,
  },
  {
    name: 'schedules set only at the start',
    edits: [
      [`${maintenance}/schedules.js`, 'while (!signal.aborted) {', 'for (let once = true; once; once = false) {'],
    ],
    row: 'F9b',
    expected: /acknowledged without a mail/,
  },
  {
    name: 'given up only by age',
    edits: [
      [
        'services/libs/platform/dist/queues/retry-by-age.js',
        'isOld && job.attemptsStarted >= GIVE_UP_AFTER_STARTS',
        'isOld',
      ],
    ],
    row: 'F24b',
    expected: /dead letters in lead-mail/,
  },
  {
    name: 'ten stalls make a dead letter',
    edits: [
      [
        'services/libs/platform/dist/queues/worker-provider.js',
        'maxStalledCount: Number.MAX_SAFE_INTEGER',
        'maxStalledCount: 10',
      ],
    ],
    row: 'F12b',
    expected: /dead letters in lead-store/,
  },
];
