import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { ContactRequestEntity } from './entities/contact-request.entity.js';
import { LeadEntity } from './entities/lead.entity.js';
import { CreateSchema1795824000000 } from './migrations/1795824000000-create-schema.js';

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
    migrations: [CreateSchema1795824000000],
    installExtensions: false,
    // TypeORM would log a failed statement with its parameters, which are personal data.
    logging: false,
  }) as const satisfies DataSourceOptions;
