// The scheduled deletion, and erasures that an operator asked for while the database was away.
import { WorkerHost, getQueueToken } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import { ErasureLedger, Tombstones, removeOnCompletion } from '@school/leads';
import { retryByAge } from '@school/platform';
import { type Job, type Queue, UnrecoverableError } from 'bullmq';
import { Redis } from 'ioredis';
import { Database } from '../../database/database.js';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../../env.js';
import { ALL_TIME, eraseRows } from '../erasure/erase-rows.js';
import { ERASURE_JOB, erasureJob } from '../erasure/erasure-job.js';
import { classifySqlError } from '../../leads/sql-failure.js';
import { RETENTION_JOB } from '../schedules.js';
import type { Queues } from './expire-jobs.js';
import { runRetention } from './run-retention.js';

@Injectable()
export class UpkeepProcessor extends WorkerHost {
  private readonly logger = new Logger(UpkeepProcessor.name);

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

  /** @returns how much was deleted, by place. */
  process(job: Job, token?: string): Promise<object> {
    return retryByAge(job, token, classifySqlError, this.env.RETRY_TIME_SCALE, () => this.work(job));
  }

  private async work(job: Job): Promise<object> {
    if (job.name === RETENTION_JOB) {
      const report = await runRetention(
        { database: this.database, redis: this.redis, queues: this.queues(), tombstones: this.tombstones, erasures: this.erasures },
        new Date(),
      );
      this.logger.log({ event: 'retention-run', ...report });
      return report;
    }
    const erasure = erasureJob.safeParse(job.data);
    if (job.name !== ERASURE_JOB || !erasure.success) throw new UnrecoverableError('Not a job of upkeep');
    const { rows, ids } = await eraseRows(this.database, this.tombstones, { addresses: new Map([[erasure.data.address, ALL_TIME]]) });
    await this.erasures.note(ids);
    // It holds the address that was to be erased.
    removeOnCompletion(job);
    this.logger.log({ event: 'erasure-done', ...rows });
    return rows;
  }

  /** All of them: a queue that nobody cleans is no queue of ours. */
  private queues(): Queues {
    return Object.fromEntries(
      Object.values(QUEUES).map((name) => [name, this.modules.get<Queue>(getQueueToken(name), { strict: false })]),
    ) as Queues;
  }
}
