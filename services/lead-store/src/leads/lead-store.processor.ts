import { Inject, Injectable, Logger } from '@nestjs/common';
import { readLead } from '@school/contracts';
import { classifySqlError } from '@school/lead-database';
import { type JobProcessor, retryByAge, secondsSince } from '@school/platform';
import type { Job } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { LeadRepository } from './lead.repository.js';

@Injectable()
export class LeadStoreProcessor implements JobProcessor {
  private readonly logger = new Logger(LeadStoreProcessor.name);

  constructor(
    private readonly leads: LeadRepository,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  async process(job: Job, token?: string): Promise<void> {
    await retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, async () => {
      const lead = readLead(job.data);
      await this.leads.save(lead);
      const { id, kind, receivedAt } = lead;
      this.logger.log({ event: 'lead-stored', lead: id, kind, seconds: secondsSince(receivedAt) });
    });
  }
}
