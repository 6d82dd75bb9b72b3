// The morning of a working day: what is open in each office.
import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import {
  type SchoolContacts,
  beginsWorkingWeek,
  dueTime,
  isReminderDay,
  isUrgent,
  romeDay,
  workingDays,
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
import { Database, type LeadEntity, type LeadState, answeredSince, listLeadsWithStates } from '@school/lead-database';
import type { Queue } from 'bullmq';
import { SCHOOL } from '@school/platform';

type Listed = MorningMail['open'][number];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A longer list would be no overview, and mail programs cut off mails of more than 100 kB. */
const MOST_LISTED = 40;
const romeClock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

@Injectable()
export class Morning {
  constructor(
    private readonly database: Database,
    @InjectQueue(QUEUES.confirmation) private readonly mails: Queue,
    @Inject(SCHOOL) private readonly school: SchoolContacts,
  ) {}

  /** The working day whose morning mails are due; undefined before the hour, on other days, and if they are off. */
  dueDay(now: Date): string | undefined {
    const day = romeDay(now);
    const at = this.school.morningMail?.at;
    return at !== undefined && workingDays(this.school)(day) && romeClock.format(now) >= at ? day : undefined;
  }

  /**
   * Queues the mails of a day. A mail that is queued already is not queued again.
   * @throws DatabaseUnavailableError, QueryFailedError, or when Redis is unavailable.
   */
  async run(day: string, now = new Date()): Promise<{ mails: number }> {
    const open = await this.listed(day);
    const since = new Date(now.getTime() - WEEK_MS);
    const answered = beginsWorkingWeek(day, workingDays(this.school))
      ? await this.database.use((manager) => answeredSince(manager, since))
      : undefined;
    for (const [office, { reminders, others, count }] of open) {
      const week = answered && {
        answered: inTime(
          answered.filter((lead) => lead.office === office),
          this.school,
        ),
      };
      const listed = [...reminders, ...others].slice(0, MOST_LISTED);
      const data: MorningMail = { v: 1, office, day, open: listed, more: count - listed.length, ...week };
      await this.mails.add(MORNING_MAIL, data, { jobId: `morning-${office}-${day}` });
    }
    return { mails: open.size };
  }

  /** What the mail of each office lists: reminders, then the oldest of its open leads, and how many more there are. */
  private listed(day: string) {
    return this.database.use(async (manager) => {
      const byOffice = new Map<OfficeId, { reminders: Listed[]; others: Listed[]; count: number }>();
      for await (const { lead, state } of listLeadsWithStates(manager, { open: true }))
        for (const office of officeIds.filter((id) => this.isListed(state, id, day))) {
          const list = byOffice.get(office) ?? { reminders: [], others: [], count: 0 };
          byOffice.set(office, list);
          const part = isReminderDay(state, day, this.school) ? list.reminders : list.others;
          if (part.length < MOST_LISTED) part.push(listedLead(lead, state));
          list.count += 1;
        }
      return byOffice;
    });
  }

  /** `notTo` leaves out what is open, but not the reminders. Without `morningMail` there are no reminders either. */
  private isListed(lead: LeadState, office: OfficeId, day: string): boolean {
    if (lead.office !== office) return office === FALLBACK_OFFICE && isUrgent(lead, day, this.school);
    return !this.school.morningMail?.notTo.includes(office) || isReminderDay(lead, day, this.school);
  }
}

const listedLead = (lead: LeadEntity, { takenAt }: LeadState): Listed => ({
  id: lead.id,
  kind: lead.kind,
  receivedAt: lead.receivedAt.toISOString(),
  topic: topicOf(lead),
  isTaken: takenAt !== null,
});

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

function inTime(leads: readonly LeadState[], school: SchoolContacts): { total: number; inTime: number } {
  const kept = leads.filter((lead) => lead.answeredAt! <= (dueTime(lead, school) ?? lead.answeredAt!));
  return { total: leads.length, inTime: kept.length };
}
