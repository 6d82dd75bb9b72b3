// The two jobs of a lead, behind a circuit breaker.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type Lead, QUEUES } from '@school/contracts';
import type { Queue } from 'bullmq';
import { withDeadline } from '../deadline.js';
import { RedisBreaker } from '../queues/redis-breaker.js';

/** How long both jobs may take, in milliseconds. Needed because an add to a Redis that was never up pends for ever. */
export const ACCEPT_DEADLINE_MS = 2000;

/** The name of a lead's job in either queue: what makes adding it twice harmless. */
export const leadJobId = (leadId: string): string => `lead-${leadId}`;

/** The name of the job that acknowledges a complaint to its sender. */
export const acknowledgmentJobId = (leadId: string): string => `ack-${leadId}`;

@Injectable()
export class LeadQueues {
  private readonly breaker = new RedisBreaker('leads');

  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /** Whether leads go past Redis without being offered to it. */
  get open(): boolean {
    return this.breaker.open;
  }

  /**
   * Queues a lead to be stored and to be mailed. Redis has acknowledged both jobs, and has written them to disk, when it resolves.
   * The two are independent so that neither a dead database nor a dead mail server can hide a lead from the other; both adds
   * are idempotent, so a half-success and a repetition converge.
   * @throws when either is not acknowledged in time, or at once while the breaker is open. The lead may be queued all the same.
   */
  async add(lead: Lead): Promise<void> {
    await this.breaker.run(() => {
      const options = { jobId: leadJobId(lead.id) };
      const adds = Promise.all([this.storeQueue.add(lead.kind, lead, options), this.mailQueue.add(lead.kind, lead, options)]);
      return withDeadline(adds, ACCEPT_DEADLINE_MS, () => new Error(`No acknowledgment within ${ACCEPT_DEADLINE_MS} ms`));
    });
  }
}
