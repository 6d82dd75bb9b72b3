import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { QUEUES } from '@school/contracts';
import { Database, LeadEntity, leadOf, listLeads } from '@school/lead-database';
import { acceptedAt, deliveryKey, leadJobId } from '@school/leads';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { LEAD_STORE_ENV, type LeadStoreEnv } from '../env.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The mail of a younger lead may still be in its queue. */
const MIN_AGE_MS = 10 * MINUTE_MS;
/** Less than the ledger's entries are kept, because an older lead may have been mailed and have no entry. */
export const MAX_AGE_MS = (retention.deliveryLedgerDays - 5) * DAY_MS;

interface Reconciled {
  /** Leads that the delivery ledger shows as mailed: marked in the database. */
  readonly mailed: number;
  /** Leads that were neither mailed nor queued: queued. */
  readonly queued: number;
}

/**
 * Makes sure that every stored lead is mailed. It queues the mail of a lead that has no job because only one of its
 * jobs was added, or because Redis was restored. The job's id makes that idempotent.
 */
@Injectable()
export class Reconciler {
  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
    @InjectQueue(QUEUES.mail) private readonly mails: Queue,
    @Inject(LEAD_STORE_ENV) private readonly env: LeadStoreEnv,
  ) {}

  /** @throws when the database or Redis is unavailable. Mails that are already queued stay queued. */
  run(now = Date.now()): Promise<Reconciled> {
    const notMailed = {
      after: new Date(now - MAX_AGE_MS),
      before: new Date(now - MIN_AGE_MS * this.env.RETRY_TIME_SCALE),
    };
    return this.database.transaction(async (manager) => {
      let [mailed, queued] = [0, 0];
      for await (const lead of listLeads(manager, { notMailed })) {
        const jobId = leadJobId(lead.id);
        const mailedAt = acceptedAt(await this.redis.get(deliveryKey(lead.id, 'office')));
        if (mailedAt) {
          await manager.update(LeadEntity, lead.id, { mailedAt });
          mailed += 1;
        } else if (!(await this.mails.getJob(jobId))) {
          await this.mails.add(lead.kind, leadOf(lead), { jobId });
          queued += 1;
        }
      }
      return { mailed, queued };
    });
  }
}
