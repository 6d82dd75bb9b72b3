// The job that notifies an office of a mail that failed for good. It names the lead and contains nothing that the
// visitor wrote.
import { FALLBACK_OFFICE, type OfficeId, leadForm, leadKinds, officeIds, officeOf } from '@school/contracts';
import { noticeJobId } from '@school/leads';
import type { Queue } from 'bullmq';
import { z } from 'zod';

export const NOTICE_JOB = 'notice';

const subject = z.object({ id: z.uuid(), kind: z.enum(leadKinds), receivedAt: z.iso.datetime() });

const notice = subject.extend({
  v: z.literal(1),
  /** Which mail failed: the office's, or the confirmation to the sender. */
  about: z.enum(['office', 'confirmation']),
  /** The office that answers the request. */
  office: z.enum(officeIds),
});

export type Notice = z.output<typeof notice>;

export const readNotice = (data: unknown): Notice => notice.parse(data);

/** The office that is notified: if the mail to the request's office failed, the fallback office. */
export const notifiedOffice = ({ about, office }: Notice): OfficeId => (about === 'office' ? FALLBACK_OFFICE : office);

/**
 * Queues a notice, once for each failed mail.
 * @param data of the job that failed. If it contains no lead, there is no notice.
 * @returns whether a notice was queued.
 */
export async function queueNotice(queue: Queue, data: unknown, about: Notice['about']): Promise<boolean> {
  const parsed = subject.safeParse(data);
  if (!parsed.success) return false;
  const { id, kind } = parsed.data;
  const { payload } = data as { readonly payload?: unknown };
  const office = officeOf(leadForm(kind), Object(payload) as object);
  const job: Notice = { v: 1, ...parsed.data, about, office };
  await queue.add(NOTICE_JOB, job, { jobId: noticeJobId(about, id) });
  return true;
}
