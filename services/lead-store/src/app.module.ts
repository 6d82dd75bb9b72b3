import { type DynamicModule, Module } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { Database, LeadDatabaseModule } from '@school/lead-database';
import {
  ConfigModule,
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
} from '@school/platform';
import type { LeadStoreEnv } from './env.js';
import { LeadEventProcessor } from './leads/lead-event.processor.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { allQueues } from './maintenance/all-queues.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { Morning } from './maintenance/morning.js';
import { QueueMonitor } from './maintenance/queue-monitor.js';
import { Reconciler } from './maintenance/reconciler.js';
import { Retention } from './maintenance/retention.js';

const CONNECTIONS = 12;
const queueNames = Object.values(QUEUES);

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv, school: SchoolContacts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
        ObservabilityModule.register(env),
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
        LeadStoreProcessor,
        LeadEventProcessor,
        Morning,
        Reconciler,
        Retention,
        QueueMonitor,
        allQueues(queueNames),
        MaintenanceProcessor,
      ],
    };
  }
}
