// The job of the mail that an office gets in the morning. It names leads and contains nothing that a visitor wrote.
import * as z from 'zod/mini';
import { leadKinds } from '../forms/forms.js';
import { officeIds } from '../forms/offices.js';

/** The name of the job in the queue `lead-confirmation`. */
export const MORNING_MAIL = 'morning';

/** What is open in an office in the morning of a working day. */
export const morningMail = z.object({
  v: z.literal(1),
  office: z.enum(officeIds),
  /** It is sent on this day only: the next day has another. */
  day: z.iso.date(),
  open: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(leadKinds),
      receivedAt: z.iso.datetime(),
      /** The labels of what was chosen in the form. */
      topic: z.string(),
      isTaken: z.boolean(),
    }),
  ),
  more: z.int(),
  /** On Mondays: how many were answered in the week before, and how many of them in time. */
  answered: z.optional(z.object({ total: z.int(), inTime: z.int() })),
});
export type MorningMail = z.output<typeof morningMail>;
