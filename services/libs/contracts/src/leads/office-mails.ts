// The jobs of mails that remind offices of open leads. They name leads and contain nothing that a visitor wrote.
import * as z from 'zod/mini';
import { type LeadKind, leadKinds } from '../forms/forms.js';
import { officeIds } from '../forms/offices.js';

/** The names of the jobs in the queue `lead-confirmation`. */
export const OFFICE_MAILS = { morning: 'morning', reminder: 'reminder' } as const;

/** The working days after which an office is reminded of a complaint; with the last one the fallback office is too. */
export const REMINDER_DAYS = [5, 10, 14] as const;

const openLead = z.object({
  id: z.uuid(),
  kind: z.enum(leadKinds as [LeadKind, ...LeadKind[]]),
  receivedAt: z.iso.datetime(),
});

/** Both are sent on their day only: the next day has others. */
const envelope = { v: z.literal(1), office: z.enum(officeIds), day: z.iso.date() };

/** What is open in an office in the morning of a working day. */
export const morningMail = z.object({
  ...envelope,
  open: z.array(
    z.extend(openLead, {
      /** The labels of what was chosen in the form. */
      topic: z.string(),
      isTaken: z.boolean(),
    }),
  ),
  /** How many further leads are open. */
  more: z.int(),
  /** On Mondays: how many were answered in the week before, and how many of them in time. */
  answered: z.optional(z.object({ total: z.int(), inTime: z.int() })),
});
export type MorningMail = z.output<typeof morningMail>;

/** A complaint without an answer. */
export const reminderMail = z.object({
  ...envelope,
  lead: openLead,
  after: z.union(REMINDER_DAYS.map((days) => z.literal(days))),
});
export type ReminderMail = z.output<typeof reminderMail>;
