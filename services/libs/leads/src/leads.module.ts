import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { AcceptLead } from './accepting/accept-lead.js';
import { LeadQueues } from './accepting/lead-queues.js';
import { Spool, type SpoolOptions } from './spool/spool.js';
import { SpoolDrain } from './spool/spool-drain.js';

/** Provides what accepts leads. */
@Module({})
export class LeadsModule {
  static register(spool: SpoolOptions): DynamicModule {
    return {
      module: LeadsModule,
      global: true,
      imports: [QueuesModule.forProducer(QUEUES.store, QUEUES.mail)],
      providers: [LeadQueues, AcceptLead, { provide: Spool, useValue: new Spool(spool) }, SpoolDrain],
      exports: [LeadQueues, AcceptLead, Spool],
    };
  }
}
