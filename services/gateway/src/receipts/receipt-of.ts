import { type SchoolContacts, dueText, dueTime } from '@school/catalog';
import { CHECKING_OFFICE, type LeadReceipt, leadForm, leadReference } from '@school/contracts';
import type { LeadState } from '@school/lead-database';
import type { FoundLead } from './lead-finder.js';

const moment = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** The state of a lead, as its sender may follow it. */
export function receiptOf(lead: FoundLead, school: SchoolContacts): LeadReceipt {
  const { office, deliveredAt, confirmedAt, refusedAt, takenAt, answeredAt, dismissedAt }: Partial<LeadState> = lead;
  return {
    riferimento: leadReference(lead.kind, lead.id),
    title: leadForm(lead.kind).title,
    receivedAt: lead.receivedAt.toISOString(),
    deliveredAt: moment(deliveredAt),
    // Its sender does not learn that a request counts as suspect.
    office: office && office !== CHECKING_OFFICE ? school.offices[office].name : null,
    confirmedAt: moment(confirmedAt),
    refusedAt: moment(refusedAt),
    takenAt: moment(takenAt),
    answeredAt: moment(answeredAt),
    dismissedAt: moment(dismissedAt),
    due: dueText(lead, school) ?? null,
    dueAt: moment(dueTime(lead, school)),
  };
}
