// Runs the pending migrations; several processes may do so at once.
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** The key of an advisory lock, the same in every version: its holder migrates while the rest wait. */
const MIGRATION_LOCK = 7_245_113;

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
}

/** @throws when the database does not answer or a migration fails; those before it stay applied. */
export async function runMigrations(url: string, { report }: MigrationOptions): Promise<void> {
  const dataSource = await new DataSource(dataSourceOptions(url)).initialize();
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
