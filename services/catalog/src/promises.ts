// By when the school promises to answer.
import type { LeadKind } from '@school/contracts';

export const COMPLAINT_WORKING_DAYS = 15;

/** Hours within which each kind of request is answered; null where no time is promised (complaints count working days). */
export const replyWithinHours: Readonly<Record<LeadKind, number | null>> = {
  contact: 24,
  translation: null,
  corporate: 24,
  school: 24,
  languagecert: 24,
  complaint: null,
  quote: null,
};

/** What the GDPR page promises: days to answer a request and to extend that, hours to notify a breach. */
export const privacyPromises = { answerDays: 30, extensionDays: 60, breachNoticeHours: 72 } as const;
