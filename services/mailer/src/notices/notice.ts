// A job that tells an office of a mail that failed for good. It names the lead and holds nothing of what the visitor wrote.
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
  about: z.enum(['office', 'acknowledgment']),
});

export type Notice = z.output<typeof notice>;

/** @throws ZodError */
export const readNotice = (data: unknown): Notice => notice.parse(data);

/**
 * Queues a notice, once for a lead and a mail.
 * @param data of the job that failed; of what is no lead nothing is told.
 * @returns whether there is something to tell.
 */
export async function queueNotice(queue: Queue, data: unknown, about: Notice['about']): Promise<boolean> {
  const told = notice.safeParse({ ...Object(data), v: 1, about });
  if (!told.success) return false;
  await queue.add(NOTICE_JOB, told.data, { jobId: `notice-${about}-${told.data.id}` });
  return true;
}
