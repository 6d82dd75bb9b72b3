import { type DynamicModule, Module } from '@nestjs/common';
import { type LeadKind, QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { Redis } from 'ioredis';
import { AcceptLead } from './accepting/accept-lead.js';
import { Confirmations } from './accepting/confirmations.js';
import { LeadQueues } from './accepting/lead-queues.js';
import { Spool, type SpoolOptions } from './spool/spool.js';
import { SpoolDrain } from './spool/spool-drain.js';

/** Provides `AcceptLead`, and `Spool` if there is one. Gaia's worker has none: without Redis it gets no turns. */
@Module({})
export class LeadsModule {
  static register(unconfirmed: readonly LeadKind[], spool?: SpoolOptions): DynamicModule {
    const confirmations = {
      provide: Confirmations,
      inject: [Redis],
      useFactory: (redis: Redis) => new Confirmations(redis, unconfirmed),
    };
    const spooling = spool ? [{ provide: Spool, useValue: new Spool(spool) }, SpoolDrain] : [];
    return {
      module: LeadsModule,
      global: true,
      imports: [QueuesModule.forProducer(QUEUES.store, QUEUES.mail)],
      providers: [LeadQueues, confirmations, AcceptLead, ...spooling],
      exports: [LeadQueues, AcceptLead, ...(spool ? [Spool] : [])],
    };
  }
}
