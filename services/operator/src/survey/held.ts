// All data of a person, or of one request, in every store.
import { QUEUES, type QueueName } from '@school/contracts';
import {
  type ContactRequestEntity,
  type LeadEntity,
  type LeadQuery,
  findContactRequests,
  findLeads,
  findMentions,
} from '@school/lead-store/operations';
import { confirmationCounterKey, noteKeys } from '@school/leads';
import type { Stores } from '../stores.js';
import { type HeldFile, findFiles } from './held-files.js';
import { type HeldJob, findChats, findEvents, findJobs } from './held-jobs.js';
import { leadFacts, mentions } from './lead-data.js';

interface HeldRows {
  readonly leads: readonly LeadEntity[];
  readonly contactRequests: readonly ContactRequestEntity[];
  /** References of other people's requests that contain the address: an operator decides on them. */
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
  /** Delivery notes by key. */
  readonly deliveries: Readonly<Record<string, string>>;
  /** Keys of counters by contact. */
  readonly counters: readonly string[];
}

/**
 * Searches in the order of processing, spool, queues, tables, so that a request that moves meanwhile is found in either
 * store. Conversations, counters and mentions are found by address only.
 */
export async function findHeld(stores: Stores, query: LeadQuery, withDatabase: boolean): Promise<Held> {
  const address = query.by === 'email' ? query.value : undefined;
  const { files, sealed } = await findFiles(stores, query);
  const jobs = await findJobs(stores, query);
  const chats = address ? await findChats(stores, address) : [];
  const chatEvents = address ? await findEvents(stores, stores.queues[QUEUES.chat], chats, address) : [];
  const rows = withDatabase ? await findRows(stores, query) : undefined;
  const partial = { files, sealedFiles: sealed, jobs, chats, chatEvents, rows };
  return {
    ...partial,
    deliveries: await findDeliveries(stores, leadIds(partial)),
    counters: address ? await findCounters(stores, address) : [],
  };
}

/** Ids of the leads found, each once. */
export function leadIds({ files, jobs, rows }: Pick<Held, 'files' | 'jobs' | 'rows'>): string[] {
  const data = [...files.map(({ lead }) => lead), ...jobs.map(({ job }) => job.data)];
  const ids = [...data.map((each) => leadFacts(each)?.id), ...(rows?.leads ?? []).map(({ id }) => id)];
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether nothing is left. Mentions are other people's data, and whose encrypted files are is unknown. */
export const isEmpty = ({ files, jobs, chats, chatEvents, rows, deliveries, counters }: Held): boolean =>
  [
    files,
    jobs,
    chats,
    chatEvents,
    counters,
    Object.keys(deliveries),
    rows?.leads ?? [],
    rows?.contactRequests ?? [],
  ].every(({ length }) => length === 0);

/** Counts by place. */
export function heldByPlace({
  files,
  jobs,
  chats,
  chatEvents,
  rows,
  deliveries,
  counters,
}: Held): Readonly<Record<string, number>> {
  const inQueue = (name: QueueName) => jobs.filter(({ queue }) => queue.name === name).length;
  return {
    ...(rows && { leads: rows.leads.length, contactRequests: rows.contactRequests.length }),
    storeJobs: inQueue(QUEUES.store),
    mailJobs: inQueue(QUEUES.mail),
    confirmationJobs: inQueue(QUEUES.confirmation),
    erasureJobs: inQueue(QUEUES.upkeep),
    chatTurns: chats.length,
    chatEvents: chatEvents.length,
    spoolFiles: files.length,
    deliveryNotes: Object.keys(deliveries).length,
    counters: counters.length,
  };
}

const findRows = ({ database }: Stores, query: LeadQuery): Promise<HeldRows> =>
  database.use(async (runner) => {
    const leads = await findLeads(runner, query);
    if (query.by !== 'email') return { leads, contactRequests: [], mentions: [] };
    const mentioning = (await findMentions(runner, query.value)).filter(({ payload }) =>
      mentions(query.value, payload),
    );
    return {
      leads,
      contactRequests: await findContactRequests(runner, query.value),
      mentions: mentioning.map(({ reference }) => reference),
    };
  });

/** The delivery notes of these leads. */
export async function findDeliveries({ redis }: Stores, ids: readonly string[]): Promise<Record<string, string>> {
  const keys = ids.flatMap((id) => Object.values(noteKeys(id)));
  const notes = keys.length > 0 ? await redis.mget(keys) : [];
  return Object.fromEntries(keys.flatMap((key, index) => (notes[index] ? [[key, notes[index]]] : [])));
}

async function findCounters({ redis }: Stores, address: string): Promise<string[]> {
  const key = confirmationCounterKey(address);
  return (await redis.exists(key)) ? [key] : [];
}
