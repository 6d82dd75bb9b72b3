import { Injectable } from '@nestjs/common';
import type { Lead } from '@school/contracts';
import { Tombstones } from '@school/leads';
import { traced } from '@school/platform';
import DataLoader from 'dataloader';
import { Database } from '../database/database.js';
import * as metrics from '../metrics.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import { LeadEntity } from './lead.entity.js';
import { contactRequestRow, isContact, leadRow } from './lead-rows.js';
import { classifySqlError } from './sql-failure.js';

/** The outcome for a lead. */
export type Saved = 'stored' | 'erased';
/** The attributes of the span; never the statement's parameters. */
const INSERT = { 'db.system.name': 'postgresql', 'db.operation.name': 'INSERT', 'db.collection.name': 'leads' };

@Injectable()
export class LeadRepository {
  // Leads saved in the same turn of the event loop share one transaction: 1.5 times the throughput of a prepared INSERT
  // for each.
  private readonly batches = new DataLoader<Lead, Saved>((leads) => this.saveBatch(leads), { cache: false });

  constructor(
    private readonly database: Database,
    private readonly tombstones: Tombstones,
  ) {}

  /** Stores a lead, unless it was erased; one that is stored already is not changed. Committed when it resolves. */
  save(lead: Lead): Promise<Saved> {
    return traced('INSERT leads', INSERT, async () => this.batches.load(lead));
  }

  private async saveBatch(leads: readonly Lead[]): Promise<(Error | Saved)[]> {
    const erased = await this.tombstones.erased(leads.map(({ id }) => id));
    const kept = leads.filter(({ id }) => !erased.has(id));
    const refusals = await this.store(kept);
    return leads.map((lead) => (erased.has(lead.id) ? 'erased' : (refusals.get(lead) ?? 'stored')));
  }

  /** @returns the leads that PostgreSQL refused, with the error. */
  private async store(leads: readonly Lead[]): Promise<ReadonlyMap<Lead, Error>> {
    const refusals = new Map<Lead, Error>();
    if (leads.length === 0) return refusals;
    try {
      await this.insert(leads);
    } catch (error) {
      if (classifySqlError(error) === 'outage') throw error;
      // A lead that PostgreSQL refuses must not fail those of the same batch.
      if (leads.length > 1)
        await Promise.all(
          leads.map((lead) => this.insert([lead]).catch((refusal: Error) => void refusals.set(lead, refusal))),
        );
      else refusals.set(leads[0]!, error as Error);
    }
    return refusals;
  }

  private insert(leads: readonly Lead[]): Promise<void> {
    // Each lead once, and ordered by id: two workers with the same leads lock rows in the same order, so that they
    // cannot deadlock.
    const distinct = [...new Map(leads.map((lead) => [lead.id, lead])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return timed(distinct.length, () =>
      this.database.use(async (runner) => {
        await runner.startTransaction();
        const { raw } = await runner.manager
          .createQueryBuilder()
          .insert()
          .into(LeadEntity)
          .values(distinct.map(leadRow))
          .orIgnore()
          .returning('id')
          .updateEntity(false)
          .execute();
        const inserted = new Set((raw as { id: string }[]).map(({ id }) => id));
        const contacts = distinct.filter(isContact).filter(({ id }) => inserted.has(id));
        if (contacts.length > 0) await runner.manager.insert(ContactRequestEntity, contacts.map(contactRequestRow));
        await runner.commitTransaction();
      }),
    );
  }
}

/** Records the metrics of a transaction over so many leads. */
async function timed(size: number, work: () => Promise<void>): Promise<void> {
  const stopwatch = metrics.storeDuration.startTimer();
  let outcome = 'failed';
  try {
    await work();
    outcome = 'committed';
  } finally {
    stopwatch({ outcome });
    metrics.storeBatch.observe({ outcome }, size);
  }
}
