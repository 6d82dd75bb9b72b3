// Makes sure that every lead is stored and mailed, judged by rows, delivery notes and the data of jobs. It queues again
// what a gateway killed during acceptance, a restored database or a damaged Redis has left incomplete; ids make that
// idempotent.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type Lead, QUEUES } from '@school/contracts';
import {
  Tombstones,
  acceptedAt,
  confirmationJobId,
  deliveryKey,
  leadJobId,
  noteMailedNotStored,
  noteScheduleRun,
} from '@school/leads';
import type { Job, Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Database } from '../../database/database.js';
import { LeadEntity } from '../../leads/lead.entity.js';
import { leadOf } from '../../leads/lead-rows.js';
import { removeOrphanedContactRequests } from '../../leads/orphaned-contact-requests.js';
import { type Cutoffs, cutoffsAt, isExpired } from '../retention/cutoffs.js';
import { LeadJobs, leadIdsInKeys } from './lead-jobs.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Less than the lifetime of delivery notes: an older lead without a note may have been mailed. */
export const RECONCILED_DAYS = retention.deliveryNoteDays - 5;
const ROWS = 500;

/** The counts of a run. */
export interface Reconciled {
  /** Leads stored, not mailed, and without a job: queued to be mailed. */
  readonly toMail: number;
  /** Leads without a row whose data a job holds: queued to be stored. */
  readonly toStore: number;
  /** Jobs in no list, or delayed by days by a wrong clock: made due now. */
  readonly putBack: number;
  /** Leads that the mail server accepted, without a row and without a job that will store them. */
  readonly notStored: number;
}

/** The queues of one run. */
interface Jobs {
  readonly store: LeadJobs;
  readonly mail: LeadJobs;
  readonly confirmation: LeadJobs;
}

