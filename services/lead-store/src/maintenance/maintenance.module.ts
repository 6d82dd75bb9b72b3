import { getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { Database } from '@school/lead-database';
import { workerProvider } from '@school/platform';
import type { Queue } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';
import { MaintenanceMetrics } from './maintenance.metrics.js';
import { MaintenanceProcessor } from './maintenance.processor.js';
import { MaintenanceSchedule } from './maintenance.schedule.js';
import { Reconciler } from './reconciler.js';
import { Retention } from './retention.js';

const names = Object.values(QUEUES);

/** The scheduled jobs of lead-store: they queue mails that have no job, and delete data past its retention. */
@Module({})
export class MaintenanceModule {
  /** @param imports the modules of the queues and the database. */
  static register(env: LeadStoreEnv, imports: DynamicModule[]): DynamicModule {
    return {
      module: MaintenanceModule,
      imports,
      providers: [
        { provide: LEAD_STORE_ENV, useValue: env },
        Reconciler,
        {
          provide: Retention,
          inject: [Database, ...names.map((name) => getQueueToken(name))],
          useFactory: (connection: Database, ...queues: Queue[]) => new Retention(connection, queues),
        },
        MaintenanceSchedule,
        MaintenanceMetrics,
        MaintenanceProcessor,
        workerProvider(QUEUES.maintenance, MaintenanceProcessor, env, 1),
      ],
    };
  }
}
