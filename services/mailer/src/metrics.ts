// The metrics of deliveries. Counters that alerts use begin at 0, so that their first increase is seen.
import { type OfficeId, officeIds } from '@school/contracts';
import { metrics } from '@school/platform';
import { Counter, Histogram } from 'prom-client';
import { SMTP_FAILURES, type SmtpFailure } from './delivery/smtp-failure.js';

export type MailOutcome = 'sent' | SmtpFailure;
/** Deliveries. `office` is an office's id, or `sender` for a confirmation. */
export const mails = new Counter({
  name: 'school_mails_total',
  help: 'Deliveries by outcome at the mail server',
  labelNames: ['office', 'outcome'],
});
for (const office of [...officeIds, 'sender'] satisfies (OfficeId | 'sender')[])
  for (const outcome of ['sent', ...SMTP_FAILURES] satisfies MailOutcome[]) mails.inc({ office, outcome }, 0);

type ConfirmationOutcome = 'sent' | 'failed';
/** failed: the confirmation will never arrive, and the office has been notified. */
export const confirmations = new Counter({
  name: 'school_confirmations_total',
  help: 'Confirmations to senders by outcome',
  labelNames: ['outcome'],
});
for (const outcome of ['sent', 'failed'] satisfies ConfirmationOutcome[]) confirmations.inc({ outcome }, 0);

export const smtpDuration = new Histogram({
  name: 'school_smtp_duration_seconds',
  help: 'Time of one delivery',
  labelNames: ['outcome'],
  buckets: metrics.FAST_BUCKETS,
});
