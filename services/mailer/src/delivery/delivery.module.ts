import { Global, Module } from '@nestjs/common';
import { DeliveryLedger } from './delivery-ledger.js';
import { MailTransport } from './mail.transport.js';

/** Provides the transport to the mail server and the delivery ledger. */
@Global()
@Module({ providers: [MailTransport, DeliveryLedger], exports: [MailTransport, DeliveryLedger] })
export class DeliveryModule {}
