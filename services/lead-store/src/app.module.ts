import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { Database, LeadDatabaseModule } from '@school/lead-database';
import {
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  workerProvider,
} from '@school/platform';
import { LEAD_STORE_ENV, type LeadStoreEnv } from './env.js';
import { LeadRepository } from './leads/lead.repository.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';

/** Jobs that are active at once: more than connections, because a job also waits for Redis. */
const CONCURRENCY = 30;
const CONNECTIONS = 12;

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv): DynamicModule {
    // One instance of each, which the modules share.
    const queues = QueuesModule.forWorker(env.REDIS_URL, ...Object.values(QUEUES));
    const database = LeadDatabaseModule.register(env.DATABASE_URL, CONNECTIONS);
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'lead-store', env, monitorsQueues: true }),
        RedisModule.register(env),
        queues,
        database,
        MaintenanceModule.register(env, [queues, database]),
        HealthModule.register({
          imports: [database],
          inject: [RedisDurability, Database],
          useFactory: (durability: RedisDurability, connection: Database) => ({
            redis: () => durability.check(),
            database: () => connection.checkSchema(),
          }),
        }),
      ],
      providers: [
        { provide: LEAD_STORE_ENV, useValue: env },
        LeadRepository,
        LeadStoreProcessor,
        workerProvider(QUEUES.store, LeadStoreProcessor, env, CONCURRENCY),
      ],
    };
  }
}
