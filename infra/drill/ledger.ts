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
  /** Dead letters by queue. A turn of a conversation is none: past its deadline it fails by design, and the visitor has been told. */
  readonly dead: Readonly<Record<string, number>>;
  /** Unfinished jobs of leads, and requests in the spool. */
  readonly underWay: number;
}

export interface Ledger {
  /** @throws while a server does not answer. */
  read(): Promise<Outcome>;
  /** The lead ids of the mails to offices; the database may be away. */
  mails(): Promise<readonly string[]>;
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

const HEAD_BYTES = 4096;
const OFFICE_MESSAGE = /^Message-ID:\s+<([0-9a-f-]{36})\.office@/im;
const OF_LEADS: readonly string[] = [QUEUES.store, QUEUES.mail, QUEUES.acknowledgment];

export function openLedger({ databaseUrl, redis, mailDirectory, spooled }: LedgerOptions): Ledger {
  const queues = Object.values(QUEUES).map((name) => new Queue(name, { connection: redis }));
  for (const queue of queues) queue.on('error', () => undefined);
  /** Lead ids by file, null for mails to visitors: a mail does not change. */
  const known = new Map<string, string | null>();

  const mailed = async (): Promise<string[]> => {
    const files = (await readdir(mailDirectory)).filter((file) => file.endsWith('.eml'));
    for (const file of files) if (!known.has(file)) known.set(file, OFFICE_MESSAGE.exec(await head(join(mailDirectory, file)))?.[1] ?? null);
    return files.flatMap((file) => known.get(file) ?? []);
  };
  return {
    read: async () => {
      const counts = await Promise.all(queues.map(async (queue) => ({ name: queue.name, counts: await queue.getJobCounts() })));
      const unfinished = counts.filter(({ name }) => OF_LEADS.includes(name)).map(({ counts: { wait = 0, active = 0, delayed = 0, prioritized = 0 } }) => wait + active + delayed + prioritized);
      return {
        dead: Object.fromEntries(counts.filter(({ name }) => name !== QUEUES.chat).map(({ name, counts: { failed = 0 } }) => [name, failed])),
        underWay: unfinished.reduce((sum, count) => sum + count, spooled()),
        rows: await storedIds(databaseUrl),
        mails: await mailed(),
      };
    },
    mails: mailed,
    delayed: async (name) => queues.find((queue) => queue.name === name)!.getDelayedCount(),
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}

async function storedIds(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 3000, query_timeout: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ id: string }>('SELECT id FROM leads')).rows.map(({ id }) => id);
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
