// The worker's connection to PostgreSQL, which may be unavailable when the process starts, or later.
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

/** No connection: the database is down, full, unreachable, or refuses the login. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

@Injectable()
export class Database implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Database.name);
  private opening: Promise<DataSource> | undefined;
  private away = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Opens the connection pool early but does not wait for it: the next use tries again. */
  onApplicationBootstrap(): void {
    this.use(async () => undefined).catch(() => undefined);
  }

  // A pool that is being opened when TypeORM shuts down would stay open.
  async beforeApplicationShutdown(): Promise<void> {
    await this.opening?.catch(() => undefined);
  }

  /**
   * Runs work on a connection of the pool. If the work fails, the connection is closed, not returned to the pool: its
   * transaction is in doubt, or its socket is broken. PostgreSQL rolls back what was not committed.
   * @throws DatabaseAwayError when there is no connection, or what `work` throws.
   */
  async use<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const { runner, connection } = await this.connect();
    try {
      return await work(runner);
    } catch (error) {
      void connection.end();
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** @throws unless the database answers and every migration of this version has been run. */
  async checkSchema(): Promise<void> {
    const rows = (await this.use((runner) => runner.query('SELECT name FROM migrations'))) as { name: string }[];
    const applied = new Set(rows.map(({ name }) => name));
    const pending = this.dataSource.migrations.map(({ name = '' }) => name).filter((name) => !applied.has(name));
    if (pending.length > 0) throw new Error(`Migrations to be run: ${pending.join(', ')}`);
  }

  /** The connections of the pool by state. */
  connections(): { readonly used: number; readonly idle: number; readonly awaited: number } {
    if (!this.dataSource.isInitialized) return { used: 0, idle: 0, awaited: 0 };
    const { totalCount, idleCount, waitingCount } = (this.dataSource.driver as unknown as { readonly master: Pool })
      .master;
    return { used: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  }

  private async connect(): Promise<{ runner: QueryRunner; connection: Client }> {
    try {
      const runner = (await this.open()).createQueryRunner();
      const connection = (await runner.connect()) as Client;
      if (this.away) this.logger.log({ event: 'database-back' });
      this.away = false;
      return { runner, connection };
    } catch (cause) {
      // The error of a host with several addresses has a code and no message.
      const { message, code } = cause as NodeJS.ErrnoException;
      const reason = message || String(code);
      if (!this.away) this.logger.error({ event: 'database-away', error: reason });
      this.away = true;
      throw new DatabaseAwayError(reason, { cause });
    }
  }

  private open(): Promise<DataSource> {
    this.opening ??= this.dataSource.initialize().catch(async (error: unknown) => {
      // TypeORM leaves its pool open when initialisation fails; this rejects when there is none.
      await this.dataSource.driver.disconnect().catch(() => undefined);
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }
}
