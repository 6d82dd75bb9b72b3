import { type DynamicModule, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import {
  AnsweringLine,
  ConfigModule,
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  errorLog,
} from '@school/platform';
import { Redis } from 'ioredis';
import { ChatProcessor } from './chat.processor.js';
import type { GaiaEnv } from './env.js';
import { Gaia } from './gaia.js';
import { languageModels } from './model/model-env.js';

@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(private readonly line: AnsweringLine) {}

  onApplicationShutdown(): void {
    this.line.close();
  }

  static register(env: GaiaEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
        ObservabilityModule.register(env),
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
        {
          provide: AnsweringLine,
          inject: [Redis],
          useFactory: (redis: Redis) =>
            new AnsweringLine(redis, env.REDIS_URL, errorLog(new Logger(AppModule.name), 'chat-line-error').onError),
        },
        ChatProcessor,
      ],
    };
  }
}
