import { type DynamicModule, Module } from '@nestjs/common';
import type { School } from '@school/catalog';
import { MAILER_ENV, type MailerEnv, SCHOOL } from '../env.js';
import { DeliveryLedger } from './delivery-ledger.js';
import { MailTransport } from './mail.transport.js';

/** Provides the transport to the mail server and the delivery ledger, with the settings that they use. */
@Module({})
export class DeliveryModule {
  static register(env: MailerEnv, school: School): DynamicModule {
    const settings = [
      { provide: MAILER_ENV, useValue: env },
      { provide: SCHOOL, useValue: school },
    ];
    const providers = [...settings, MailTransport, DeliveryLedger];
    return { module: DeliveryModule, global: true, providers, exports: providers };
  }
}
