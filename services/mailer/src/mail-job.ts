// Runs a job that sends a mail: decides which failures are retried, and reports a job that fails for good.
import { InvalidLeadError, UnsupportedLeadVersionError } from '@school/contracts';
import { type Failure, retryByAge } from '@school/platform';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { DeliveryUnderWayError, LedgerUnavailableError, MailUnansweredError } from './delivery/delivery-ledger.js';
import { SmtpError, type SmtpFailure } from './delivery/smtp-failure.js';

/** The outcome of a mail; the job's return value. */
export type MailJobOutcome = 'sent' | 'sent-before' | 'address-refused' | 'outdated';

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

function failureOf(error: unknown): Failure {
  if (error instanceof SmtpError) return smtpFailures[error.failure];
  if (error instanceof InvalidLeadError || error instanceof MailUnansweredError) return 'permanent';
  return OUTAGES.some((outage) => error instanceof outage) ? 'outage' : 'unknown';
}

const isFinal = (job: Job, error: unknown): boolean =>
  error instanceof UnrecoverableError ||
  (!(error instanceof DelayedError) && job.attemptsMade + 1 >= (job.opts.attempts ?? 1));

/** @param failed is called before the job fails for the last time. */
export async function runMailJob(
  job: Job,
  token: string | undefined,
  timeScale: number,
  send: () => Promise<MailJobOutcome>,
  failed?: () => Promise<void>,
): Promise<MailJobOutcome> {
  try {
    return await retryByAge(job, token, failureOf, timeScale, send);
  } catch (error) {
    if (isFinal(job, error)) await failed?.();
    throw error;
  }
}
