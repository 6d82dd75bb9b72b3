// The retention periods as moments: what is older is deleted.
import { retention } from '@school/catalog/privacy';
import type { Job } from 'bullmq';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Data older than these moments is expired. */
export interface Cutoffs {
  readonly leads: Date;
  readonly complaints: Date;
  readonly jobs: Date;
  readonly chats: Date;
  readonly tombstones: Date;
}

/**
 * The same moment so many calendar months earlier, in UTC; in a shorter month its last day. 31 March less a month is
 * the last of February, so nothing is deleted too early.
 */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // JavaScript overflows into the next month.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

export const cutoffsAt = (now: Date): Cutoffs => ({
  leads: monthsBefore(now, retention.leadMonths),
  complaints: monthsBefore(now, 12 * retention.complaintYears),
  jobs: new Date(now.getTime() - retention.finishedJobDays * DAY_MS),
  chats: new Date(now.getTime() - retention.chatHours * HOUR_MS),
  tombstones: monthsBefore(now, retention.tombstoneMonths),
});

/** Whether the lead in a job's data is expired; a lead without a valid date is judged by the job's. */
export function isExpired({ data, timestamp }: Job<unknown>, { leads, complaints }: Cutoffs): boolean {
  const { kind, receivedAt } = (data ?? {}) as { kind?: unknown; receivedAt?: unknown };
  const received =
    typeof receivedAt === 'string' && !Number.isNaN(Date.parse(receivedAt)) ? Date.parse(receivedAt) : timestamp;
  return received < (kind === 'complaint' ? complaints : leads).getTime();
}
