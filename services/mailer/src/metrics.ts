// The metrics of deliveries.
import { metrics } from '@school/platform';
import { Counter, Histogram } from 'prom-client';

/** Deliveries. `office` is an office's id, or `sender` for an acknowledgment. */
export const mails = new Counter({
  name: 'school_mails_total',
  help: 'Deliveries by outcome at the mail server',
  labelNames: ['office', 'outcome'],
});

export type ConfirmationOutcome = 'sent' | 'limited' | 'failed';
/**
 * Confirmations to the senders of complaints. limited: the form was used to fill a mailbox; failed: it will never
 * arrive, and the office has been notified.
 */
export const confirmations = new Counter({
  name: 'school_confirmations_total',
  help: 'Confirmations of complaints by outcome',
  labelNames: ['outcome'],
});
for (const outcome of ['sent', 'limited', 'failed'] satisfies ConfirmationOutcome[]) confirmations.inc({ outcome }, 0);

export const smtpDuration = new Histogram({
  name: 'school_smtp_duration_seconds',
  help: 'Time of one delivery',
  labelNames: ['outcome'],
  buckets: metrics.FAST_BUCKETS,
});
