import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QUEUES } from '@school/contracts';
import { ErasureLedger, Tombstones, leadEnvFields } from '@school/leads';
import {
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  workerProvider,
} from '@school/platform';
import { workerDataSourceOptions } from './database/data-source.js';
import { Database } from './database/database.js';
import { DatabaseModule } from './database/database.module.js';
import { LEAD_STORE_ENV, type LeadStoreEnv } from './env.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { Reconciler } from './maintenance/reconciler/reconciler.js';
import { ReconcilerProcessor } from './maintenance/reconciler/reconciler.processor.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { Schedules } from './maintenance/schedules.js';

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'lead-store', env, monitorsQueues: true }),
        QueuesModule.forWorker(env.REDIS_URL, ...Object.values(QUEUES)),
        RedisModule.register(env.REDIS_URL),
        // Nest would delay the start until the database answers, and fail after ten attempts; `Database` opens the
        // connection instead.
        TypeOrmModule.forRoot({
          ...workerDataSourceOptions(env.DATABASE_URL, env.DATABASE_POOL),
          manualInitialization: true,
        }),
        DatabaseModule,
        HealthModule.register({
          imports: [DatabaseModule],
          inject: [RedisDurability, Database],
          useFactory: (durability: RedisDurability, database: Database) => ({
            redis: () => durability.check(),
            database: () => database.checkSchema(),
          }),
        }),
      ],
      providers: [
        { provide: LEAD_STORE_ENV, useValue: env },
        { provide: ErasureLedger, useValue: new ErasureLedger(leadEnvFields.erasureLedgerOptions(env)) },
        LeadRepository,
        workerProvider(QUEUES.store, LeadStoreProcessor, env, env.STORE_CONCURRENCY),
        Tombstones,
        Reconciler,
        workerProvider(QUEUES.reconcile, ReconcilerProcessor, env, 1),
        workerProvider(QUEUES.upkeep, MaintenanceProcessor, env, 1),
        Schedules,
      ],
    };
  }
}
