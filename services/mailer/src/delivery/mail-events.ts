import type { LeadEvent } from '@school/contracts';
import { eventJobId } from '@school/leads';
import type { Queue } from 'bullmq';

/**
 * Queues what became of a lead's mail, for lead-store to record. Resolves once Redis has the event on disk. An event that
 * waits already is not added again. Recording it twice has no effect, so its job need not be remembered.
 */
export const queueMailEvent = (queue: Queue, event: Omit<LeadEvent, 'v'>) =>
  queue.add(event.event, { v: 1, ...event }, { jobId: eventJobId(event.event, event.id), removeOnComplete: true });
