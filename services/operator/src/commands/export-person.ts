// Everything that is held of a person, to be handed out (GDPR, articles 15 and 20).
import { requireDatabase, type Stores } from '../stores.js';
import { findHeld } from '../survey/held.js';
import type { HeldJob } from '../survey/held-jobs.js';

/** @param address as `canonicalAddress` gives it. @throws OperatorError, DatabaseAwayError: half an answer is none. */
export async function exportPerson(stores: Stores, address: string): Promise<object> {
  await requireDatabase(stores);
  const { rows, jobs, chats, files, deliveries, counters, sealedFiles } = await findHeld(stores, address, true);
  return {
    email: address,
    exportedAt: new Date().toISOString(),
    leads: rows?.leads ?? [],
    contactRequests: rows?.contactRequests ?? [],
    jobs: jobs.map(jobContents),
    conversations: chats.map(jobContents),
    spool: files.map(({ entry, lead }) => ({ place: entry.place, since: entry.since.toISOString(), lead: lead ?? null })),
    mails: Object.entries(deliveries).map(([key, note]) => ({ lead: key.split(':')[1], purpose: key.split(':')[2], note })),
    acknowledgedToday: counters.length > 0,
    unreadableSpoolFiles: sealedFiles,
  };
}

const jobContents = ({ queue, job, state }: HeldJob) => ({
  queue: queue.name,
  job: job.id,
  state,
  since: new Date(job.timestamp).toISOString(),
  data: job.data,
  result: (job.returnvalue as unknown) ?? null,
});
