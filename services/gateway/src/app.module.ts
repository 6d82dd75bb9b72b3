import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { LeadDatabaseModule } from '@school/lead-database';
import { LeadsModule, Spool } from '@school/leads';
import {
  HEALTH_CHECKS,
  HealthController,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
} from '@school/platform';
import { ChatFeedback } from './chat/chat-feedback.js';
import { CHAT_OPTIONS, type ChatOptions, ChatReplies, chatDefaults } from './chat/chat-replies.js';
import { ChatStreams } from './chat/chat-streams.js';
import { ChatController } from './chat/chat.controller.js';
import { GATEWAY_ENV, type GatewayEnv, SCHOOL } from './env.js';
import { SpoolMonitor, gatewayChecks } from './health/gateway-checks.js';
import { ConcurrencyLimit } from './http/concurrency-limit.js';
import { schemaPipe } from './http/schema.js';
import { leadControllers } from './leads/lead.controller.js';
import { ProblemFilter } from './native-forms/problem.filter.js';
import { OfficeController } from './offices/office.controller.js';
import { LeadFinder } from './receipts/lead-finder.js';
import { ReceiptController } from './receipts/receipt.controller.js';
import { OriginGuard } from './security/origin.guard.js';
import { RateLimitGuard } from './security/rate-limit.guard.js';

/** To PostgreSQL, for receipts and the links of offices. */
const CONNECTIONS = 4;

@Module({})
export class AppModule {
  static register(env: GatewayEnv, school: School, chat?: Partial<ChatOptions>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register(env),
        RedisModule.register('gateway', env),
        QueuesModule.forProducer(QUEUES.chat),
        LeadDatabaseModule.register(env.DATABASE_URL, CONNECTIONS, 'gateway'),
        LeadsModule.register(school.withoutConfirmation, { directory: env.SPOOL_DIR, key: env.SPOOL_KEY }),
      ],
      controllers: [...leadControllers, ReceiptController, OfficeController, ChatController, HealthController],
      providers: [
        { provide: GATEWAY_ENV, useValue: env },
        { provide: SCHOOL, useValue: school },
        { provide: CHAT_OPTIONS, useValue: { ...chatDefaults, ...chat } },
        { provide: HEALTH_CHECKS, inject: [RedisDurability, Spool], useFactory: gatewayChecks },
        SpoolMonitor,
        ConcurrencyLimit,
        LeadFinder,
        ChatFeedback,
        ChatReplies,
        ChatStreams,
        // Nest runs the guards in this order.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_PIPE, useValue: schemaPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
