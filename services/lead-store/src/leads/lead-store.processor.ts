import { WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { readLead } from '@school/contracts';
import { classifySqlError } from '@school/lead-database';
import { retryByAge } from '@school/platform';
import type { Job } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { LeadRepository } from './lead.repository.js';

@Injectable()
export class LeadStoreProcessor extends WorkerHost {
  constructor(
    private readonly leads: LeadRepository,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {
    super();
  }

  async process(job: Job, token?: string): Promise<void> {
    await retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, () =>
      this.leads.save(readLead(job.data)),
    );
  }
}
