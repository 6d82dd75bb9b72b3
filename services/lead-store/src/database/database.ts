// The worker's way to PostgreSQL: it may be away when the process starts, go away later, and come back.
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Client, Pool } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';

/** No connection to be had: the database is down, full, out of reach, or refuses us. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

@Injectable()
export class Database implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Database.name);
  private opening: Promise<DataSource> | undefined;
  private away = false;

  constructor(private readonly dataSource: DataSource) {}

  /** Opens the database early but does not wait for it: whoever needs it next tries again. */
  onApplicationBootstrap(): void {
    this.use(async () => undefined).catch(() => undefined);
  }

  // What is still opening when TypeORM shuts down would stay open.
  async beforeApplicationShutdown(): Promise<void> {
    await this.opening?.catch(() => undefined);
  }

  /**
   * Runs work on a connection of its own. If it fails, the connection is thrown away, not given back: its transaction is in doubt, or
   * its socket leads nowhere. PostgreSQL rolls back what was not committed.
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

  /** @throws unless the database answers and has every migration that this version knows. */
  async checkSchema(): Promise<void> {
    const rows = (await this.use((runner) => runner.query('SELECT name FROM migrations'))) as { name: string }[];
    const applied = new Set(rows.map(({ name }) => name));
    const pending = this.dataSource.migrations.map(({ name = '' }) => name).filter((name) => !applied.has(name));
    if (pending.length > 0) throw new Error(`Migrations to be run: ${pending.join(', ')}`);
  }

  /** How many connections the pool holds, by what they do. */
  connections(): { readonly used: number; readonly idle: number; readonly awaited: number } {
    if (!this.dataSource.isInitialized) return { used: 0, idle: 0, awaited: 0 };
    const { totalCount, idleCount, waitingCount } = (this.dataSource.driver as unknown as { readonly master: Pool }).master;
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
      // A host of several addresses fails with a code and no words.
      const { message, code } = cause as NodeJS.ErrnoException;
      const reason = message || String(code);
      if (!this.away) this.logger.error({ event: 'database-away', error: reason });
      this.away = true;
      throw new DatabaseAwayError(reason, { cause });
    }
  }

  private open(): Promise<DataSource> {
    this.opening ??= this.dataSource.initialize().catch(async (error: unknown) => {
      // TypeORM leaves its pool open when it fails half-way; with nothing to close this rejects.
      await this.dataSource.driver.disconnect().catch(() => undefined);
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }
}