@Injectable()
export class Reconciler {
  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly tombstones: Tombstones,
    @InjectQueue(QUEUES.store) private readonly stores: Queue,
    @InjectQueue(QUEUES.mail) private readonly mails: Queue,
    @InjectQueue(QUEUES.confirmation) private readonly confirmations: Queue,
  ) {}

  /** @throws when the database or Redis does not answer; what was queued by then stays queued. */
  async run(now = new Date()): Promise<Reconciled> {
    const jobs: Jobs = {
      store: new LeadJobs(this.stores, this.redis, leadJobId),
      mail: new LeadJobs(this.mails, this.redis, leadJobId),
      confirmation: new LeadJobs(this.confirmations, this.redis, confirmationJobId),
    };
    // First, as it needs no database.
    const putBack = await this.requeue(jobs, now);
    const toStore = await this.storeLeadsInJobs(jobs, cutoffsAt(now));
    const toMail = await this.mailStoredLeads(jobs, new Date(now.getTime() - RECONCILED_DAYS * DAY_MS));
    const notStored = await this.countMailedNotStored(jobs);
    await noteMailedNotStored(this.redis, notStored);
    await noteScheduleRun(this.redis, 'reconcile');
    return { toMail, toStore, putBack, notStored };
  }

  private async requeue(jobs: Jobs, now: Date): Promise<number> {
    let count = 0;
    for (const queue of Object.values(jobs) as LeadJobs[]) {
      count += await queue.bringForward(now);
      for await (const leadIds of queue.pages()) count += await queue.requeueStrays(leadIds);
    }
    return count;
  }

  private async storeLeadsInJobs(jobs: Jobs, cutoffs: Cutoffs): Promise<number> {
    let count = 0;
    for (const queue of Object.values(jobs) as LeadJobs[]) {
      for await (const leadIds of queue.pages())
        count += await this.storeAgain(jobs, await this.notStored(jobs.store, leadIds), cutoffs);
    }
    return count;
  }

  /**
   * Those of these leads that have no row, may have one, and have neither a job that will store them nor a dead letter.
   */
  private async notStored(stores: LeadJobs, leadIds: readonly string[]): Promise<readonly string[]> {
    const missing = await this.withoutRow(leadIds);
    const closed = await this.tombstones.closed(QUEUES.store, missing);
    const [existing, completed] = await Promise.all([stores.existing(missing), stores.ended('completed', missing)]);
    // Selected again: a job that is completed by now may have stored its lead since the first statement.
    return this.withoutRow(missing.filter((id) => !closed.has(id) && (!existing.has(id) || completed.has(id))));
  }

  /** @returns how many of these leads were queued to be stored. */
  private async storeAgain(
    { store, mail, confirmation }: Jobs,
    leadIds: readonly string[],
    cutoffs: Cutoffs,
  ): Promise<number> {
    const holder = async (id: string) => (await store.get(id)) ?? (await mail.get(id)) ?? (await confirmation.get(id));
    const found = await Promise.all(leadIds.map(holder));
    // The row of an expired lead was deleted by retention; data that is no lead is left to the worker to refuse.
    const held = found.flatMap((job, index) =>
      job && leadIn(job)?.id === leadIds[index] && !isExpired(job, cutoffs) ? [job] : [],
    );
    await removeOrphanedContactRequests(
      this.database,
      held.flatMap((job) => leadIn(job) ?? []),
    );
    for (const job of held) {
      if (job.queueName === QUEUES.store)
        await job.retry('completed', { resetAttemptsMade: true, resetAttemptsStarted: true });
      else await store.add(job.name, job.data, leadIn(job)!.id!);
    }
    return held.length;
  }

  /**
   * Leads known to be mailed are marked in the database, so that they are not mailed again when Redis has lost its
   * notes.
   */
  private async mailStoredLeads({ mail }: Jobs, since: Date): Promise<number> {
    let added = 0;
    for (
      let page = await this.notMailed(since);
      page.length > 0;
      page = await this.notMailed(page.at(-1)!.receivedAt, page.at(-1)!.id)
    ) {
      const ids = page.map(({ id }) => id);
      // A completed job is as good a proof as a delivery note.
      const mailedAt = new Map([...(await mail.ended('completed', ids)), ...(await this.accepted(ids))]);
      if (mailedAt.size > 0) await this.noteMailed(mailedAt);
      const open = ids.filter((id) => !mailedAt.has(id));
      const [existing, closed] = await Promise.all([mail.existing(open), this.tombstones.closed(QUEUES.mail, open)]);
      for (const row of page.filter(({ id }) => !mailedAt.has(id) && !existing.has(id) && !closed.has(id))) {
        await mail.add(row.kind, leadOf(row), row.id);
        added += 1;
      }
    }
    return added;
  }

  private async countMailedNotStored({ store }: Jobs): Promise<number> {
    let count = 0;
    for await (const leadIds of leadIdsInKeys(this.redis, (id) => deliveryKey(id, 'office'))) {
      const missing = await this.withoutRow(leadIds);
      const accepted = await this.accepted(missing);
      const closed = await this.tombstones.closed(QUEUES.store, missing);
      const [existing, failed] = await Promise.all([store.existing(missing), store.ended('failed', missing)]);
      const stuck = missing.filter(
        (id) => accepted.has(id) && !closed.has(id) && (!existing.has(id) || failed.has(id)),
      );
      count += (await this.withoutRow(stuck)).length;
    }
    return count;
  }

  /** Those of these leads whose office's mail the mail server accepted, by the delivery notes, and when. */
  private async accepted(leadIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    if (leadIds.length === 0) return new Map();
    const notes = await this.redis.mget(leadIds.map((id) => deliveryKey(id, 'office')));
    const times = notes.map(acceptedAt);
    return new Map(leadIds.flatMap((id, index) => (times[index] ? [[id, times[index]] as const] : [])));
  }

  private notMailed(since: Date, after = '00000000-0000-0000-0000-000000000000'): Promise<LeadEntity[]> {
    return this.database.use((runner) =>
      runner.manager
        .createQueryBuilder(LeadEntity, 'lead')
        .where('lead.mailed_at IS NULL AND (lead.received_at, lead.id) > (:since, :after)', { since, after })
        .orderBy('lead.received_at')
        .addOrderBy('lead.id')
        .limit(ROWS)
        .getMany(),
    );
  }

  private async noteMailed(mailedAt: ReadonlyMap<string, Date>): Promise<void> {
    const sql =
      'UPDATE leads SET mailed_at = note.at FROM unnest($1::uuid[], $2::timestamptz[]) AS note (id, at) WHERE leads.id = note.id';
    await this.database.use((runner) => runner.query(sql, [[...mailedAt.keys()], [...mailedAt.values()]]));
  }

  private async withoutRow(leadIds: readonly string[]): Promise<readonly string[]> {
    if (leadIds.length === 0) return [];
    const sql = 'SELECT id FROM leads WHERE id = ANY($1::uuid[])';
    const rows = (await this.database.use((runner) => runner.query(sql, [leadIds]))) as { id: string }[];
    const stored = new Set(rows.map(({ id }) => id));
    return leadIds.filter((id) => !stored.has(id));
  }
}

/** The lead in a job's data; not validated. */
const leadIn = ({ data }: Job): Partial<Lead> | null => data as Partial<Lead> | null;
