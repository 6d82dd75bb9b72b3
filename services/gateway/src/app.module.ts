import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { QUEUES } from '@school/contracts';
import { ConfirmationLimit, LeadsModule, Spool, leadEnvFields } from '@school/leads';
import {
  HealthModule,
  ObservabilityModule,
  ProblemFilter,
  QueuesModule,
  RedisDurability,
  RedisModule,
} from '@school/platform';
import { ChatController } from './chat/chat.controller.js';
import { ChatFeedback } from './chat/chat-feedback.js';
import { ChatReplies } from './chat/chat-replies.js';
import { ChatStreams } from './chat/chat-streams.js';
import { ReplySubscriber } from './chat/reply-subscriber.js';
import { GATEWAY_ENV, type GatewayEnv } from './env.js';
import { LoadLimit } from './http/load-limit.js';
import { SpoolMonitor } from './health/spool-monitor.js';
import { gatewayChecks } from './health/gateway-checks.js';
import { leadControllers } from './leads/lead.controller.js';
import { OriginGuard } from './security/origin.guard.js';
import { RateLimitGuard } from './security/rate-limit.guard.js';
import { RateLimits } from './security/rate-limits.js';

const REDIS = {
  // With two, more requests share an fsync of Redis; with more than two no more requests a second are accepted.
  connections: 2,
  // Longer than the deadlines of the callers, which do not advance while this process is busy: a busy gateway must not
  // take Redis for unavailable.
  commandTimeout: 5000,
} as const;

@Module({})
export class AppModule {
  static register(env: GatewayEnv): DynamicModule {
    const leads = LeadsModule.register(leadEnvFields.spoolOptions(env));
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'gateway', env }),
        RedisModule.register(env.REDIS_URL, REDIS),
        leads,
        QueuesModule.forProducer(QUEUES.chat),
        HealthModule.register({
          imports: [leads],
          inject: [RedisDurability, Spool],
          useFactory: gatewayChecks,
        }),
      ],
      controllers: [...leadControllers, ChatController],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        LoadLimit,
        RateLimits,
        ConfirmationLimit,
        ChatFeedback,
        ChatReplies,
        ChatStreams,
        ReplySubscriber,
        SpoolMonitor,
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
    };
  }
}
