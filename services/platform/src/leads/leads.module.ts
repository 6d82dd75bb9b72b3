import { type DynamicModule, Module } from '@nestjs/common';
import { QUEUES } from '@school/contracts';
import { QueuesModule } from '../queues/queues.module.js';
import { AcceptLead } from './accept-lead.js';

/** Gives a process `AcceptLead`. */
@Module({})
export class LeadsModule {
  static register(redisUrl: string): DynamicModule {
    return { module: LeadsModule, imports: [QueuesModule.forProducer(redisUrl, QUEUES.store, QUEUES.mail)], providers: [AcceptLead], exports: [AcceptLead] };
  }
}
