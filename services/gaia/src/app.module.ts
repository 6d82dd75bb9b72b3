import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { AcceptLead, LeadsModule } from '@school/leads';
import {
  ConfigModule,
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
} from '@school/platform';
import { Redis } from 'ioredis';
import { Gaia } from './agent/gaia.agent.js';
import { ChatProcessor } from './chat/chat.processor.js';
import type { GaiaEnv } from './env.js';
import { languageModels } from './model/model-env.js';
import { RedisRequestStore } from './request/draft.js';
import { RedisRequestLimits } from './request/limits.js';

@Module({})
export class AppModule {
  static register(env: GaiaEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
        ObservabilityModule.register({ env }),
        RedisModule.register('gaia', env),
        LeadsModule.register(school.withoutConfirmation),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.chat),
        HealthModule.register({
          inject: [RedisDurability],
          useFactory: (durability: RedisDurability) => ({ redis: () => durability.check() }),
        }),
      ],
      providers: [
        {
          provide: Gaia,
          inject: [AcceptLead, Redis],
          useFactory: async (acceptLead: AcceptLead, redis: Redis) =>
            new Gaia({
              school,
              acceptLead,
              store: new RedisRequestStore(redis),
              limits: new RedisRequestLimits(redis),
              languageModels: await languageModels(env),
            }),
        },
        ChatProcessor,
      ],
    };
  }
}
