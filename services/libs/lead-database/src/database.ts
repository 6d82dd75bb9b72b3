import type { Client } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';

/** There is no connection: the database is down, unreachable, has too many connections, or refuses the login. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

interface Log {
  log(event: object): void;
  error(event: object): void;
}

/** The database, which may be unavailable when the process starts, or later. */
export class Database {
  private initializing: Promise<unknown> | undefined;
  private isAvailable = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger?: Log,
  ) {}

  /** Runs work in a transaction, which is rolled back if the work fails. @throws as `use`. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.use((manager) => manager.transaction(work));
  }

  /**
   * Runs work on one connection. If the work fails, the connection is closed, not returned to the pool, because it may
   * be the cause; PostgreSQL then rolls back an open transaction.
   * @throws DatabaseUnavailableError when there is no connection, or what `work` throws.
   */
  async use<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { runner, connection } = await this.connect();
    try {
      return await work(runner.manager);
    } catch (error) {
      void connection.end();
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** Runs one statement. @returns its rows. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.use((manager) => manager.query<Row[]>(sql, [...parameters]));
  }

  /** @throws unless the database is available and every migration of this version has been run. */
  async checkSchema(): Promise<void> {
    const applied = await this.query<{ name: string }>('SELECT name FROM migrations');
    const pending = this.dataSource.migrations.filter(
      (migration) => !applied.some(({ name }) => name === migration.name),
    );
    if (pending.length > 0) throw new Error(`Pending migrations: ${pending.map(({ name }) => name).join(', ')}`);
  }

  private async connect(): Promise<{ runner: QueryRunner; connection: Client }> {
    try {
      this.initializing ??= this.dataSource.initialize();
      await this.initializing;
      const runner = this.dataSource.createQueryRunner();
      const connection = (await runner.connect()) as Client;
      if (!this.isAvailable) this.logger?.log({ event: 'database-available' });
      this.isAvailable = true;
      return { runner, connection };
    } catch (cause) {
      if (!this.dataSource.isInitialized) this.initializing = undefined;
      // The error of a host with several addresses has a code and no message.
      const { message, code } = cause as NodeJS.ErrnoException;
      const reason = message || String(code);
      if (this.isAvailable) this.logger?.error({ event: 'database-unavailable', error: reason });
      this.isAvailable = false;
      throw new DatabaseUnavailableError(reason, { cause });
    }
  }
}
