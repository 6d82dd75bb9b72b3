// The mailboxes of the offices that visitors may write to; see build/public-school-values.ts.
import type { OfficeId } from '@school/contracts';
import mailboxes from '../../../infra/school.json?offices';

export const officeMailboxes: Readonly<Partial<Record<OfficeId, string>>> = mailboxes;
