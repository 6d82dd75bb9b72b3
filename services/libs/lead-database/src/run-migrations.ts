// Runs the pending migrations; several processes may do so at once.
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** The key of an advisory lock, the same in every version: its holder migrates while the rest wait. */
const MIGRATION_LOCK = 7_245_113;
const RETRY_MS = 500;

/**
 * The rights of the gateway's role, where it exists (infra/postgres/create-app-role.sh): no personal data, and of events
 * to add them and to mark them as undone. Granted at each run, because the role may be newer than the migrations.
 */
const GATEWAY_RIGHTS = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'school_gateway') THEN
    GRANT USAGE ON SCHEMA public TO school_gateway;
    GRANT SELECT ON lead_states TO school_gateway;
    GRANT SELECT, INSERT, UPDATE (undone_at) ON lead_events TO school_gateway;
  END IF;
END $$`;

interface MigrationOptions {
  /** Receives one line for each step. */
  readonly report: (line: string) => void;
  /** How long to wait for a database that is not there yet, in milliseconds. */
  readonly patienceMs?: number;
}

/** @throws when the database does not answer in time or a migration fails; those before it stay applied. */
export async function runMigrations(url: string, { report, patienceMs = 30_000 }: MigrationOptions): Promise<void> {
  const dataSource = await open(url, report, Date.now() + patienceMs);
  try {
    const lockHolder = dataSource.createQueryRunner();
    await lockHolder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    await lockHolder.query(GATEWAY_RIGHTS);
    for (const { name } of applied) report(`Applied ${name}`);
    report(
      applied.length === 0
        ? 'The database is up to date'
        : `Applied ${applied.length} of ${dataSource.migrations.length} migrations`,
    );
  } finally {
    // Ends the lock holder's session and with it the lock.
    await dataSource.destroy();
  }
}

async function open(url: string, report: MigrationOptions['report'], deadline: number): Promise<DataSource> {
  for (let lastReason = ''; ;) {
    try {
      return await new DataSource(dataSourceOptions(url)).initialize();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      const reason = String(error);
      if (reason !== lastReason) report(`Waiting for the database: ${reason}`);
      lastReason = reason;
      await wait(RETRY_MS);
    }
  }
}
