import { Inject, Injectable, Logger } from '@nestjs/common';
import { readLead } from '@school/contracts';
import { Database, classifySqlError, storeLead } from '@school/lead-database';
import { type JobProcessor, retryByAge, secondsSince } from '@school/platform';
import type { Job } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';

@Injectable()
export class LeadStoreProcessor implements JobProcessor {
  private readonly logger = new Logger(LeadStoreProcessor.name);

  constructor(
    private readonly database: Database,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  async process(job: Job, token?: string): Promise<void> {
    await retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, async () => {
      const lead = readLead(job.data);
      await storeLead(this.database, lead);
      const { id, kind, receivedAt } = lead;
      this.logger.log({ event: 'lead-stored', lead: id, kind, seconds: secondsSince(receivedAt) });
    });
  }
}
