import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUES, readLead } from '@school/contracts';
import { leaveNoTrace, retryByAge, workerOptions } from '@school/platform';
import type { Job } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { LeadRepository } from './lead.repository.js';
import { classifySqlError } from './sql-failure.js';

@Processor(QUEUES.store, workerOptions(1))
export class LeadStoreProcessor extends WorkerHost implements OnApplicationBootstrap {
  constructor(
    private readonly leads: LeadRepository,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.env.STORE_CONCURRENCY;
  }

  async process(job: Job, token?: string): Promise<void> {
    const outcome = await retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, () => this.leads.save(readLead(job.data)));
    if (outcome === 'erased') leaveNoTrace(job);
  }
}
