import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type Lead, QUEUES } from '@school/contracts';
import { withDeadline } from '@school/platform';
import type { Queue } from 'bullmq';
import { leadJobId } from '../job-ids.js';

const ACCEPT_DEADLINE_MS = 2000;

@Injectable()
export class LeadQueues {
  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /** A lead that has a job to be stored, whether it is stored or not. @throws when Redis is unavailable. */
  async find(id: string): Promise<Lead | undefined> {
    return (await this.storeQueue.getJob(leadJobId(id)))?.data as Lead | undefined;
  }

  /**
   * Adds the job that stores a lead and the job that mails it. Resolves once Redis has written both to disk. With two
   * jobs, an unavailable database does not delay the mail, and an unavailable mail server does not delay the row. The
   * job's id makes both additions idempotent, so a lead may be added again after one of them failed.
   * @throws when Redis does not reply to both in time. The jobs may have been added all the same.
   */
  async add(lead: Lead): Promise<void> {
    const adds = [this.storeQueue, this.mailQueue].map((queue) =>
      queue.add(lead.kind, lead, { jobId: leadJobId(lead.id) }),
    );
    await withDeadline(
      Promise.all(adds),
      ACCEPT_DEADLINE_MS,
      `Redis has not acknowledged both jobs within ${ACCEPT_DEADLINE_MS} ms`,
    );
  }
}
