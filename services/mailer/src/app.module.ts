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
import { ConfirmationProcessor } from './confirmation.processor.js';
import { Confirmations } from './confirmations.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { MailTransport } from './delivery/mail.transport.js';
import type { MailerEnv } from './env.js';
import { LeadMailProcessor } from './lead-mail.processor.js';

/** A mail also waits for Redis: with this many jobs for each connection none is idle. */
const MAILS_PER_CONNECTION = 4;
/** Several, so that a mail which the mail server is slow to accept does not delay the next. */
const CONFIRMATIONS_AT_ONCE = 5;

@Module({})
export class AppModule {
  static register(env: MailerEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ env }),
        RedisModule.register('mailer', env),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.mail, QUEUES.confirmation, QUEUES.events),
        DeliveryModule.register(env, school),
        HealthModule.register({
          inject: [RedisDurability, MailTransport],
          useFactory: (durability: RedisDurability, transport: MailTransport) => ({
            redis: () => durability.check(),
            smtp: () => transport.verify(),
          }),
        }),
      ],
      providers: [
        LeadMailProcessor,
        Confirmations,
        ConfirmationProcessor,
        workerProvider(QUEUES.mail, LeadMailProcessor, env, MAILS_PER_CONNECTION * env.SMTP_POOL),
        workerProvider(QUEUES.confirmation, ConfirmationProcessor, env, CONFIRMATIONS_AT_ONCE),
      ],
    };
  }
}
