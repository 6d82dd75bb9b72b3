import { Database, type RowCounts, expireRows } from '@school/lead-database';
import { type JobCounts, expireJobs } from '@school/leads';
import type { Queue } from 'bullmq';

/** Deletes data past their retention, every night. */
export class Retention {
  constructor(
    private readonly database: Database,
    private readonly queues: readonly Queue[],
  ) {}

  async run(now = new Date()): Promise<RowCounts & JobCounts> {
    const jobs = await expireJobs(this.queues, now);
    return { ...(await expireRows(this.database, now)), ...jobs };
  }
}
