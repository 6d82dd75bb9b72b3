import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { LeadsModule, Spool, leadEnvFields } from '@school/leads';
import { HealthModule, ObservabilityModule, RedisDurability, RedisModule } from '@school/platform';
import { ChatModule } from './chat/chat.module.js';
import { ConfigModule, type GatewayOptions } from './config.module.js';
import { DocsModule } from './docs/docs.module.js';
import type { GatewayEnv } from './env.js';
import { gatewayChecks } from './health/gateway-checks.js';
import { SpoolMonitor } from './health/spool-monitor.js';
import { LeadsHttpModule } from './leads/leads-http.module.js';
import { SecurityModule } from './security/security.module.js';

@Module({})
export class AppModule {
  static register(env: GatewayEnv, school: School, options: GatewayOptions = {}): DynamicModule {
    const leads = LeadsModule.register(leadEnvFields.spoolOptions(env));
    const health = { imports: [leads], inject: [RedisDurability, Spool], useFactory: gatewayChecks };
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school, options),
        ObservabilityModule.register({ name: 'gateway', env }),
        RedisModule.register(env),
        HealthModule.register(health),
        SecurityModule,
        LeadsHttpModule.register(leads),
        ChatModule,
        ...(env.NODE_ENV === 'production' ? [] : [DocsModule]),
        leads,
      ],
      providers: [SpoolMonitor],
    };
  }
}
