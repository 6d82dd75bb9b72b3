import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '../queues/queues.module.js';
import { AcceptLead } from './accept-lead.js';
import { FinishedJobs } from './finished-jobs.js';
import { LeadQueues } from './lead-queues.js';
import { Spool, type SpoolOptions } from './spool.js';
import { SpoolDrain } from './spool-drain.js';
import { Tombstones } from './tombstones.js';

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
