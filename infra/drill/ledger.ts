// What really became of the requests: rows, mails, dead letters, and what is still on its way.
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { QUEUES } from '@school/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pg from 'pg';

export interface Outcome {
  /** The ids of the leads in the database. */
  readonly rows: readonly string[];
  /** The lead ids of the mails to offices, one for each mail. */
  readonly mails: readonly string[];
  /** The lead ids of the rows in `contact_requests`, one for each row; null for a row that belongs to no lead. */
  readonly contacts: readonly (string | null)[];
  /** The ids of the leads that have such a row to have. */
  readonly ofContact: readonly string[];
  /** Dead letters by queue. A turn past its deadline is none: it fails by design, and the visitor has been told. Any other is named with its reason. */
  readonly dead: Readonly<Record<string, number>>;
  /** Unfinished jobs of leads, and requests in the spool. */
  readonly underWay: number;
}

export interface Ledger {
  /** @throws while a server does not answer. */
  read(): Promise<Outcome>;
  /** The lead ids of the mails to offices; the database may be away. */
  mails(): Promise<readonly string[]>;
  /** Each unfinished job of a lead, in words: where it is, how often it was begun, why it failed. */
  unfinished(): Promise<readonly string[]>;
  /** Jobs of a queue that wait for another attempt. */
  delayed(queue: string): Promise<number>;
  close(): Promise<void>;
}

export interface LedgerOptions {
  readonly databaseUrl: string;
  readonly redis: Redis;
  /** Where the mail server keeps each mail as a file. */
  readonly mailDirectory: string;
  /** @returns how many requests wait on disk. */
  readonly spooled: () => number;
}

const UNFINISHED = ['wait', 'active', 'delayed', 'prioritized'] as const;
const MOST_TOLD = 5;
const HEAD_BYTES = 4096;
const OFFICE_MESSAGE = /^Message-ID:\s+<([0-9a-f-]{36})\.office@/im;
/** How Gaia's worker fails a turn that nobody waits for any more. */
const EXPIRED = 'The turn is past its deadline';
const OF_LEADS: readonly string[] = [QUEUES.store, QUEUES.mail, QUEUES.acknowledgment];

export function openLedger({ databaseUrl, redis, mailDirectory, spooled }: LedgerOptions): Ledger {
  const queues = Object.values(QUEUES).map((name) => new Queue(name, { connection: redis }));
  for (const queue of queues) queue.on('error', () => undefined);
  const ofLeads = queues.filter(({ name }) => OF_LEADS.includes(name));
  const turns = queues.find(({ name }) => name === QUEUES.chat)!;
  /** Lead ids by file, null for mails to visitors: a mail does not change. */
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
        queues.filter((queue) => queue !== turns).map(async (queue) => [queue.name, await queue.getFailedCount()] as const),
      );
      const unfinished = await Promise.all(ofLeads.map((queue) => queue.getJobCountByTypes(...UNFINISHED)));
      return {
        dead: { ...Object.fromEntries(failed), ...(await failedTurns(turns)) },
        underWay: unfinished.reduce((sum, count) => sum + count, spooled()),
        ...(await stored(databaseUrl)),
        mails: await mailed(),
      };
    },
    unfinished: async () => {
      const jobs = await Promise.all(ofLeads.map((queue) => queue.getJobs([...UNFINISHED], 0, MOST_TOLD)));
      return Promise.all(
        jobs
          .flat()
          .map(
            async (job) =>
              `${job.queueName} ${job.id} ${await job.getState()}, begun ${job.attemptsStarted} times, ${job.failedReason ?? 'never failed'}`,
          ),
      );
    },
    mails: mailed,
    delayed: async (name) => queues.find((queue) => queue.name === name)!.getDelayedCount(),
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}

/** Turns that failed for another reason than their deadline, by reason. */
async function failedTurns(turns: Queue): Promise<Record<string, number>> {
  const dead: Record<string, number> = {};
  for (const { failedReason } of await turns.getFailed()) {
    if (failedReason === EXPIRED) continue;
    const name = `${turns.name} (${failedReason})`;
    dead[name] = (dead[name] ?? 0) + 1;
  }
  return dead;
}

async function stored(databaseUrl: string): Promise<Pick<Outcome, 'rows' | 'contacts' | 'ofContact'>> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const leads = (await client.query<{ id: string; kind: string }>('SELECT id, kind FROM leads')).rows;
    // That table has no lead's id, by specification; every visitor has an address of their own.
    const contacts = await client.query<{ id: string | null }>(
      `SELECT leads.id FROM contact_requests LEFT JOIN leads
        ON leads.payload->>'email' = contact_requests.email AND leads.received_at AT TIME ZONE 'UTC' = contact_requests.created_at`,
    );
    return {
      rows: leads.map(({ id }) => id),
      ofContact: leads.filter(({ kind }) => kind === 'contact').map(({ id }) => id),
      contacts: contacts.rows.map(({ id }) => id),
    };
  } finally {
    await client.end();
  }
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
