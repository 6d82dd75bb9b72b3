// Adds the job that is missing when a lead is stored but was never to be mailed, or is to be mailed but was never to be stored. It happens
// to a lead of which Redis took one half before the gateway was killed, and to whatever an accident removed from a queue.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type Lead, QUEUES, type QueueName } from '@school/contracts';
import { Tombstones, acceptedAt, deliveryKey, leadJobId } from '@school/platform';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { Database } from '../database/database.js';
import { LeadEntity } from '../leads/lead.entity.js';
import { leadOf } from '../leads/lead-rows.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Younger than the mailer's notes become: an older lead without a note may well have been mailed. */
export const RECONCILED_DAYS = retention.deliveryNoteDays - 5;
const PAGE = 500;
const LEAD_JOB = /^lead-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** How many jobs were added. */
export interface Reconciled {
  readonly toMail: number;
  readonly toStore: number;
}

@Injectable()
export class Reconciler {
  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly tombstones: Tombstones,
    @InjectQueue(QUEUES.store) private readonly stores: Queue,
    @InjectQueue(QUEUES.mail) private readonly mails: Queue,
  ) {}

  /** @throws when the database or Redis does not answer; what was added stays. */
  async run(now = new Date()): Promise<Reconciled> {
    const since = new Date(now.getTime() - RECONCILED_DAYS * DAY_MS);
    return { toMail: await this.mailTheStored(since), toStore: await this.storeTheMailed(since) };
  }

  /** Leads once seen as mailed are noted as such in the database, and never looked at again: not even when Redis has forgotten. */
  private async mailTheStored(since: Date): Promise<number> {
    let added = 0;
    for (let page = await this.notMailed(since); page.length > 0; page = await this.notMailed(page.at(-1)!.receivedAt, page.at(-1)!.id)) {
      const notes = await this.redis.mget(page.map(({ id }) => deliveryKey(id, 'office')));
      const mailedAt = new Map<string, Date>();
      for (const [index, { id }] of page.entries()) {
        const at = acceptedAt(notes[index] ?? null);
        if (at) mailedAt.set(id, at);
      }
      if (mailedAt.size > 0) await this.noteMailed(mailedAt);
      const open = page.filter(({ id }) => !mailedAt.has(id));
      const missing = await this.withoutJob(this.mails, open.map(({ id }) => id));
      for (const row of open.filter(({ id }) => missing.has(id))) {
        const lead = leadOf(row);
        await this.mails.add(lead.kind, lead, { jobId: leadJobId(lead.id) });
        added += 1;
      }
    }
    return added;
  }

  /** Page by page, the newest first: a backlog of days must not fill this process. What moves on meanwhile is found by the next run. */
  private async storeTheMailed(since: Date): Promise<number> {
    let added = 0;
    for (let start = 0; ; start += PAGE) {
      const jobs = await this.mails.getRanges(['wait', 'prioritized', 'delayed', 'active', 'failed', 'completed'], start, start + PAGE - 1);
      if (jobs.length === 0) return added;
      const leadIds = jobs.flatMap((job) => LEAD_JOB.exec(job)?.[1] ?? []);
      const stored = await this.stored(leadIds);
      for (const id of await this.withoutJob(this.stores, leadIds.filter((leadId) => !stored.has(leadId)))) {
        const job = await this.mails.getJob(leadJobId(id));
        // A lead whose time is over has lost its row on purpose.
        if (!job || !(new Date((job.data as Partial<Lead> | null)?.receivedAt ?? '') > since)) continue;
        await this.stores.add(job.name, job.data, { jobId: leadJobId(id) });
        added += 1;
      }
    }
  }

  private notMailed(since: Date, after = '00000000-0000-0000-0000-000000000000'): Promise<LeadEntity[]> {
    return this.database.use((runner) =>
      runner.manager
        .createQueryBuilder(LeadEntity, 'lead')
        .where('lead.mailed_at IS NULL AND (lead.received_at, lead.id) > (:since, :after)', { since, after })
        .orderBy('lead.received_at')
        .addOrderBy('lead.id')
        .limit(PAGE)
        .getMany(),
    );
  }

  private async noteMailed(mailedAt: ReadonlyMap<string, Date>): Promise<void> {
    const sql = 'UPDATE leads SET mailed_at = note.at FROM unnest($1::uuid[], $2::timestamptz[]) AS note (id, at) WHERE leads.id = note.id';
    await this.database.use((runner) => runner.query(sql, [[...mailedAt.keys()], [...mailedAt.values()]]));
  }

  private async stored(leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = (await this.database.use((runner) => runner.query('SELECT id FROM leads WHERE id = ANY($1::uuid[])', [leadIds]))) as { id: string }[];
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of these leads that have no job in a queue, in whatever state, and may have one. */
  private async withoutJob(queue: Queue, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const closed = await this.tombstones.closed(queue.name as QueueName, leadIds);
    const found = (await this.redis.pipeline(leadIds.map((id) => ['exists', queue.toKey(leadJobId(id))])).exec()) ?? [];
    const failure = found.find(([error]) => error)?.[0];
    if (failure) throw failure;
    return new Set(leadIds.filter((id, index) => found[index]?.[1] === 0 && !closed.has(id)));
  }
}
