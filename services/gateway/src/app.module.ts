import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import { HealthModule, LeadsModule, ProblemFilter, QueuesModule, RedisModule, checkDurableRedis } from '@school/platform';
import { Redis } from 'ioredis';
import { ChatController } from './chat/chat.controller.js';
import { ChatReplies } from './chat/chat-replies.js';
import { ChatStreams } from './chat/chat-streams.js';
import type { GatewayEnv } from './env.js';
import { GATEWAY_ENV } from './gateway-env.token.js';
import { leadControllers } from './leads/lead.controller.js';
import { OriginGuard } from './security/origin.guard.js';
import { RateLimitGuard } from './security/rate-limit.guard.js';
import { RateLimits } from './security/rate-limits.js';

@Module({})
export class AppModule {
  static register(env: GatewayEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RedisModule.register(env.REDIS_URL),
        LeadsModule.register(env.REDIS_URL),
        QueuesModule.forProducer(env.REDIS_URL, QUEUES.chat),
        HealthModule.register({ inject: [Redis], useFactory: (redis: Redis) => ({ redis: () => checkDurableRedis(redis) }) }),
      ],
      controllers: [...leadControllers, ChatController],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        RateLimits,
        ChatReplies,
        ChatStreams,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
    };
  }
}
