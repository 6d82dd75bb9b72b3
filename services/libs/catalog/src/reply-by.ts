// By when the school has promised to answer a request, and when offices are reminded of it.
import { CHECKING_OFFICE, type Lead, type OfficeId, leadForm, officeOf } from '@school/contracts';
import { daysAfter, romeDay } from './days.js';
import { dayInWords } from './departures.js';
import { type Calendar, openingOn } from './hours.js';
import { romeTime } from './rome-time.js';
import { isClosed, workingDays, workingDaysAfter, workingDaysSince } from './working-days.js';

type Received = Pick<Lead, 'kind'> & {
  readonly receivedAt: Date | string;
  /** What was filled in tells the office; without it the office itself is told. */
  readonly payload?: object;
  readonly office?: OfficeId | null;
};

/** The office that answers the request, as far as it is known. */
function answeringOffice({ kind, payload, office }: Received): OfficeId | undefined {
  const form = leadForm(kind);
  const only = typeof form.office === 'string' ? form.office : undefined;
  const answering = payload ? officeOf(form, payload) : (office ?? only);
  return !answering || answering === CHECKING_OFFICE ? undefined : answering;
}

/** The promise of the office that answers the request; none until that office is known, if they differ. */
function promised(lead: Received) {
  const form = leadForm(lead.kind);
  if (!form.answerByOffice) return form.answer;
  const office = answeringOffice(lead);
  return office ? (form.answerByOffice[office] ?? form.answer) : null;
}

const HOUR_MS = 60 * 60 * 1000;
const romanOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', timeZoneName: 'longOffset' });

// Daylight saving time changes at night, outside of opening hours: such a time is neither skipped nor repeated.
function romanInstant(day: string, time: string): Date {
  const clock = `${day}T${time.padStart(5, '0')}:00`;
  const [, offset = 'Z'] = /GMT([+-]\d\d:\d\d)$/.exec(romanOffset.format(new Date(`${clock}Z`))) ?? [];
  return new Date(`${clock}${offset}`);
}

/** The instant itself if the office is open, its closing minute included; otherwise the next opening. */
function whenOpen(instant: Date, calendar: Calendar, office: OfficeId | undefined): Date {
  for (let day = romeDay(instant); ; day = daysAfter(day, 1)) {
    const opening = openingOn(calendar, day, office);
    if (!opening) continue;
    if (instant <= romanInstant(day, opening.opens)) return romanInstant(day, opening.opens);
    if (instant <= romanInstant(day, opening.closes)) return instant;
  }
}

/**
 * When a request has to be answered: of a promise in hours, that long after it was received or, if the office is closed
 * then, when it opens next; in working days, at closing time on the last of them. Null without a promise.
 */
export function dueTime(lead: Received, calendar: Calendar): Date | null {
  const received = new Date(lead.receivedAt);
  const answer = promised(lead);
  if (answer === null) return null;
  const office = answeringOffice(lead);
  if ('hours' in answer) return whenOpen(new Date(received.getTime() + answer.hours * HOUR_MS), calendar, office);
  const day = workingDaysAfter(received, answer.workingDays, workingDays(calendar, office));
  return romanInstant(day, openingOn(calendar, day, office)?.closes ?? '18:00');
}

/** The same in words, as in "martedì 1 dicembre 2026 (15 giorni lavorativi)"; undefined without a promise. */
export function dueText(lead: Received, calendar: Calendar): string | undefined {
  const due = dueTime(lead, calendar);
  const answer = promised(lead);
  if (due === null || answer === null) return undefined;
  return 'hours' in answer ? romeTime(due) : `${dayInWords(romeDay(due))} (${answer.workingDays} giorni lavorativi)`;
}

/** Of a request without a promise: "al più presto", and from which day on if its office is closed for some time. */
export function soonText(lead: Received, calendar: Calendar): string {
  const received = new Date(lead.receivedAt);
  const office = answeringOffice(lead);
  const from = isClosed(calendar, romeDay(received), office) && whenOpen(received, calendar, office);
  return from ? `al più presto, da ${dayInWords(romeDay(from))}` : 'al più presto';
}

/** The same for an office, which is told a promise in hours as well. */
export function replyBy(lead: Received, calendar: Calendar): string {
  const answer = promised(lead);
  const due = dueText(lead, calendar) ?? soonText(lead, calendar);
  return answer && 'hours' in answer ? `${due} (promessa: ${answer.hours} ore)` : due;
}

/** How many working days of its office a request has been waiting on a day given as `YYYY-MM-DD`. */
export const workingDaysWaited = (lead: Received, day: string, calendar: Calendar): number =>
  workingDaysSince(new Date(lead.receivedAt), day, workingDays(calendar, answeringOffice(lead)));

/** Whether the fallback office is reminded of it too. @param day as `YYYY-MM-DD`. */
export const isUrgent = (lead: Received, day: string, calendar: Calendar): boolean =>
  workingDaysWaited(lead, day, calendar) >= (leadForm(lead.kind).reminders?.dailyFrom ?? Infinity);

/** Whether the office is reminded of it on this day. @param day as `YYYY-MM-DD`. */
export const isReminderDay = (lead: Received, day: string, calendar: Calendar): boolean =>
  isUrgent(lead, day, calendar) ||
  leadForm(lead.kind).reminders?.workingDays.includes(workingDaysWaited(lead, day, calendar)) === true;
