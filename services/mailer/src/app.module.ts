import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { Confirmations, HealthModule, ObservabilityModule, QueuesModule, RedisDurability, RedisModule, Tombstones } from '@school/platform';
import { AcknowledgmentProcessor } from './acknowledgment/acknowledgment.processor.js';
import { atMostEvery } from './delivery/at-most-every.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { MailTransport } from './delivery/mail.transport.js';
import type { MailerEnv } from './env.js';
import { LeadMailProcessor } from './lead-mail.processor.js';
import { MailFailures } from './mail-failures.js';
import { MAILER_ENV, SCHOOL } from './tokens.js';

const SMTP_CHECK_MS = 15_000;

@Module({})
export class AppModule {
  static register(env: MailerEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'mailer', env }),
        RedisModule.register(env.REDIS_URL),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.mail, QUEUES.acknowledgment),
        DeliveryModule.register(env, school),
        HealthModule.register({
          inject: [RedisDurability, MailTransport],
          useFactory: (durability: RedisDurability, transport: MailTransport) => ({
            redis: () => durability.check(),
            smtp: atMostEvery(SMTP_CHECK_MS, () => transport.verify()),
          }),
        }),
      ],
      providers: [
        { provide: MAILER_ENV, useValue: env },
        { provide: SCHOOL, useValue: school },
        MailFailures,
        Confirmations,
        Tombstones,
        LeadMailProcessor,
        AcknowledgmentProcessor,
      ],
    };
  }
}
