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

@Injectable()
export class LeadRepository {
  constructor(private readonly database: Database) {}

  /**
   * Stores a lead; one that is stored already is not changed. It is committed when this resolves.
   * @throws DatabaseUnavailableError, QueryFailedError
   */
  save(lead: Lead): Promise<void> {
    return this.database.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(LeadEntity)
        .values(leadRow(lead))
        .orIgnore()
        .returning('id')
        .updateEntity(false)
        .execute();
      const isNew = (raw as unknown[]).length > 0;
      if (isNew && isContact(lead)) await manager.insert(ContactRequestEntity, contactRequestRow(lead));
    });
  }
}
