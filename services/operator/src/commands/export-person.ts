// Everything that is held of a person, or of one request, to be handed out (GDPR, articles 15 and 20).
import type { LeadQuery } from '@school/lead-store/operations';
import { requireDatabase, type Stores } from '../stores.js';
import { findHeld } from '../survey/held.js';
import type { HeldJob } from '../survey/held-jobs.js';

/** @throws OperatorError, DatabaseAwayError: half an answer is none. */
export async function exportPerson(stores: Stores, query: LeadQuery): Promise<object> {
  await requireDatabase(stores);
  const { rows, jobs, chats, files, deliveries, counters, sealedFiles } = await findHeld(stores, query, true);
  return {
    [query.by]: query.value,
    exportedAt: new Date().toISOString(),
    leads: rows?.leads ?? [],
    contactRequests: rows?.contactRequests ?? [],
    jobs: jobs.map(jobContents),
    conversations: chats.map(jobContents),
    spool: files.map(({ entry, lead }) => ({
      place: entry.place,
      since: entry.since.toISOString(),
      lead: lead ?? null,
    })),
    mails: Object.entries(deliveries).map(([key, note]) => ({
      lead: key.split(':')[1],
      purpose: key.split(':')[2],
      note,
    })),
    confirmedToday: counters.length > 0,
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
