import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { SchoolContacts } from '@school/catalog';
import { LeadDatabaseModule } from '@school/lead-database';
import { LeadsModule, Spool } from '@school/leads';
import { ConfigModule, HealthModule, ObservabilityModule, RedisDurability, RedisModule } from '@school/platform';
import { ChatModule } from './chat/chat.module.js';
import type { ChatOptions } from './chat/chat-replies.js';
import type { GatewayEnv } from './env.js';
import { gatewayChecks } from './health/gateway-checks.js';
import { schemaPipe } from './http/schema.js';
import { LeadsHttpModule } from './leads/leads-http.module.js';
import { ProblemFilter } from './native-forms/problem.filter.js';
import { OriginGuard } from './security/origin.guard.js';
import { RateLimitGuard } from './security/rate-limit.guard.js';

/** To PostgreSQL, for receipts and the links of offices. */
const CONNECTIONS = 4;

@Module({})
export class AppModule {
  static register(env: GatewayEnv, school: SchoolContacts, chat?: Partial<ChatOptions>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
        ObservabilityModule.register(env),
        RedisModule.register('gateway', env),
        LeadDatabaseModule.register(env.DATABASE_URL, CONNECTIONS, 'gateway'),
        LeadsModule.register({ directory: env.SPOOL_DIR }),
        HealthModule.register({ inject: [RedisDurability, Spool], useFactory: gatewayChecks }),
        LeadsHttpModule,
        ChatModule.register(chat),
      ],
      providers: [
        // Nest runs the guards in this order.
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_PIPE, useValue: schemaPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
