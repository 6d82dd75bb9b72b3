import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { Redis } from 'ioredis';
import type { MailerEnv } from '../env.js';
import { DeliveryLedger } from './delivery-ledger.js';
import { MailTransport, SOCKET_TIMEOUT_MS, domainOf, isLoopback } from './mail.transport.js';

/** In drills, which shorten the time, a busy machine still needs this long. */
const SHORTEST_SOCKET_TIMEOUT_MS = 15_000;

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
        socketTimeout: Math.max(SHORTEST_SOCKET_TIMEOUT_MS, SOCKET_TIMEOUT_MS * env.RETRY_TIME_SCALE),
      });
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
