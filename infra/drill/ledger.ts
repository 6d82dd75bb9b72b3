// What really became of the requests: rows, mails, dead letters.
import { QUEUES } from '@school/contracts';
import { Queue } from 'bullmq';
import pg from 'pg';
import type { Stack } from '../local/stack.ts';

export interface Outcome {
  readonly rows: readonly string[];
  /** The lead ids of the mails to offices, one for each mail. */
  readonly mails: readonly string[];
  /** Dead letters by queue; empty when there are none. */
  readonly dead: Readonly<Record<string, number>>;
}

async function storedIds(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<{ id: string }>('SELECT id FROM leads')).rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function deadLetters(redisUrl: string): Promise<Record<string, number>> {
  const counts = await Promise.all(
    Object.values(QUEUES).map(async (name) => {
      const queue = new Queue(name, { connection: { url: redisUrl } });
      try {
        return [name, await queue.getFailedCount()] as const;
      } finally {
        await queue.close();
      }
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const OFFICE_MESSAGE = /^<([0-9a-f-]{36})\.office@/;

export async function outcome({ urls, inbox }: Stack): Promise<Outcome> {
  const mails = (await inbox.mails()).flatMap(({ messageId }) => OFFICE_MESSAGE.exec(messageId ?? '')?.[1] ?? []);
  return { rows: await storedIds(urls.postgres), mails, dead: await deadLetters(urls.redis) };
}
