import { Inject, Injectable } from '@nestjs/common';
import { readLead } from '@school/contracts';
import { classifySqlError } from '@school/lead-database';
import { type JobProcessor, retryByAge } from '@school/platform';
import type { Job } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { LeadRepository } from './lead.repository.js';

@Injectable()
export class LeadStoreProcessor implements JobProcessor {
  constructor(
    private readonly leads: LeadRepository,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  async process(job: Job, token?: string): Promise<void> {
    await retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, () =>
      this.leads.save(readLead(job.data)),
    );
  }
}
