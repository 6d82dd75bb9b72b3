// Which office reads which request.
import { CHECKING_OFFICE, type Lead, type OfficeId, leadForm, officeOf } from '@school/contracts';

/** The office that answers a lead; for a suspect, the office that checks by hand. */
export const officeFor = (lead: Lead): OfficeId =>
  lead.suspicion.length > 0 ? CHECKING_OFFICE : officeOf(leadForm(lead.kind), lead.payload);
