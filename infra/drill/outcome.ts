// The state of the requests in the stores and the inbox, compared with the acknowledged ones.
import { readdirSync } from 'node:fs';
import { QUEUES } from '@school/contracts';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import pg from 'pg';
import type { Stack } from '../stack/stack.ts';

export interface Outcome {
  /** The lead ids of the rows in `leads`. */
  readonly rows: readonly string[];
  /** The lead ids of the mails to offices, one for each mail. */
  readonly mails: readonly string[];
  /** Leads of the kind `contact`, and rows in `contact_requests`, of which each has one. */
  readonly contactLeads: number;
  readonly contactRequests: number;
  /** Jobs that have failed for good. */
  readonly failedJobs: number;
  /** Jobs that are waiting, active or delayed, and requests in the spool. */
  readonly unfinished: number;
}

/** What a fault may cost. What is not given is not allowed at all. */
export interface Allowance {
  /** The most mails that may have been sent twice. */
  readonly duplicateMails?: number;
  /** Leads that were not acknowledged to these visitors: quotes of Gaia. */
  readonly otherLeads?: number;
  /** Leads whose rows were erased. */
  readonly erased?: readonly string[];
}

const without = (ids: readonly string[], those: readonly string[]): string[] => {
  const set = new Set(those);
  return ids.filter((id) => !set.has(id));
};

const sentence = (count: number, words: string): string[] => (count > 0 ? [`${count} ${words}`] : []);

/** @returns a sentence for each broken guarantee. */
export function brokenGuarantees(acknowledged: readonly string[], outcome: Outcome, allowance: Allowance): string[] {
  const { rows, mails, contactLeads, contactRequests, failedJobs, unfinished } = outcome;
  const { duplicateMails = 0, otherLeads = 0, erased = [] } = allowance;
  const leads = [...new Set(acknowledged)];
  const others = without(rows, leads).length;
  const twice = mails.length - new Set(mails).size;
  return [
    ...sentence(acknowledged.length - leads.length, 'requests were given the id of another request'),
    ...sentence(without(without(leads, rows), erased).length, 'acknowledged without a row'),
    ...sentence(without(leads, mails).length, 'acknowledged without a mail'),
    ...sentence(without(mails, [...rows, ...erased]).length, 'mails without a row'),
    ...sentence(without(rows, mails).length, 'rows without a mail'),
    ...sentence(rows.length - without(rows, erased).length, 'erased rows are back'),
    ...(others === otherLeads ? [] : [`${others} leads that nobody sent, ${otherLeads} expected`]),
    ...(twice > duplicateMails ? [`${twice} mails twice, at most ${duplicateMails} expected`] : []),
    ...(contactLeads === contactRequests ? [] : [`${contactLeads} contacts have ${contactRequests} contact requests`]),
    ...sentence(failedJobs, 'failed jobs'),
    ...sentence(unfinished, 'jobs or spooled requests are unfinished'),
  ];
}

const OFFICE_MESSAGE = /^<([0-9a-f-]{36})\.office@/;

export interface OutcomeReader {
  /** @throws while a server does not answer. */
  read(): Promise<Outcome>;
  /** Removes rows, mails and failed jobs, so that the next scenario begins with none. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export function outcomeReader(stack: Stack, redis: Redis, spoolDir: string): OutcomeReader {
  const names = Object.values(QUEUES).filter((name) => name !== QUEUES.chat);
  const queues = names.map((name) => new Queue(name, { connection: redis }));
  for (const queue of queues) queue.on('error', () => undefined); // Redis is killed on purpose
  /** The queues of leads; the others hold repeated jobs, of which one is always delayed. */
  const leadQueues = queues.filter(({ name }) => name === QUEUES.store || name === QUEUES.mail);
  const query = async <R extends pg.QueryResultRow>(sql: string): Promise<R[]> => {
    const client = new pg.Client({ connectionString: stack.urls.postgres, connectionTimeoutMillis: 3000 });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<R>(sql).finally(() => client.end())).rows;
  };
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return {
    read: async () => {
      const rows = await query<{ id: string; kind: string }>('SELECT id, kind FROM leads');
      const spooled = readdirSync(`${spoolDir}/new`).filter((name) => !name.startsWith('.')).length;
      const unfinished = leadQueues.map((queue) => queue.getJobCountByTypes('wait', 'active', 'delayed'));
      return {
        rows: rows.map(({ id }) => id),
        contactLeads: rows.filter(({ kind }) => kind === 'contact').length,
        contactRequests: (await query('SELECT 1 FROM contact_requests')).length,
        mails: (await stack.inbox.mails()).flatMap(({ messageId }) => OFFICE_MESSAGE.exec(messageId ?? '')?.[1] ?? []),
        failedJobs: total(await Promise.all(queues.map((queue) => queue.getFailedCount()))),
        unfinished: total([spooled, ...(await Promise.all(unfinished))]),
      };
    },
    clear: async () => {
      await query('TRUNCATE leads, contact_requests CASCADE');
      await stack.inbox.clear();
      for (const queue of queues) await queue.clean(0, 0, 'failed');
    },
    close: async () => void (await Promise.all(queues.map((queue) => queue.close()))),
  };
}
