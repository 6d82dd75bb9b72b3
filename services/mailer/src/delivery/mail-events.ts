// Queues what became of a lead's mails, for lead-store to record.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type LeadEvent, QUEUES } from '@school/contracts';
import type { Queue } from 'bullmq';

@Injectable()
export class MailEvents {
  constructor(@InjectQueue(QUEUES.events) private readonly queue: Queue) {}

  /** Resolves once Redis has the event on disk. An event that waits already is not added again. */
  async add(event: Omit<LeadEvent, 'v'>): Promise<void> {
    // Recording an event twice has no effect, so its job need not be remembered.
    await this.queue.add(
      event.event,
      { v: 1, ...event },
      {
        jobId: `${event.event}-${event.id}`,
        removeOnComplete: true,
      },
    );
  }
}
