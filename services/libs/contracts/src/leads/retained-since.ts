import { LEAD_RETENTION_MONTHS } from '../forms/answers.js';
import { type LeadKind, leadForm } from '../forms/forms.js';

/**
 * The moment before which leads of a kind are past their retention: so many calendar months earlier, in UTC. In a
 * shorter month it is the last day: a month before 31 March is the last of February.
 */
export function retainedSince(kind: LeadKind, now: Date): Date {
  const { retentionMonths = LEAD_RETENTION_MONTHS } = leadForm(kind);
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - retentionMonths);
  // JavaScript overflows into the next month.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}
