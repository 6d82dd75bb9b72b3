import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { QUEUES } from '@school/contracts';
import { Tombstones } from '@school/leads';
import {
  HealthModule,
  ObservabilityModule,
  QueuesModule,
  RedisDurability,
  RedisModule,
  workerProvider,
} from '@school/platform';
import { AcknowledgmentProcessor } from './acknowledgment/acknowledgment.processor.js';
import { cachedCheck } from './delivery/cached-check.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { MailTransport } from './delivery/mail.transport.js';
import { MAILER_ENV, type MailerEnv, SCHOOL } from './env.js';
import { LeadMailProcessor } from './lead-mail.processor.js';
import { MailFailures } from './mail-failures.js';

const SMTP_CHECK_MS = 15_000;
/** Each mail waits for Redis four times and for the mail server once: this many keep a connection busy. */
const MAILS_PER_CONNECTION = 4;
/** Several, so that a mail which the mail server is slow to accept does not delay the next. */
const ACKNOWLEDGMENTS_AT_ONCE = 5;

@Module({})
export class AppModule {
  static register(env: MailerEnv, school: School): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ObservabilityModule.register({ name: 'mailer', env }),
        RedisModule.register(env.REDIS_URL),
        QueuesModule.forWorker(env.REDIS_URL, QUEUES.mail, QUEUES.confirmation),
        DeliveryModule.register(env, school),
        HealthModule.register({
          inject: [RedisDurability, MailTransport],
          useFactory: (durability: RedisDurability, transport: MailTransport) => ({
            redis: () => durability.check(),
            smtp: cachedCheck(SMTP_CHECK_MS, () => transport.verify()),
          }),
        }),
      ],
      providers: [
        { provide: MAILER_ENV, useValue: env },
        { provide: SCHOOL, useValue: school },
        MailFailures,
        Tombstones,
        workerProvider(
          QUEUES.mail,
          LeadMailProcessor,
          env,
          env.MAIL_CONCURRENCY ?? MAILS_PER_CONNECTION * env.SMTP_POOL,
        ),
        workerProvider(QUEUES.confirmation, AcknowledgmentProcessor, env, ACKNOWLEDGMENTS_AT_ONCE),
      ],
    };
  }
}
