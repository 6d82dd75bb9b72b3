// Processes the queue `lead-events`: records what became of leads.
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { type LeadEvent, QUEUES, readLeadEvent } from '@school/contracts';
import { Database, classifySqlError, recordEvent } from '@school/lead-database';
import { leadJobId } from '@school/leads';
import { type Failure, type JobProcessor, retryByAge } from '@school/platform';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';

/** How long a lead may be missing that has no job: the spool may hold it. After this time it was erased. */
const SPOOLED_MS = 60 * 60 * 1000;

class LeadNotStoredError extends Error {
  override readonly name = 'LeadNotStoredError';
}

const failureOf = (error: unknown): Failure =>
  error instanceof LeadNotStoredError ? 'outage' : classifySqlError(error);

@Injectable()
export class LeadEventProcessor implements JobProcessor {
  constructor(
    private readonly database: Database,
    @InjectQueue(QUEUES.store) private readonly stores: Queue,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  async process(job: Job, token?: string): Promise<'recorded' | 'dropped'> {
    const event = readLeadEvent(job.data);
    if (!event) throw new UnrecoverableError('Not an event of a lead');
    return retryByAge(job, token, failureOf, this.env.RETRY_TIME_SCALE, () => this.record(event, job.timestamp));
  }

  private async record(event: LeadEvent, timestamp: number): Promise<'recorded' | 'dropped'> {
    if (await recordEvent(this.database, event)) return 'recorded';
    if (await this.isErased(event.id, timestamp)) return 'dropped';
    throw new LeadNotStoredError('The lead is not stored yet');
  }

  private async isErased(id: string, since: number): Promise<boolean> {
    const job = await this.stores.getJob(leadJobId(id));
    if (job && !(await job.isCompleted())) return false;
    return Date.now() - since > SPOOLED_MS * this.env.RETRY_TIME_SCALE;
  }
}
