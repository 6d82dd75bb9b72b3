import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { AcceptLead, HealthModule, LeadsModule, ObservabilityModule, QueuesModule, RedisModule, checkDurableRedis } from '@school/platform';
import { Redis } from 'ioredis';
import { createEmbeddedGaia } from './agent/embedded-gaia.js';
import { ChatProcessor } from './chat/chat.processor.js';
import { GAIA } from './chat/gaia.token.js';
import type { GaiaEnv } from './env.js';

@Module({})
export class AppModule {
  static register(env: GaiaEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'gaia', env }),
        RedisModule.register(env.REDIS_URL),
        LeadsModule.register(env.REDIS_URL),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.chat),
        HealthModule.register({ inject: [Redis], useFactory: (redis: Redis) => ({ redis: () => checkDurableRedis(redis) }) }),
      ],
      providers: [{ provide: GAIA, inject: [AcceptLead], useFactory: (acceptLead: AcceptLead) => createEmbeddedGaia({ school, acceptLead }) }, ChatProcessor],
    };
  }
}
