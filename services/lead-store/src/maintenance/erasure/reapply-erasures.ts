// Deletes what a restored backup has brought back of erased people, by the ledger of erasures, which is in no backup of
// the stores.
import { QUEUES } from '@school/contracts';
import { type Erasure, type ErasureLedger, type Tombstones, confirmationJobId, leadJobId } from '@school/leads';
import type { QueryRunner } from 'typeorm';
import type { Database } from '../../database/database.js';
import { BY_ADDRESS } from '../../leads/lead-search.js';
import type { Queues } from '../retention/expire-jobs.js';
import { type ErasedRows, eraseRows } from './erase-rows.js';

export interface ErasureStores {
  readonly database: Database;
  readonly queues: Queues;
  readonly tombstones: Tombstones;
  readonly erasures: ErasureLedger;
}

/** Addresses read by one statement. */
const PAGE = 5000;

/**
 * Restores the tombstones that Redis has lost, so that no worker processes an erased lead, and deletes the jobs and
 * rows that are there again. Idempotent. What an erased person has sent since is kept.
 * @param dryRun only counts the rows.
 * @throws DatabaseAwayError, QueryFailedError, ErasureLedgerError.
 */
export async function reapplyErasures(
  { database, queues, tombstones, erasures }: ErasureStores,
  dryRun = false,
): Promise<ErasedRows> {
  const known = await erasures.all();
  if (!dryRun) {
    await restoreTombstones(tombstones, known);
    await removeJobs(
      queues,
      known.flatMap(({ leads }) => leads),
    );
  }
  const ids = new Set([...(await tombstones.allErased()), ...known.flatMap(({ leads }) => leads)]);
  const addresses = await addressesErased(database, erasures, known);
  return (await eraseRows(database, tombstones, { ids: [...ids], addresses }, dryRun)).rows;
}

/** Adds missing tombstones to Redis; existing ones are not changed. */
export async function restoreTombstones(tombstones: Tombstones, erasures: readonly Erasure[]): Promise<void> {
  for (const { leads, at } of erasures) await tombstones.erase(leads, at);
}

/** Removes jobs that are not active; the worker of an active one reads the tombstone. */
async function removeJobs(queues: Queues, leads: readonly string[]): Promise<void> {
  for (const id of leads) {
    await Promise.all([
      queues[QUEUES.store].remove(leadJobId(id)),
      queues[QUEUES.mail].remove(leadJobId(id)),
      queues[QUEUES.confirmation].remove(confirmationJobId(id)),
    ]);
  }
}

/** The addresses with rows that are in the ledger, with the time of their last erasure. */
async function addressesErased(
  database: Database,
  erasures: ErasureLedger,
  known: readonly Erasure[],
): Promise<ReadonlyMap<string, Date>> {
  const lastErased = new Map(
    known.flatMap(({ address, at }) => (address === undefined ? [] : [[address, at] as const])),
  );
  const found = new Map<string, Date>();
  if (lastErased.size === 0) return found;
  await database.use(async (runner) => {
    for (let page = await addresses(runner, ''); page.length > 0; page = await addresses(runner, page.at(-1)!)) {
      for (const address of page) {
        const at = lastErased.get(erasures.hashOf(address));
        if (at) found.set(address, at);
      }
    }
  });
  return found;
}

async function addresses(runner: QueryRunner, after: string): Promise<string[]> {
  const sql = `
    SELECT address
    FROM (
      SELECT ${BY_ADDRESS.leads} AS address FROM leads UNION SELECT ${BY_ADDRESS.contactRequests} FROM contact_requests
    ) AS all_addresses
    WHERE address > $1 ORDER BY address LIMIT ${PAGE}`;
  return ((await runner.query(sql, [after])) as { address: string }[]).map(({ address }) => address);
}
