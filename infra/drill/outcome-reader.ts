// Reads what became of the requests: rows, mails, dead letters, and unfinished jobs.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { QUEUES } from '@school/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pg from 'pg';
import type { Evidence } from './verdict.ts';

/** The state of the whole product at one moment. */
export type Outcome = Omit<Evidence, 'acknowledged'>;

export interface OutcomeReader {
  /** @throws while a server does not answer. */
  read(): Promise<Outcome>;
  /** The lead ids of the mails to offices, one for each mail; needs no database. */
  mails(): Promise<readonly string[]>;
  /** A sentence for each unfinished job of a lead: its state, how often it was started, its last error. */
  unfinishedJobs(): Promise<readonly string[]>;
  /** How many jobs of a queue wait for their next attempt. */
  delayed(queue: string): Promise<number>;
  /** How many jobs of a queue wait for their next attempt, or are in it. */
  retried(queue: string): Promise<number>;
  close(): Promise<void>;
}

export interface OutcomeReaderOptions {
  readonly databaseUrl: string;
  readonly redis: Redis;
  /** Where the mail server keeps each mail as a file. */
  readonly mailDirectory: string;
  /** @returns how many requests are in the spool. */
  readonly spooled: () => number;
}

const UNFINISHED = ['wait', 'active', 'delayed', 'prioritized'] as const;
const LISTED_JOBS_PER_QUEUE = 5;
const HEAD_BYTES = 4096;
const OFFICE_MESSAGE = /^Message-ID:\s+<([0-9a-f-]{36})\.office@/im;
/**
 * The reason with which Gaia's worker fails a turn after its deadline: by design, and the visitor has been answered
 * 504. It is no dead letter.
 */
const EXPIRED = 'The turn is past its deadline';
const LEAD_QUEUES: readonly string[] = [QUEUES.store, QUEUES.mail, QUEUES.confirmation];

export function openOutcomeReader({ databaseUrl, redis, mailDirectory, spooled }: OutcomeReaderOptions): OutcomeReader {
  const queues = Object.values(QUEUES).map((name) => new Queue(name, { connection: redis }));
  for (const queue of queues) queue.on('error', () => undefined);
  const leadQueues = queues.filter(({ name }) => LEAD_QUEUES.includes(name));
  const turns = queues.find(({ name }) => name === QUEUES.chat)!;
  /** Lead ids by file, null for mails to visitors: the file of a mail does not change. */
  const known = new Map<string, string | null>();

  const mailed = async (): Promise<string[]> => {
    const files = (await readdir(mailDirectory)).filter((file) => file.endsWith('.eml'));
    for (const file of files)
      if (!known.has(file)) known.set(file, OFFICE_MESSAGE.exec(await head(join(mailDirectory, file)))?.[1] ?? null);
    return files.flatMap((file) => known.get(file) ?? []);
  };
  return {
    read: async () => {
      const failed = await Promise.all(
        queues
          .filter((queue) => queue !== turns)
          .map(async (queue) => [queue.name, await queue.getFailedCount()] as const),
      );
      const counts = await Promise.all(leadQueues.map((queue) => queue.getJobCountByTypes(...UNFINISHED)));
      return {
        deadLetters: { ...Object.fromEntries(failed), ...(await failedTurns(turns)) },
        unfinished: counts.reduce((sum, count) => sum + count, spooled()),
        ...(await stored(databaseUrl)),
        mails: await mailed(),
      };
    },
    unfinishedJobs: async () => {
      const jobs = await Promise.all(
        leadQueues.map((queue) => queue.getJobs([...UNFINISHED], 0, LISTED_JOBS_PER_QUEUE)),
      );
      return Promise.all(
        jobs
          .flat()
          .map(
            async (job) =>
              `${job.queueName} ${job.id} ${await job.getState()}, started ${job.attemptsStarted} times, ` +
              `${job.failedReason ?? 'never failed'}`,
          ),
      );
    },
    mails: mailed,
    delayed: async (name) => queues.find((queue) => queue.name === name)!.getDelayedCount(),
    retried: async (name) => {
      const queue = queues.find((one) => one.name === name)!;
      const jobs = await queue.getJobs([...UNFINISHED]);
      // What a circuit breaker puts off is started again and counts as no attempt.
      return (await queue.getDelayedCount()) + jobs.filter(({ attemptsStarted }) => attemptsStarted > 1).length;
    },
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}

/** Turns that failed for another reason than their deadline, by reason. */
async function failedTurns(turns: Queue): Promise<Record<string, number>> {
  const failed: Record<string, number> = {};
  for (const { failedReason } of await turns.getFailed()) {
    if (failedReason === EXPIRED) continue;
    const name = `${turns.name} (${failedReason})`;
    failed[name] = (failed[name] ?? 0) + 1;
  }
  return failed;
}

/** Runs one statement over a connection of its own, past every link. @returns its rows. */
export async function statement<R extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function stored(databaseUrl: string): Promise<Pick<Outcome, 'rows' | 'contactRequests' | 'contactLeads'>> {
  const leads = await statement<{ id: string; kind: string }>(databaseUrl, 'SELECT id, kind FROM leads');
  // By specification that table has no lead's id; in a drill every request has its own e-mail address.
  const contactRequests = await statement<{ id: string | null }>(
    databaseUrl,
    `SELECT leads.id FROM contact_requests LEFT JOIN leads
      ON leads.payload->>'email' = contact_requests.email AND leads.received_at AT TIME ZONE 'UTC' = contact_requests.created_at`,
  );
  return {
    rows: leads.map(({ id }) => id),
    contactLeads: leads.filter(({ kind }) => kind === 'contact').map(({ id }) => id),
    contactRequests: contactRequests.map(({ id }) => id),
  };
}

async function head(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
