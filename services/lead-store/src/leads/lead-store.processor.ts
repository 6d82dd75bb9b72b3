import { Injectable, Logger } from '@nestjs/common';
import { readLead } from '@school/contracts';
import { Database, classifySqlError, storeLead } from '@school/lead-database';
import { type JobProcessor, secondsSince } from '@school/platform';
import type { Job } from 'bullmq';

@Injectable()
export class LeadStoreProcessor implements JobProcessor {
  private readonly logger = new Logger(LeadStoreProcessor.name);
  readonly failureOf = classifySqlError;

  constructor(private readonly database: Database) {}

  async process(job: Job): Promise<void> {
    const lead = readLead(job.data);
    await storeLead(this.database, lead);
    const { id, kind, receivedAt } = lead;
    this.logger.log({ event: 'lead-stored', lead: id, kind, seconds: secondsSince(receivedAt) });
  }
}
