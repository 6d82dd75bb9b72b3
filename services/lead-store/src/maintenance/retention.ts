// Deletes data past their retention, every night: rows, and jobs. BullMQ removes finished jobs when another one
// finishes: in an idle queue they would stay.
import { Inject, Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type LeadKind, leadKinds, retainedSince } from '@school/contracts';
import { Database, type RowCounts, expireRows } from '@school/lead-database';
import { jobsOf } from '@school/platform';
import type { Job, Queue } from 'bullmq';
import { ALL_QUEUES } from './all-queues.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deleted extends RowCounts {
  readonly finishedJobs: number;
  /** Failed jobs whose lead is past its retention. */
  readonly deadLetters: number;
}

@Injectable()
export class Retention {
  constructor(
    private readonly database: Database,
    @Inject(ALL_QUEUES) private readonly queues: readonly Queue[],
  ) {}

  /** @throws when Redis or the database is unavailable. */
  async run(now = new Date()): Promise<Deleted> {
    let [finishedJobs, deadLetters] = [0, 0];
    for (const queue of this.queues) {
      finishedJobs += await clean(queue, now);
      for await (const jobs of jobsOf(queue, ['failed'])) {
        const expired = jobs.filter((job) => isExpired(job, now));
        for (const job of expired) await job.remove();
        deadLetters += expired.length;
      }
    }
    return { ...(await expireRows(this.database, now)), finishedJobs, deadLetters };
  }
}

/** @returns the number of jobs whose time is over, of those that were done. */
async function clean(queue: Queue, now: Date): Promise<number> {
  const since = now.getTime() - retention.finishedJobDays * DAY_MS;
  return (await queue.clean(Date.now() - since, 0, 'completed')).length;
}

/** Whether a job's lead is past its retention. Without a valid date in the lead, the job's own date counts. */
function isExpired({ data, timestamp }: Job<unknown>, now: Date): boolean {
  const { kind, receivedAt } = (data ?? {}) as { kind?: LeadKind; receivedAt?: unknown };
  const received = typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number.NaN;
  const since = retainedSince(kind && leadKinds.includes(kind) ? kind : 'contact', now).getTime();
  return (Number.isNaN(received) ? timestamp : received) < since;
}
