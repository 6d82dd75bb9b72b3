import { Processor } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { QUEUES, readLead } from '@school/contracts';
import { Database, classifySqlError, storeLead } from '@school/lead-database';
import { JobWorker, secondsSince, workerOptions } from '@school/platform';
import type { Job } from 'bullmq';

/** More than connections to PostgreSQL, because a job also waits for Redis. */
const LEADS_AT_ONCE = 30;

@Processor(QUEUES.store, { ...workerOptions, concurrency: LEADS_AT_ONCE })
export class LeadStoreProcessor extends JobWorker {
  private readonly logger = new Logger(LeadStoreProcessor.name);
  readonly failureOf = classifySqlError;

  constructor(private readonly database: Database) {
    super();
  }

  async work(job: Job): Promise<void> {
    const lead = readLead(job.data);
    await storeLead(this.database, lead);
    const { id, kind, receivedAt } = lead;
    this.logger.log({ event: 'lead-stored', lead: id, kind, seconds: secondsSince(receivedAt) });
  }
}
