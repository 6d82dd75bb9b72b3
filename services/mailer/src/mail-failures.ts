import { Injectable, Logger } from '@nestjs/common';
import { InvalidLeadError, UnsupportedLeadVersionError } from '@school/contracts';
import { TombstonesUnavailableError } from '@school/leads';
import { type Failure } from '@school/platform';
import type { Job } from 'bullmq';
import {
  DeliveryUnderWayError,
  LedgerUnavailableError,
  MailGivenUpError,
  RetryLaterError,
} from './delivery/delivery-ledger.js';
import { SmtpError } from './delivery/smtp-failure.js';

/** Classifies the failures of a mail job, for the back-off. */
@Injectable()
export class MailFailures {
  private readonly logger = new Logger('Mail');

  classify(job: Job, error: unknown): Failure {
    const failure = failureOf(error);
    // Every delayed job is logged; at level error only what an operator has to repair: an outage ends without one, a
    // wrong password does not.
    if (failure === 'outage' && error instanceof SmtpError && error.failure !== 'outage') {
      this.logger.error({ event: 'mail-needs-operator', queue: job.queueName, job: job.id, error: error.message });
    }
    return failure;
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof InvalidLeadError || error instanceof MailGivenUpError) return 'permanent';
  if (error instanceof RetryLaterError) return { until: error.at.getTime() };
  if (error instanceof SmtpError) return error.failure === 'refused' ? 'permanent' : 'outage';
  const waits = [
    UnsupportedLeadVersionError,
    LedgerUnavailableError,
    TombstonesUnavailableError,
    DeliveryUnderWayError,
  ];
  return waits.some((kind) => error instanceof kind) ? 'outage' : 'unknown';
}
