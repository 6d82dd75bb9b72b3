// Retention periods of personal data, and the supervisory authority.
import { COMPLAINT_RETENTION_YEARS, LEAD_RETENTION_MONTHS } from '@school/contracts';

/** Retention periods, as stated in the privacy notice and enforced by the nightly retention. */
export const retention = {
  /** A request, by its form: see `retainedSince`. */
  leadMonths: LEAD_RETENTION_MONTHS,
  complaintYears: COMPLAINT_RETENTION_YEARS,
  /** A job that is done. */
  finishedJobDays: 7,
  /** A reply that a visitor found unhelpful, with the text that the visitor shared with staff. */
  chatFeedbackDays: 30,
  /** An entry of the delivery ledger: longer than any job is kept or retried. */
  deliveryLedgerDays: 30,
} as const;

export const supervisoryAuthority = {
  name: 'Garante per la protezione dei dati personali',
  address: 'Piazza Venezia 11, 00187 Roma',
  site: 'https://www.garanteprivacy.it',
} as const;
