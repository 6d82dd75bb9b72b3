// The connection to PostgreSQL: options and timeouts.
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { ContactRequestEntity } from '../leads/contact-request.entity.js';
import { LeadEntity } from '../leads/lead.entity.js';
import { CreateLeads1795219200000 } from './migrations/1795219200000-create-leads.js';
import { CreateContactRequests1795219200001 } from './migrations/1795219200001-create-contact-requests.js';
import { AddMailedAt1795219200002 } from './migrations/1795219200002-add-mailed-at.js';

// `timestamp` has no time zone, and pg reads it as local time: here such columns hold UTC.
pg.defaults.parseInputDatesAsUTC = true;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text}Z`));

/** A connection attempt that takes longer is an outage. */
const CONNECT_TIMEOUT_MS = 3000;
/** After this time the server cancels a statement. */
const STATEMENT_TIMEOUT_MS = 5000;
/** After this time the client gives up a server that has not answered. Longer than the statement timeout. */
const ANSWER_TIMEOUT_MS = 6000;
/** A worker frozen within a transaction must not lock a row against the worker that runs the stalled job. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

export const dataSourceOptions = (url: string) =>
  ({
    type: 'postgres',
    // The instance of pg that is configured above and whose errors are classified: TypeORM would load another one from
    // outside of the bundle.
    driver: pg,
    url,
    entities: [LeadEntity, ContactRequestEntity],
    migrations: [CreateLeads1795219200000, CreateContactRequests1795219200001, AddMailedAt1795219200002],
    applicationName: 'lead-store',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    // TypeORM would log a failed statement with its parameters, which are personal data.
    logging: false,
  }) as const satisfies DataSourceOptions;

/** For the worker: with short timeouts. */
export const workerDataSourceOptions = (url: string, poolSize: number) =>
  ({
    ...dataSourceOptions(url),
    poolSize,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      keepAlive: true,
    },
  }) as const satisfies DataSourceOptions;
