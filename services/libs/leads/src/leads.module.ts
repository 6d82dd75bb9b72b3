import { type DynamicModule, Module } from '@nestjs/common';
import { type LeadKind, QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { AcceptLead } from './accepting/accept-lead.js';
import { LeadQueues } from './accepting/lead-queues.js';
import { Spool, type SpoolOptions } from './spool/spool.js';
import { SpoolDrain } from './spool/spool-drain.js';

/** Provides `AcceptLead`, and `Spool` if there is one. Gaia's worker has none: without Redis it gets no turns. */
@Module({})
export class LeadsModule {
  static register(unconfirmed: readonly LeadKind[], spool?: SpoolOptions): DynamicModule {
    const acceptLead = {
      provide: AcceptLead,
      inject: [LeadQueues, ...(spool ? [Spool] : [])],
      useFactory: (queues: LeadQueues, directory?: Spool) => new AcceptLead(queues, unconfirmed, directory),
    };
    const spooling = spool ? [{ provide: Spool, useValue: new Spool(spool) }, SpoolDrain] : [];
    return {
      module: LeadsModule,
      global: true,
      imports: [QueuesModule.forProducer(QUEUES.store, QUEUES.mail)],
      providers: [LeadQueues, acceptLead, ...spooling],
      exports: [LeadQueues, AcceptLead, ...(spool ? [Spool] : [])],
    };
  }
}
