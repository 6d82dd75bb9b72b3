// The morning of a working day: what is open in each office.
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import {
  type School,
  beginsWorkingWeek,
  dueTime,
  isReminderDay,
  isUrgent,
  isWorkingDay,
  romeDay,
} from '@school/catalog';
import {
  FALLBACK_OFFICE,
  type Lead,
  MORNING_MAIL,
  type MorningMail,
  type OfficeId,
  QUEUES,
  displayValue,
  leadForm,
  officeIds,
} from '@school/contracts';
import { Database, type LeadState, type OfficeLead, answeredSince, openLeads } from '@school/lead-database';
import type { Queue } from 'bullmq';
import { SCHOOL } from '../env.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A longer list would be no overview, and mail programs cut off mails of more than 100 kB. */
const MOST_LISTED = 40;
const romeClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

@Injectable()
export class Morning {
  constructor(
    private readonly database: Database,
    @InjectQueue(QUEUES.confirmation) private readonly mails: Queue,
    @Inject(SCHOOL) private readonly school: School,
  ) {}

  /** The working day whose morning mails are due; undefined before the hour, on other days, and if they are off. */
  dueDay(now: Date): string | undefined {
    const day = romeDay(now);
    const at = this.school.morningMail?.at;
    return at !== undefined && isWorkingDay(day) && romeClock.format(now) >= at ? day : undefined;
  }

  /**
   * Queues the mails of a day. A mail that is queued already is not queued again.
   * @throws DatabaseUnavailableError, QueryFailedError, or when Redis is unavailable.
   */
  async run(day: string, now = new Date()): Promise<{ mails: number }> {
    const open = await openLeads(this.database);
    const answered = beginsWorkingWeek(day)
      ? await answeredSince(this.database, new Date(now.getTime() - WEEK_MS))
      : undefined;
    let mails = 0;
    for (const office of officeIds) {
      const leads = open
        .filter((lead) => this.isListed(lead, office, day))
        .toSorted((a, b) => Number(isReminderDay(b, day)) - Number(isReminderDay(a, day)));
      if (leads.length === 0) continue;
      const data: MorningMail = {
        v: 1,
        office,
        day,
        open: leads.slice(0, MOST_LISTED).map((lead) => ({
          id: lead.id,
          kind: lead.kind,
          receivedAt: lead.receivedAt.toISOString(),
          topic: topicOf(lead),
          isTaken: lead.takenAt !== null,
        })),
        more: Math.max(0, leads.length - MOST_LISTED),
        ...(answered && { answered: inTime(answered.filter((lead) => lead.office === office)) }),
      };
      await this.mails.add(MORNING_MAIL, data, { jobId: `morning-${office}-${day}` });
      mails += 1;
    }
    return { mails };
  }

  /** The owner can switch off an office's mornings, but not the reminders in them. */
  private isListed(lead: OfficeLead, office: OfficeId, day: string): boolean {
    if (lead.office !== office) return office === FALLBACK_OFFICE && isUrgent(lead, day);
    return !this.school.morningMail?.notTo.includes(office) || isReminderDay(lead, day);
  }
}

/** Only what was chosen from a list: a visitor's words do not belong in this job, which an erasure does not find. */
function topicOf({ kind, payload }: Pick<Lead, 'kind'> & { readonly payload: object }): string {
  const form = leadForm(kind);
  const values = payload as Readonly<Record<string, unknown>>;
  return form.mail.topic
    .filter((name) => {
      const field = form.fields[name];
      return field?.type === 'choice' && Object.hasOwn(field.options, String(values[name]));
    })
    .map((name) => displayValue(form, name, values[name]))
    .join(', ');
}

function inTime(leads: readonly LeadState[]): { total: number; inTime: number } {
  const kept = leads.filter((lead) => lead.answeredAt! <= (dueTime(lead) ?? lead.answeredAt!));
  return { total: leads.length, inTime: kept.length };
}
