// The two queues of leads.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type Lead, QUEUES } from '@school/contracts';
import { withDeadline } from '@school/platform';
import type { Queue } from 'bullmq';

/** How long Redis may take to acknowledge both jobs, in milliseconds. */
const ACCEPT_DEADLINE_MS = 2000;

/** The id of a lead's job in either queue: adding a job with an id that exists has no effect. */
export const leadJobId = (leadId: string): string => `lead-${leadId}`;

/** The id of the job that confirms a lead to its sender. */
export const confirmationJobId = (leadId: string): string => `confirmation-${leadId}`;

@Injectable()
export class LeadQueues {
  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /**
   * Queues a lead to be stored and to be mailed. Redis has acknowledged both jobs, and has written them to disk, when
   * it resolves. They are two jobs so that neither an unavailable database nor an unavailable mail server delays the
   * other. Both adds are idempotent: one of them alone, and a repetition, do no harm.
   * @throws when either is not acknowledged in time. The lead may be queued all the same.
   */
  async add(lead: Lead): Promise<void> {
    const adds = [this.storeQueue, this.mailQueue].map((queue) =>
      queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }),
    );
    await withDeadline(
      Promise.all(adds),
      ACCEPT_DEADLINE_MS,
      () => new Error(`Redis has not acknowledged both jobs within ${ACCEPT_DEADLINE_MS} ms`),
    );
  }
}
