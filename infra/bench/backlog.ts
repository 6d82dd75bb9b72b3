// Fills a paused queue, resumes it, and measures the time until the workers have emptied it.
import { setTimeout as pause } from 'node:timers/promises';
import { type LeadKind, leadKinds } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { jobOptions } from '@school/platform';
import { Queue } from 'bullmq';
import type { Setting } from './setting.ts';

const CHUNK = 500;
const LOOK_MS = 5;

export interface Backlog {
  readonly queue: string;
  readonly size: number;
  /** One kind of lead; all kinds in turn when not given. */
  readonly kind?: LeadKind;
  /** Resolves when the work is done; by default when all jobs are completed. Called before the queue is resumed. */
  readonly done?: () => Promise<unknown>;
}

/**
 * Adds the leads, resumes the queue, and waits.
 * @returns leads a second.
 * @throws when a job has failed.
 */
export async function workOff({ redisUrl }: Setting, { queue: name, size, kind, done }: Backlog): Promise<number> {
  const queue = new Queue(name, { connection: { url: redisUrl }, defaultJobOptions: jobOptions });
  try {
    await queue.pause();
    for (let first = 0; first < size; first += CHUNK) {
      const leads = Array.from({ length: Math.min(CHUNK, size - first) }, (_, index) =>
        aLead(kind ?? leadKinds[index % leadKinds.length]!),
      );
      await queue.addBulk(leads.map((lead) => ({ name: lead.kind, data: lead, opts: { jobId: `lead-${lead.id}` } })));
    }
    const end = done?.() ?? allCompleted(queue, size);
    const begin = performance.now();
    await queue.resume();
    await end;
    return size / ((performance.now() - begin) / 1000);
  } finally {
    await queue.close();
  }
}

async function allCompleted(queue: Queue, size: number): Promise<void> {
  for (;;) {
    const { completed = 0, failed = 0 } = await queue.getJobCounts('completed', 'failed');
    if (failed > 0) throw new Error(`${failed} jobs of ${queue.name} have failed`);
    if (completed >= size) return;
    await pause(LOOK_MS);
  }
}
