import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { ContactRequestEntity } from './entities/contact-request.entity.js';
import { LeadEntity } from './entities/lead.entity.js';
import { CreateLeads1795219200000 } from './migrations/1795219200000-create-leads.js';
import { CreateContactRequests1795219200001 } from './migrations/1795219200001-create-contact-requests.js';
import { AddMailedAt1795219200002 } from './migrations/1795219200002-add-mailed-at.js';
import { CheckKind1795824000000 } from './migrations/1795824000000-check-kind.js';
import { AddPhoneKey1795824000001 } from './migrations/1795824000001-add-phone-key.js';
import { AddLeadEvents1795824000002 } from './migrations/1795824000002-add-lead-events.js';

// pg reads a `timestamp` without time zone as local time; in this database such columns hold UTC.
pg.defaults.parseInputDatesAsUTC = true;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text}Z`));

export const dataSourceOptions = (url: string, applicationName = 'lead-store') =>
  ({
    type: 'postgres',
    // The instance of pg that is configured above, and whose errors are classified.
    driver: pg,
    url,
    applicationName,
    entities: [LeadEntity, ContactRequestEntity],
    migrations: [
      CreateLeads1795219200000,
      CreateContactRequests1795219200001,
      AddMailedAt1795219200002,
      CheckKind1795824000000,
      AddPhoneKey1795824000001,
      AddLeadEvents1795824000002,
    ],
    installExtensions: false,
    // TypeORM would log a failed statement with its parameters, which are personal data.
    logging: false,
  }) as const satisfies DataSourceOptions;
