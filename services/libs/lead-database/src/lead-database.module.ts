import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { Database } from './database.js';

/** A connection that does not open within this time means that the database is unavailable. */
const CONNECT_TIMEOUT_MS = 3000;
/** After this time the server cancels a statement. */
const STATEMENT_TIMEOUT_MS = 5000;
/** After this time the client gives up on a server that does not answer. Longer than the statement timeout. */
const QUERY_TIMEOUT_MS = 6000;
/** A process that hangs within a transaction must not block the worker that runs the stalled job. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Provides `Database` in a service, with short timeouts. */
@Module({})
export class LeadDatabaseModule {
  /**
   * @param poolSize the most connections that are open at once.
   * @param applicationName the name of the process in PostgreSQL's views.
   */
  static register(url: string, poolSize: number, applicationName?: string): DynamicModule {
    const typeOrm = TypeOrmModule.forRoot({
      ...dataSourceOptions(url, applicationName),
      poolSize,
      connectTimeoutMS: CONNECT_TIMEOUT_MS,
      extra: {
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: QUERY_TIMEOUT_MS,
        idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        keepAlive: true,
        // Pool and query runner listen only while they hold a connection. The error of one that is between them would
        // end the process, for example when PostgreSQL is killed; whatever uses the connection fails in any case.
        onConnect: (connection: Client) => void connection.on('error', () => undefined),
      },
      // Otherwise Nest would not start before the database is available. `Database` connects when it is first used.
      manualInitialization: true,
    });
    const database = {
      provide: Database,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new Database(dataSource, new Logger(Database.name)),
    };
    return { module: LeadDatabaseModule, global: true, imports: [typeOrm], providers: [database], exports: [Database] };
  }
}
