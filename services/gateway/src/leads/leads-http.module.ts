import { type DynamicModule, Module } from '@nestjs/common';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { ConfirmationLimit } from '../security/confirmation-limit.js';
import { leadControllers } from './lead.controller.js';

/** The endpoints of the forms. */
@Module({})
export class LeadsHttpModule {
  /** @param leads provides `AcceptLead`. */
  static register(leads: DynamicModule): DynamicModule {
    return {
      module: LeadsHttpModule,
      imports: [leads],
      controllers: leadControllers,
      providers: [ConcurrencyLimit, ConfirmationLimit],
    };
  }
}
