import { type ErasureLedger, type Tombstones, noteScheduleRun } from '@school/leads';
import type { Redis } from 'ioredis';
import type { Database } from '../../database/database.js';
import { reapplyErasures } from '../erasure/reapply-erasures.js';
import { cutoffsAt } from './cutoffs.js';
import { type ExpiredJobs, type Queues, expireJobs } from './expire-jobs.js';
import { type ExpiredRows, expireRows } from './expire-rows.js';

export interface RetentionStores {
  readonly database: Database;
  readonly redis: Redis;
  readonly queues: Queues;
  readonly tombstones: Tombstones;
  readonly erasures: ErasureLedger;
}

export interface RetentionReport extends ExpiredRows, ExpiredJobs {
  /** Leads of erased people that a restored backup, or a worker frozen since before the erasure, had restored. */
  readonly erasedAgain: number;
}

/**
 * Deletes expired data everywhere, or with `dryRun` only counts it. Idempotent, also when run concurrently.
 * @throws DatabaseAwayError, QueryFailedError; expired data in Redis is deleted all the same.
 */
export async function runRetention(
  { database, redis, queues, tombstones, erasures }: RetentionStores,
  now: Date,
  dryRun = false,
): Promise<RetentionReport> {
  const cutoffs = cutoffsAt(now);
  const jobs = await expireJobs(queues, redis, tombstones, cutoffs, dryRun);
  const { leads: erasedAgain } = await reapplyErasures({ database, queues, tombstones, erasures }, dryRun);
  const rows = await expireRows(database, cutoffs, dryRun);
  if (!dryRun) {
    await erasures.expire(cutoffs.tombstones);
    await noteScheduleRun(redis, 'retention', now);
  }
  return { ...rows, erasedAgain, ...jobs };
}
