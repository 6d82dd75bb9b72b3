import { getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
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
import type { Queue } from 'bullmq';
import { LEAD_STORE_ENV, type LeadStoreEnv, SCHOOL } from './env.js';
import { LeadEventProcessor } from './leads/lead-event.processor.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { Morning } from './maintenance/morning.js';
import { Reconciler } from './maintenance/reconciler.js';
import { Retention } from './maintenance/retention.js';

/** Jobs that are active at once: more than connections, because a job also waits for Redis. */
const CONCURRENCY = 30;
const CONNECTIONS = 12;
const EVENTS_AT_ONCE = 10;
/** All queues, which this process measures and whose old jobs retention deletes. */
const queueNames = Object.values(QUEUES);

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ env, monitorsQueues: true }),
        RedisModule.register('lead-store', env),
        QueuesModule.forWorker(env.REDIS_URL, ...queueNames),
        LeadDatabaseModule.register(env.DATABASE_URL, CONNECTIONS),
        HealthModule.register({
          inject: [RedisDurability, Database],
          useFactory: (durability: RedisDurability, connection: Database) => ({
            redis: () => durability.check(),
            database: () => connection.checkSchema(),
          }),
        }),
      ],
      providers: [
        { provide: LEAD_STORE_ENV, useValue: env },
        { provide: SCHOOL, useValue: school },
        LeadStoreProcessor,
        workerProvider(QUEUES.store, LeadStoreProcessor, env, CONCURRENCY),
        LeadEventProcessor,
        workerProvider(QUEUES.events, LeadEventProcessor, env, EVENTS_AT_ONCE),
        Morning,
        Reconciler,
        {
          provide: Retention,
          inject: [Database, ...queueNames.map((name) => getQueueToken(name))],
          useFactory: (connection: Database, ...queues: Queue[]) => new Retention(connection, queues),
        },
        MaintenanceProcessor,
        workerProvider(QUEUES.maintenance, MaintenanceProcessor, env, 1),
      ],
    };
  }
}
