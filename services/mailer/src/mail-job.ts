// Decides which failures of a job that sends a mail are retried.
import { InvalidLeadError, UnsupportedLeadVersionError } from '@school/contracts';
import type { Failure } from '@school/platform';
import { DeliveryUnderWayError, LedgerUnavailableError, MailUnansweredError } from './delivery/delivery-ledger.js';
import { SmtpError, type SmtpFailure } from './delivery/smtp-failure.js';

/** The outcome of a mail; the job's return value. */
export type MailJobOutcome = 'sent' | 'sent-before' | 'address-refused' | 'withheld' | 'outdated';

/** `rejected` gets a bounded number of attempts, because a faulty scanner may accept the mail later. */
const smtpFailures: Readonly<Record<SmtpFailure, Failure>> = {
  outage: 'outage',
  'locked-out': 'outage',
  denied: 'outage',
  unanswered: 'outage',
  rejected: 'unknown',
  refused: 'permanent',
};
const OUTAGES = [UnsupportedLeadVersionError, LedgerUnavailableError, DeliveryUnderWayError];

export function mailFailure(error: unknown): Failure {
  if (error instanceof SmtpError) return smtpFailures[error.failure];
  if (error instanceof InvalidLeadError || error instanceof MailUnansweredError) return 'permanent';
  return OUTAGES.some((outage) => error instanceof outage) ? 'outage' : 'unknown';
}
