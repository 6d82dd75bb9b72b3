// By when the school has promised to answer a request, and when offices are reminded of complaints.
import { type Lead, leadForm } from '@school/contracts';
import { answerDue, romanInstant } from './answer-due.js';
import { openingOn } from './hours.js';
import { italianDay, romeTime } from './rome-time.js';
import { workingDaysAfter, workingDaysSince } from './working-days.js';

type Received = Pick<Lead, 'kind'> & { readonly receivedAt: Date | string };

/** The moment itself: of a promise in working days, closing time on the last of them. Null without a promise. */
export function dueTime({ kind, receivedAt }: Received): Date | null {
  const received = new Date(receivedAt);
  const { answer } = leadForm(kind);
  if (answer === null) return null;
  if ('hours' in answer) return answerDue(answer.hours, received);
  const day = workingDaysAfter(received, answer.workingDays);
  return romanInstant(day, openingOn(day)?.closes ?? '18:00');
}

/** The same in words, as in "martedì 1 dicembre 2026 (15 giorni lavorativi)"; undefined without a promise. */
export function dueText({ kind, receivedAt }: Received): string | undefined {
  const received = new Date(receivedAt);
  const { answer } = leadForm(kind);
  if (answer === null) return undefined;
  return 'workingDays' in answer
    ? `${italianDay(workingDaysAfter(received, answer.workingDays))} (${answer.workingDays} giorni lavorativi)`
    : romeTime(answerDue(answer.hours, received));
}

/** The same for an office, which is told a promise in hours as well. */
export function replyBy(lead: Received): string {
  const { answer } = leadForm(lead.kind);
  const due = dueText(lead) ?? 'al più presto';
  return answer && 'hours' in answer ? `${due} (promessa: ${answer.hours} ore)` : due;
}

/** The working days after which the morning mail begins with the complaint; with the last one, every day from then on. */
const REMINDER_DAYS = [5, 10];
const LAST_REMINDER_DAY = 14;

/** From the last reminder on, the fallback office is reminded of the complaint too. @param day as `YYYY-MM-DD`. */
export const isUrgentComplaint = ({ kind, receivedAt }: Received, day: string): boolean =>
  kind === 'complaint' && workingDaysSince(new Date(receivedAt), day) >= LAST_REMINDER_DAY;

/** Whether the office is reminded of the complaint on this day. @param day as `YYYY-MM-DD`. */
export const isReminderDay = (lead: Received, day: string): boolean =>
  isUrgentComplaint(lead, day) ||
  (lead.kind === 'complaint' && REMINDER_DAYS.includes(workingDaysSince(new Date(lead.receivedAt), day)));
