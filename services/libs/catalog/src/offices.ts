// Which office reads which request.
import { type Lead, type OfficeId, leadForm, leadKinds, officeOf } from '@school/contracts';

/** Reads what may be spam. */
const CHECKING_OFFICE: OfficeId = 'verifica';

/** The offices that some request reaches. */
export const officesInUse: ReadonlySet<OfficeId> = new Set([
  CHECKING_OFFICE,
  ...leadKinds.flatMap((kind) => {
    const { office } = leadForm(kind);
    return typeof office === 'string' ? [office] : [...Object.values(office.offices), office.otherwise];
  }),
]);

/** The office that answers a lead; for a suspect, the office that checks by hand. */
export const officeFor = (lead: Lead): OfficeId =>
  lead.suspicion.length > 0 ? CHECKING_OFFICE : officeOf(leadForm(lead.kind), lead.payload);
