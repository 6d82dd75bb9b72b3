// Subscribes to the completion of leads' jobs: a Redis that loses writes may not know of it later.
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

  /** Subscribes, over separate connections, or unsubscribes. What was received stays until `forget`. */
  listen(enabled: boolean): void {
    if (enabled === this.events.length > 0) return;
    if (enabled) this.events = OF_LEADS.map((queue) => this.open(queue));
    else this.close();
  }

  /** The queues that have completed a lead's job, as far as events were received. */
  completedQueues(leadId: string): ReadonlySet<QueueName> {
    return this.completed.get(leadId) ?? NONE;
  }

  /** Whether both jobs of a lead are completed. */
  isFinished(leadId: string): boolean {
    return this.completedQueues(leadId).size === OF_LEADS.length;
  }

  /** The leads of which an event was received. */
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
      if (leadId !== undefined) this.completed.set(leadId, new Set([...this.completedQueues(leadId), queue]));
    });
    return events;
  }

  private close(): void {
    for (const events of this.events) events.close().catch(() => undefined);
    this.events = [];
  }
}
