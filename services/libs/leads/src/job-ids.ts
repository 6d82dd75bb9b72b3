// The ids of a lead's jobs. Adding a job with an id that exists has no effect.
import { type LeadEventKind, leadEventKinds } from '@school/contracts';

/** The job that stores a lead, and the one that mails it to its office, each in its own queue. */
export const leadJobId = (leadId: string): string => `lead-${leadId}`;

/** The job that confirms a lead to its sender. */
export const confirmationJobId = (leadId: string): string => `confirmation-${leadId}`;

const NOTICES = ['office', 'confirmation'] as const;
/** The job that notifies an office of a mail that failed for good. */
export const noticeJobId = (about: (typeof NOTICES)[number], leadId: string): string => `notice-${about}-${leadId}`;

/** The job that records what became of a lead. */
export const eventJobId = (event: LeadEventKind, leadId: string): string => `${event}-${leadId}`;

/** The ids of all jobs that a lead may have. */
export const jobIdsOf = (leadId: string): string[] => [
  leadJobId(leadId),
  confirmationJobId(leadId),
  ...NOTICES.map((about) => noticeJobId(about, leadId)),
  ...leadEventKinds.map((event) => eventJobId(event, leadId)),
];
