// When offices are reminded of complaints without an answer.
import type { Lead } from '@school/contracts';
import { workingDaysSince } from './working-days.js';

/** The working days after which the morning mail begins with the complaint; with the last one, every day from then on. */
const REMINDER_DAYS = [5, 10];
const LAST_REMINDER_DAY = 14;

type Received = Pick<Lead, 'kind'> & { readonly receivedAt: Date | string };

/** From the last reminder on, the fallback office is reminded of the complaint too. @param day as `YYYY-MM-DD`. */
export const isUrgentComplaint = ({ kind, receivedAt }: Received, day: string): boolean =>
  kind === 'complaint' && workingDaysSince(new Date(receivedAt), day) >= LAST_REMINDER_DAY;

/** Whether the office is reminded of the complaint on this day. @param day as `YYYY-MM-DD`. */
export const isReminderDay = (lead: Received, day: string): boolean =>
  isUrgentComplaint(lead, day) ||
  (lead.kind === 'complaint' && REMINDER_DAYS.includes(workingDaysSince(new Date(lead.receivedAt), day)));
