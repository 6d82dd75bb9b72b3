// The scheduled run of retention, and erasures that an operator requested while the database was unavailable.
import { WorkerHost, getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import { ErasureLedger, Tombstones, removeOnCompletion } from '@school/leads';
import { retryByAge } from '@school/platform';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { Redis } from 'ioredis';
import { Database } from '../database/database.js';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { classifySqlError } from '../leads/sql-failure.js';
import { ALL_TIME, eraseRows } from './erasure/erase-rows.js';
import { ERASURE_JOB, erasureJob } from './erasure/erasure-job.js';
import type { Queues } from './retention/expire-jobs.js';
import { runRetention } from './retention/run-retention.js';
import { RETENTION_JOB } from './schedules.js';

@Injectable()
export class MaintenanceProcessor extends WorkerHost {
  private readonly logger = new Logger(MaintenanceProcessor.name);

  constructor(
    private readonly modules: ModuleRef,
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly tombstones: Tombstones,
    private readonly erasures: ErasureLedger,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {
    super();
  }

  /** @returns the counts of deleted items. */
  process(job: Job, token?: string): Promise<object> {
    return retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, () => this.work(job));
  }

  private async work(job: Job): Promise<object> {
    if (job.name === RETENTION_JOB) {
      const report = await runRetention(
        {
          database: this.database,
          redis: this.redis,
          queues: this.queues(),
          tombstones: this.tombstones,
          erasures: this.erasures,
        },
        new Date(),
      );
      this.logger.log({ event: 'retention-run', ...report });
      return report;
    }
    const erasure = erasureJob.safeParse(job.data);
    if (job.name !== ERASURE_JOB || !erasure.success) throw new UnrecoverableError('Not a job of maintenance');
    const { rows, ids } = await eraseRows(this.database, this.tombstones, {
      addresses: new Map([[erasure.data.address, ALL_TIME]]),
    });
    await this.erasures.note(ids);
    // Its data holds the erased address.
    removeOnCompletion(job);
    this.logger.log({ event: 'erasure-done', ...rows });
    return rows;
  }

  /** All queues: retention applies to each. */
  private queues(): Queues {
    return Object.fromEntries(
      Object.values(QUEUES).map((name) => [name, this.modules.get<Queue>(getQueueToken(name), { strict: false })]),
    ) as Queues;
  }
}
