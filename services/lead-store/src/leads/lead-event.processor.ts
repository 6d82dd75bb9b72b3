// Processes the queue `lead-events`: records what became of leads.
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { InvalidLeadError, QUEUES, readLeadEvent } from '@school/contracts';
import { Database, classifySqlError, recordEvent } from '@school/lead-database';
import { leadJobId } from '@school/leads';
import { type Failure, JobWorker, TIMES, type Times, workerOptions } from '@school/platform';
import type { Job, Queue } from 'bullmq';

const EVENTS_AT_ONCE = 10;

class LeadNotStoredError extends Error {
  override readonly name = 'LeadNotStoredError';
}

@Processor(QUEUES.events, { ...workerOptions, concurrency: EVENTS_AT_ONCE })
export class LeadEventProcessor extends JobWorker {
  constructor(
    private readonly database: Database,
    @InjectQueue(QUEUES.store) private readonly stores: Queue,
    @Inject(TIMES) private readonly times: Times,
  ) {
    super();
  }

  async work(job: Job): Promise<'recorded' | 'dropped'> {
    const event = readLeadEvent(job.data);
    if (!event) throw new InvalidLeadError('Not an event of a lead');
    if (await recordEvent(this.database, event)) return 'recorded';
    if (await this.hasWaitedEnough(event.id, job.timestamp)) return 'dropped';
    throw new LeadNotStoredError('The lead is not stored yet');
  }

  failureOf(error: unknown): Failure {
    return error instanceof LeadNotStoredError ? 'outage' : classifySqlError(error);
  }

  /** Whether the lead has no job that could still store it, and the event has waited long enough for another. */
  private async hasWaitedEnough(id: string, since: number): Promise<boolean> {
    const job = await this.stores.getJob(leadJobId(id));
    if (job && !(await job.isCompleted())) return false;
    return Date.now() - since > this.times.eventWaits;
  }
}
