// What Gaia's worker does with a turn.
import type { ChatJob, ChatReply } from '@school/contracts';
import type { Job } from 'bullmq';

/** Writes the reply into the job. */
export const answering =
  (work: (job: Job<ChatJob>) => Promise<unknown>) =>
  async (job: Job<ChatJob>): Promise<void> => {
    const reply = await work(job);
    if (reply !== undefined) await job.updateData({ ...job.data, reply });
  };

export const says = (message: string) => answering(async (): Promise<ChatReply> => ({ message, quoteRequest: false }));

/** Tells the sentences so far. */
export async function tell(job: Job<ChatJob>, ...told: string[]): Promise<void> {
  await job.updateData({ ...job.data, told });
  await job.updateProgress(told.length);
}
