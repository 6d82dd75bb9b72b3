import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { schemaPipe } from '../http/schema.js';
import { ProblemFilter } from '../native-forms/problem.filter.js';
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
      providers: [
        ConcurrencyLimit,
        ConfirmationLimit,
        { provide: APP_PIPE, useValue: schemaPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
