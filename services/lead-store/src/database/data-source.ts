// How this service talks to PostgreSQL.
import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { ContactRequestEntity } from '../leads/contact-request.entity.js';
import { LeadEntity } from '../leads/lead.entity.js';
import { CreateLeads1795219200000 } from './migrations/1795219200000-create-leads.js';
import { CreateContactRequests1795219200001 } from './migrations/1795219200001-create-contact-requests.js';
import { AddMailedAt1795219200002 } from './migrations/1795219200002-add-mailed-at.js';

// `timestamp` has no zone, and pg takes it for the machine's local time: ours hold UTC, written and read, wherever a process runs.
pg.defaults.parseInputDatesAsUTC = true;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (text) => new Date(`${text}Z`));

/** A connection that is not there within this time is an outage. */
const CONNECT_TIMEOUT_MS = 3000;
/** The server gives up a statement, */
const STATEMENT_TIMEOUT_MS = 5000;
/** and a little later we give up a server that does not even say so. */
const ANSWER_TIMEOUT_MS = 6000;
/** A worker frozen in mid-transaction must not keep a lead locked from the one that takes over. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

export const dataSourceOptions = (url: string) =>
  ({
    type: 'postgres',
    // The same that is set up above and tells errors apart: left to TypeORM, it would load one of its own from beside the bundle.
    driver: pg,
    url,
    entities: [LeadEntity, ContactRequestEntity],
    migrations: [CreateLeads1795219200000, CreateContactRequests1795219200001, AddMailedAt1795219200002],
    applicationName: 'lead-store',
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    // TypeORM logs a failed statement with its parameters: personal data.
    logging: false,
  }) as const satisfies DataSourceOptions;

/** For the worker: nothing may take long. */
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
