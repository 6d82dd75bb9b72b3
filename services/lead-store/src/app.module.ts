import { getQueueToken } from '@nestjs/bullmq';
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
import type { Queue } from 'bullmq';
import type { LeadStoreEnv } from './env.js';
import { LeadEventProcessor } from './leads/lead-event.processor.js';
import { LeadStoreProcessor } from './leads/lead-store.processor.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { Morning } from './maintenance/morning.js';
import { Reconciler } from './maintenance/reconciler.js';
import { Retention } from './maintenance/retention.js';

const CONNECTIONS = 12;
/** All queues, which this process measures and whose old jobs retention deletes. */
const queueNames = Object.values(QUEUES);

@Module({})
export class AppModule {
  static register(env: LeadStoreEnv, school: SchoolContacts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
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
        LeadStoreProcessor,
        LeadEventProcessor,
        Morning,
        Reconciler,
        {
          provide: Retention,
          inject: [Database, ...queueNames.map((name) => getQueueToken(name))],
          useFactory: (connection: Database, ...queues: Queue[]) => new Retention(connection, queues),
        },
        MaintenanceProcessor,
      ],
    };
  }
}
