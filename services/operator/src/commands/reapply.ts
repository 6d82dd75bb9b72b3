// Removes the data of erased people that a restored backup contains. What they sent later is kept.
import { type RowCounts, eraseRows, storedAddresses } from '@school/lead-database/without-nest';
import { jobsOf, leadQueues } from '../search/jobs.js';
import { erasureFacts } from '../search/lead-data.js';
import type { Stores } from '../stores.js';
import { removeJobs } from './erase.js';

interface Reapplied extends RowCounts {
  readonly jobs: number;
  /** Jobs that a worker was processing. */
  readonly activeJobs: number;
}

/** @throws DatabaseUnavailableError, ErasureLedgerError */
export async function reapplyErasures(stores: Stores): Promise<Reapplied> {
  const erasures = await stores.erasures.read();
  let [jobs, activeJobs] = [0, 0];
  for (const queue of leadQueues(stores)) {
    for await (const page of jobsOf(queue)) {
      const erased = page.filter(({ data }) => erasures.include(erasureFacts(data)));
      const removed = await removeJobs(erased);
      jobs += removed.length;
      activeJobs += erased.length - removed.length;
    }
  }
  const addresses = (await storedAddresses(stores.database)).flatMap((address) => {
    const at = erasures.lastOf(address);
    return at ? [[address, at] as const] : [];
  });
  const rows = { ids: [...erasures.leads], addresses: new Map(addresses) };
  return { ...(await eraseRows(stores.database, rows)), jobs, activeJobs };
}
