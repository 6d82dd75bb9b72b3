import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { QUEUES } from '@school/contracts';
import { Database, leadOf, listLeads } from '@school/lead-database';
import { confirmationJobId, eventJobId, leadJobId } from '@school/leads';
import type { Job, Queue } from 'bullmq';
import { TIMES, type Times } from '@school/platform';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than the ledger's entries are kept, because an older lead may have been mailed and have no entry. */
export const MAX_AGE_MS = (retention.deliveryLedgerDays - 5) * DAY_MS;

/**
 * Makes sure that every stored lead is mailed, and that its events say so. It queues the mail of a lead that has no job
 * because only one of its jobs was added, or because Redis was restored. It runs the jobs of a lead again that were
 * completed, but whose events are gone because PostgreSQL was restored: the mailer then reports what the delivery ledger
 * says. The job's id makes that idempotent, and the ledger prevents a second mail.
 */
@Injectable()
export class Reconciler {
  constructor(
    private readonly database: Database,
    @InjectQueue(QUEUES.mail) private readonly mails: Queue,
    @InjectQueue(QUEUES.confirmation) private readonly confirmations: Queue,
    @InjectQueue(QUEUES.events) private readonly events: Queue,
    @Inject(TIMES) private readonly times: Times,
  ) {}

  /**
   * @returns how many mails were queued.
   * @throws when the database or Redis is unavailable. Mails that are already queued stay queued.
   */
  run(now = Date.now()): Promise<{ queued: number }> {
    const undelivered = {
      after: new Date(now - MAX_AGE_MS),
      before: new Date(now - this.times.reconcileAfter),
    };
    return this.database.use(async (manager) => {
      let queued = 0;
      for await (const lead of listLeads(manager, { undelivered })) {
        const jobId = leadJobId(lead.id);
        // An event that waits, or is a dead letter, says already what the mailer would report again.
        if (await this.events.getJob(eventJobId('delivered', lead.id))) continue;
        const job = await this.mails.getJob(jobId);
        if (!job) await this.mails.add(lead.kind, leadOf(lead), { jobId });
        else if (!(await retryCompleted(job))) continue;
        else await retryCompleted(await this.confirmations.getJob(confirmationJobId(lead.id)));
        queued += 1;
      }
      return { queued };
    });
  }
}

/** Runs a job again if it was completed. @returns whether it was. */
async function retryCompleted(job: Job | undefined): Promise<boolean> {
  if (!(await job?.isCompleted())) return false;
  await job!.retry('completed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  return true;
}
