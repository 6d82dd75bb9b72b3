// Hears of leads' jobs as they are completed: a Redis that forgets may no longer know it when it is asked.
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { QUEUES, type QueueName } from '@school/contracts';
import { errorLog } from '@school/platform';
import { type ConnectionOptions, QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { leadOfJob } from '../accepting/lead-queues.js';

const NONE: ReadonlySet<QueueName> = new Set();
const OF_LEADS = [QUEUES.store, QUEUES.mail] as const;

@Injectable()
export class FinishedJobs implements OnApplicationShutdown {
  private readonly logger = new Logger(FinishedJobs.name);
  private readonly completed = new Map<string, Set<QueueName>>();
  private events: readonly QueueEvents[] = [];

  constructor(private readonly redis: Redis) {}

  /** Listens from now on, over connections of its own, or no more. What was heard stays until it is forgotten. */
  listen(wanted: boolean): void {
    if (wanted === this.events.length > 0) return;
    if (wanted) this.events = OF_LEADS.map((queue) => this.open(queue));
    else this.close();
  }

  /** The queues that have completed a lead's job, as far as it was heard. */
  of(leadId: string): ReadonlySet<QueueName> {
    return this.completed.get(leadId) ?? NONE;
  }

  /** Whether nothing is left to be done for a lead. */
  whole(leadId: string): boolean {
    return this.of(leadId).size === OF_LEADS.length;
  }

  /** The leads that were heard of. */
  leadIds(): string[] {
    return [...this.completed.keys()];
  }

  forget(leadId: string): void {
    this.completed.delete(leadId);
  }

  onApplicationShutdown(): void {
    this.close();
  }

  private open(queue: QueueName): QueueEvents {
    const connection = {
      ...this.redis.options,
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
    } as ConnectionOptions;
    const events = new QueueEvents(queue, { connection });
    events.on('error', errorLog(this.logger, 'job-events-error', queue).onError);
    events.on('completed', ({ jobId }) => {
      const leadId = leadOfJob(jobId);
      if (leadId !== undefined) this.completed.set(leadId, new Set([...this.of(leadId), queue]));
    });
    return events;
  }

  private close(): void {
    for (const events of this.events) events.close().catch(() => undefined);
    this.events = [];
  }
}
