import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QUEUES } from '@school/contracts';
import {
  ErasureLedger,
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  Tombstones,
  envFields,
} from '@school/platform';
import { workerDataSourceOptions } from './database/data-source.js';
import { Database } from './database/database.js';
import { DatabaseModule } from './database/database.module.js';
import { LEAD_STORE_ENV, type LeadStoreEnv } from './env.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { Reconciler } from './reconciler/reconciler.js';
import { ReconcilerProcessor } from './reconciler/reconciler.processor.js';
import { UpkeepProcessor } from './retention/upkeep.processor.js';
import { Schedules } from './schedules/schedules.js';

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'lead-store', env }),
        QueuesModule.forWorker(env.REDIS_URL, ...Object.values(QUEUES)),
        RedisModule.register(env.REDIS_URL),
        // Nest would hold up the start until the database answers, and give up after ten attempts; `Database` opens it instead.
        TypeOrmModule.forRoot({ ...workerDataSourceOptions(env.DATABASE_URL, env.DATABASE_POOL), manualInitialization: true }),
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
        { provide: ErasureLedger, useValue: new ErasureLedger(envFields.erasureLedgerOptions(env)) },
        LeadRepository,
        LeadStoreProcessor,
        Tombstones,
        Reconciler,
        ReconcilerProcessor,
        UpkeepProcessor,
        Schedules,
      ],
    };
  }
}
