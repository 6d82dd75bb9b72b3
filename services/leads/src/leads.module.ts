import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '@school/platform';
import { AcceptLead } from './accepting/accept-lead.js';
import { FinishedJobs } from './spool/finished-jobs.js';
import { LeadQueues } from './accepting/lead-queues.js';
import { Spool, type SpoolOptions } from './spool/spool.js';
import { SpoolDrain } from './spool/spool-drain.js';
import { Tombstones } from './erasure/tombstones.js';

/**
 * Gives a process `AcceptLead` and, with a spool, `Spool` and `SpoolDrain`, which drains what waits there. Gaia's worker has none: her turns and
 * replies live in Redis, so that nobody can be told of a request that Redis did not take.
 */
@Module({})
export class LeadsModule {
  static register(spool?: SpoolOptions): DynamicModule {
    const spooling = spool ? [{ provide: Spool, useValue: new Spool(spool) }, FinishedJobs, Tombstones, SpoolDrain] : [];
    return {
      module: LeadsModule,
      imports: [QueuesModule.forProducer(QUEUES.store, QUEUES.mail)],
      providers: [LeadQueues, AcceptLead, ...spooling],
      exports: [LeadQueues, AcceptLead, ...(spool ? [Spool, SpoolDrain] : [])],
    };
  }
}
