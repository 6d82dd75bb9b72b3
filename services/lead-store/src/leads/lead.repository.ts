import { Injectable } from '@nestjs/common';
import type { Lead } from '@school/contracts';
import {
  ContactRequestEntity,
  Database,
  LeadEntity,
  contactRequestRow,
  isContact,
  leadRow,
} from '@school/lead-database';
import type { EntityManager } from 'typeorm';

@Injectable()
export class LeadRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores a lead; one that is stored already is not changed. It is committed when this resolves.
   * @throws DatabaseUnavailableError, QueryFailedError
   */
  async save(lead: Lead): Promise<void> {
    if (!isContact(lead)) await this.database.use((manager) => insert(manager, lead));
    else
      await this.database.transaction(async (manager) => {
        if (await insert(manager, lead)) await manager.insert(ContactRequestEntity, contactRequestRow(lead));
      });
  }
}

/** @returns whether the lead is new. */
async function insert(manager: EntityManager, lead: Lead): Promise<boolean> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(LeadEntity)
    .values(leadRow(lead))
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (raw as unknown[]).length > 0;
}
