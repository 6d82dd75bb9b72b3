// Everything that is held of a person, wherever it lies.
import { QUEUES, type QueueName } from '@school/contracts';
import { type ContactRequestEntity, type LeadEntity, findContactRequests, findLeads, findMentions } from '@school/lead-store/operations';
import { acknowledgedKey, deliveryKey } from '@school/platform';
import type { Stores } from '../stores.js';
import { type HeldFile, findFiles } from './held-files.js';
import { type HeldJob, findChats, findEvents, findJobs } from './held-jobs.js';
import { leadFacts, mentions } from './lead-data.js';

export interface HeldRows {
  readonly leads: readonly LeadEntity[];
  readonly contactRequests: readonly ContactRequestEntity[];
  /** References of other people's requests that hold the address: for a person to judge. */
  readonly mentions: readonly string[];
}

export interface Held {
  readonly files: readonly HeldFile[];
  readonly sealedFiles: number;
  readonly jobs: readonly HeldJob[];
  readonly chats: readonly HeldJob[];
  /** Ids of the chat queue's events. */
  readonly chatEvents: readonly string[];
  /** Undefined when the database was left out. */
  readonly rows: HeldRows | undefined;
  /** The mailer's notes, by key. */
  readonly deliveries: Readonly<Record<string, string>>;
  /** Keys of counters by contact. */
  readonly counters: readonly string[];
}

/**
 * Looks in the direction in which requests travel, spool, queues, tables, so that one on its way is seen in either place.
 * @param address as `canonicalAddress` gives it.
 */
export async function findHeld(stores: Stores, address: string, withDatabase: boolean): Promise<Held> {
  const query = { by: 'email', value: address } as const;
  const { files, sealed } = await findFiles(stores, query);
  const jobs = await findJobs(stores, query);
  const chats = await findChats(stores, address);
  const chatEvents = await findEvents(stores, stores.queues[QUEUES.chat], chats, address);
  const rows = withDatabase ? await findRows(stores, address) : undefined;
  const partial = { files, sealedFiles: sealed, jobs, chats, chatEvents, rows };
  return { ...partial, deliveries: await findDeliveries(stores, leadIds(partial)), counters: await findCounters(stores, address) };
}

/** Ids of the leads found, each once. */
export function leadIds({ files, jobs, rows }: Pick<Held, 'files' | 'jobs' | 'rows'>): string[] {
  const data = [...files.map(({ lead }) => lead), ...jobs.map(({ job }) => job.data)];
  const ids = [...data.map((each) => leadFacts(each)?.id), ...(rows?.leads ?? []).map(({ id }) => id)];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether nothing is left. Mentions are other people's data, and sealed files nobody's that we know of. */
export const isEmpty = ({ files, jobs, chats, chatEvents, rows, deliveries, counters }: Held): boolean =>
  [files, jobs, chats, chatEvents, counters, Object.keys(deliveries), rows?.leads ?? [], rows?.contactRequests ?? []].every(({ length }) => length === 0);

/** How much is held, by place. */
export function heldByPlace({ files, jobs, chats, chatEvents, rows, deliveries, counters }: Held): Readonly<Record<string, number>> {
  const inQueue = (name: QueueName) => jobs.filter(({ queue }) => queue.name === name).length;
  return {
    ...(rows && { leads: rows.leads.length, contactRequests: rows.contactRequests.length }),
    storeJobs: inQueue(QUEUES.store),
    mailJobs: inQueue(QUEUES.mail),
    acknowledgmentJobs: inQueue(QUEUES.acknowledgment),
    chatTurns: chats.length,
    chatEvents: chatEvents.length,
    spoolFiles: files.length,
    deliveryNotes: Object.keys(deliveries).length,
    counters: counters.length,
  };
}

const findRows = ({ database }: Stores, address: string): Promise<HeldRows> =>
  database.use(async (runner) => ({
    leads: await findLeads(runner, { by: 'email', value: address }),
    contactRequests: await findContactRequests(runner, address),
    mentions: (await findMentions(runner, address)).filter(({ payload }) => mentions(address, payload)).map(({ reference }) => reference),
  }));

/** The mailer's notes on these leads. */
export async function findDeliveries({ redis }: Stores, ids: readonly string[]): Promise<Record<string, string>> {
  const keys = ids.flatMap((id) => [deliveryKey(id, 'office'), deliveryKey(id, 'acknowledgment')]);
  const notes = keys.length > 0 ? await redis.mget(keys) : [];
  return Object.fromEntries(keys.flatMap((key, index) => (notes[index] ? [[key, notes[index]]] : [])));
}

async function findCounters({ redis }: Stores, address: string): Promise<string[]> {
  const key = acknowledgedKey(address);
  return (await redis.exists(key)) ? [key] : [];
}
