import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyDatabase } from '@school/platform/testing';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source.js';
import { runMigrations } from '../src/database/run-migrations.js';
import { query, takeAway } from './lead-store.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

const migrate = async (): Promise<string[]> => {
  const lines: string[] = [];
  await runMigrations(database.url, { report: (line) => lines.push(line) });
  return lines;
};

describe('the migrations', () => {
  test('are run once: a second run changes nothing', async () => {
    expect(await migrate()).toEqual([
      'Applied CreateLeads1795219200000',
      'Applied CreateContactRequests1795219200001',
      'Applied AddMailedAt1795219200002',
      'Applied 3 of 3 migrations',
    ]);
    expect(await migrate()).toEqual(['The database is up to date']);
  });

  test('are run once by several processes at once', async () => {
    const reports = await Promise.all([migrate(), migrate(), migrate()]);
    expect(reports.flat().filter((line) => line === 'Applied CreateLeads1795219200000')).toHaveLength(1);
  });

  test('wait for a database that is not available yet', async () => {
    const giveBack = await takeAway(database.url);
    const lines: string[] = [];
    const { promise: waiting, resolve } = Promise.withResolvers<void>();
    const migration = runMigrations(database.url, {
      report: (line) => {
        lines.push(line);
        resolve();
      },
    });
    await waiting;
    await giveBack();
    await migration;
    expect(lines[0]).toMatch(/^Waiting for the database: .*not currently accepting connections/);
    expect(lines.at(-1)).toBe('Applied 3 of 3 migrations');
  });

  test('fail when it does not become available', async () => {
    const giveBack = await takeAway(database.url);
    await expect(runMigrations(database.url, { report: () => undefined, patienceMs: 0 })).rejects.toThrow(
      'not currently accepting connections',
    );
    await giveBack();
  });

  test('create the schema that the entities describe', async () => {
    await migrate();
    const dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries).toEqual([]);
  });

  test('give contact_requests exactly the specified columns', async () => {
    await migrate();
    const columns = await query(
      database.url,
      `SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_name = ` +
        `'contact_requests' ORDER BY ordinal_position`,
    );
    const column = (name: string, type: string, nullable: boolean, byDefault: unknown = null) => ({
      column_name: name,
      data_type: type,
      is_nullable: nullable ? 'YES' : 'NO',
      column_default: byDefault,
    });
    expect(columns).toEqual([
      column('id', 'integer', false, expect.stringContaining('nextval')),
      column('first_name', 'text', false),
      column('last_name', 'text', false),
      column('email', 'text', false),
      column('phone', 'text', true),
      column('course', 'text', true),
      column('message', 'text', true),
      column('created_at', 'timestamp without time zone', false, expect.stringContaining('now()')),
    ]);
  });
});
