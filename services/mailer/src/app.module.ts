import { type DynamicModule, Module } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import {
  ConfigModule,
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
} from '@school/platform';
import { ConfirmationProcessor } from './confirmation.processor.js';
import { Confirmations } from './confirmations.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { MailTransport } from './delivery/mail.transport.js';
import type { MailerEnv } from './env.js';
import { LeadMailProcessor } from './lead-mail.processor.js';

@Module({})
export class AppModule {
  static register(env: MailerEnv, school: SchoolContacts): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env, school),
        ObservabilityModule.register(env),
        RedisModule.register('mailer', env),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.mail, QUEUES.confirmation, QUEUES.events),
        DeliveryModule,
        HealthModule.register({
          inject: [RedisDurability, MailTransport],
          useFactory: (durability: RedisDurability, transport: MailTransport) => ({
            redis: () => durability.check(),
            smtp: () => transport.verify(),
          }),
        }),
      ],
      providers: [LeadMailProcessor, Confirmations, ConfirmationProcessor],
    };
  }
}
