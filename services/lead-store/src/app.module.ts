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

/** Leads that are stored at once, each on a connection of its own. */
const CONCURRENCY = 10;
/** Maintenance and health checks need a connection too. */
const CONNECTIONS = CONCURRENCY + 2;

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
