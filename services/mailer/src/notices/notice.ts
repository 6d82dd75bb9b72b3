// The job that notifies an office of a mail that failed permanently. It names the lead and holds nothing that the
// visitor wrote.
import { leadKinds } from '@school/contracts';
import type { Queue } from 'bullmq';
import { z } from 'zod';

export const NOTICE_JOB = 'notice';

const notice = z.object({
  v: z.literal(1),
  id: z.uuid(),
  kind: z.enum(leadKinds),
  receivedAt: z.iso.datetime(),
  /** Which mail failed: the office's, because of its content, or the confirmation to the sender. */
  about: z.enum(['office', 'confirmation']),
});

export type Notice = z.output<typeof notice>;

/** @throws ZodError */
export const readNotice = (data: unknown): Notice => notice.parse(data);

/**
 * Queues a notice, once for a lead and a mail.
 * @param data of the job that failed; without a lead in it there is no notice.
 * @returns whether a notice was queued.
 */
export async function queueNotice(queue: Queue, data: unknown, about: Notice['about']): Promise<boolean> {
  const parsed = notice.safeParse({ ...Object(data), v: 1, about });
  if (!parsed.success) return false;
  await queue.add(NOTICE_JOB, parsed.data, { jobId: `notice-${about}-${parsed.data.id}` });
  return true;
}
