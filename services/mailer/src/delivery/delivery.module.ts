import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import type { OfficeId } from '@school/contracts';
import { Redis } from 'ioredis';
import type { MailerEnv } from '../env.js';
import { DeliveryLedger } from './delivery-ledger.js';
import { MailTransport, initialiseCounters, domainOf, isLoopback } from './mail.transport.js';
import { smtpTimeouts } from './smtp-timeouts.js';

/** Provides the transport to the mail server and the delivery ledger. */
@Module({})
export class DeliveryModule {
  static register(env: MailerEnv, school: School): DynamicModule {
    const transport = () =>
      new MailTransport({
        url: env.SMTP_URL,
        connections: env.SMTP_POOL,
        requireTls: env.SMTP_REQUIRE_TLS ?? (env.NODE_ENV === 'production' && !isLoopback(env.SMTP_URL)),
        from: school.mailFrom,
        host: env.MAIL_HOST ?? domainOf(school.mailFrom.address),
        dkim:
          env.DKIM_SELECTOR && env.DKIM_PRIVATE_KEY
            ? { selector: env.DKIM_SELECTOR, privateKey: env.DKIM_PRIVATE_KEY }
            : undefined,
        timeouts: smtpTimeouts(env.RETRY_TIME_SCALE),
      });
    initialiseCounters([...(Object.keys(school.offices) as OfficeId[]), 'sender']);
    return {
      module: DeliveryModule,
      global: true,
      providers: [
        { provide: MailTransport, useFactory: transport },
        {
          provide: DeliveryLedger,
          inject: [Redis],
          useFactory: (redis: Redis) => new DeliveryLedger(redis, env.RETRY_TIME_SCALE),
        },
      ],
      exports: [MailTransport, DeliveryLedger],
    };
  }
}
