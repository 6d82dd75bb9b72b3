// Runs the pending migrations; several processes may do so at once.
import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseError } from 'pg';
import { DataSource, type DataSourceOptions, QueryFailedError } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** The key of an advisory lock, the same in every version: its holder migrates while the rest wait. */
const MIGRATION_LOCK = 7_245_113;

/**
 * How long a statement waits for a lock. The statements of the services queue behind it, so it gives up before these
 * are cancelled.
 */
const LOCK_TIMEOUT_MS = 2000;
/** PostgreSQL's `lock_not_available`. */
const LOCK_TIMED_OUT = '55P03';
/** In between, the services' statements run. All tries take ten minutes: longer than a dump holds its locks. */
const PAUSE_MS = 3000;
const TRIES = 120;

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
  readonly migrations?: NonNullable<DataSourceOptions['migrations']>;
}

/**
 * @throws when the database does not answer, a lock is not free for ten minutes, or a migration fails; those before it
 * stay applied.
 */
export async function runMigrations(url: string, { report, ...migrations }: MigrationOptions): Promise<void> {
  const extra = { lock_timeout: LOCK_TIMEOUT_MS };
  const dataSource = await new DataSource({ ...dataSourceOptions(url), ...migrations, extra }).initialize();
  try {
    const lockHolder = dataSource.createQueryRunner();
    await whenUnlocked(report, () => lockHolder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]));
    const applied = await whenUnlocked(report, () => dataSource.runMigrations({ transaction: 'each' }));
    for (const { name } of applied) report(`Applied ${name}`);
    await whenUnlocked(report, () => lockHolder.query(GATEWAY_RIGHTS));
    report('The database is up to date');
  } finally {
    // Ends the lock holder's session and with it the lock.
    await dataSource.destroy();
  }
}

/** Does work, again and again while a lock that it needs is held by others, such as a dump. */
async function whenUnlocked<T>(report: MigrationOptions['report'], work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      const isLocked =
        error instanceof QueryFailedError && (error.driverError as DatabaseError).code === LOCK_TIMED_OUT;
      if (!isLocked || tries === TRIES) throw error;
      report('Another process holds a lock, so this is tried again');
      await wait(PAUSE_MS);
    }
}
