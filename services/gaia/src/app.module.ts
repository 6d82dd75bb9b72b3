import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import {
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  workerProvider,
} from '@school/platform';
import { ChatProcessor } from './chat.processor.js';
import type { GaiaEnv } from './env.js';
import { Gaia } from './gaia.js';
import { languageModels } from './model/model-env.js';

/** Turns that one worker answers at once: they wait for a language model, or for the processor. */
const TURNS_AT_ONCE = 8;

@Module({})
export class AppModule {
  static register(env: GaiaEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ env }),
        RedisModule.register('gaia', env),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.chat),
        HealthModule.register({
          inject: [RedisDurability],
          useFactory: (durability: RedisDurability) => ({ redis: () => durability.check() }),
        }),
      ],
      providers: [
        {
          provide: Gaia,
          useFactory: async () => new Gaia({ school, languageModels: await languageModels(env) }),
        },
        ChatProcessor,
        workerProvider(QUEUES.chat, ChatProcessor, env, TURNS_AT_ONCE),
      ],
    };
  }
}
