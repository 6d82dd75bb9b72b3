import { Injectable } from '@nestjs/common';
import type { Lead } from '@school/contracts';
import { metrics, traced } from '@school/platform';
import DataLoader from 'dataloader';
import { Database } from '../database/database.js';
import { ContactRequestEntity } from './contact-request.entity.js';
import { LeadEntity } from './lead.entity.js';
import { contactRequestRow, isContact, leadRow } from './lead-rows.js';
import { classifySqlError } from './sql-failure.js';

/** The step in a trace; never the statement's parameters. */
const INSERT = { 'db.system.name': 'postgresql', 'db.operation.name': 'INSERT', 'db.collection.name': 'leads' };

@Injectable()
export class LeadRepository {
  // Leads saved in the same turn of the event loop share one transaction: half as fast again as a prepared INSERT for each.
  private readonly batches = new DataLoader<Lead, null>((leads) => this.saveBatch(leads), { cache: false });

  constructor(private readonly database: Database) {}

  /** Stores a lead; one that is stored already stays as it is. Committed when it resolves. */
  async save(lead: Lead): Promise<void> {
    await traced('INSERT leads', INSERT, async () => this.batches.load(lead));
  }

  private async saveBatch(leads: readonly Lead[]): Promise<(Error | null)[]> {
    try {
      await this.insert(leads);
      return leads.map(() => null);
    } catch (error) {
      if (leads.length === 1 || classifySqlError(error) === 'outage') throw error;
      // A lead that PostgreSQL refuses must not take down those that happened to travel with it.
      return Promise.all(leads.map((lead) => this.insert([lead]).then(() => null, (refusal: Error) => refusal)));
    }
  }

  private insert(leads: readonly Lead[]): Promise<void> {
    // Each lead once, and in the order of their ids: two workers with the same leads wait for each other instead of deadlocking.
    const distinct = [...new Map(leads.map((lead) => [lead.id, lead])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    return timed(distinct.length, () => this.database.use(async (runner) => {
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
    }));
  }
}

/** Measures a transaction over so many leads. */
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
