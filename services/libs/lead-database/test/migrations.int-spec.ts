import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyDatabase, eventually } from '@school/platform/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { leadKinds } from '@school/contracts';
import { dataSourceOptions } from '../src/data-source.js';
import { runMigrations } from '../src/run-migrations.js';
import { blocked, holdOpen, makeUnavailable, query } from '../src/testing/index.js';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

const migrate = async (migrations = dataSourceOptions('').migrations as (new () => MigrationInterface)[]) => {
  const lines: string[] = [];
  await runMigrations(database.url, { report: (line) => lines.push(line), migrations });
  return lines;
};

describe('the migrations', () => {
  test('are run once: a second run changes nothing', async () => {
    expect(await migrate()).toEqual(['Applied CreateSchema1795824000000', 'The database is up to date']);
    expect(await migrate()).toEqual(['The database is up to date']);
  });

  test('are run once by several processes at once', async () => {
    const reports = await Promise.all([migrate(), migrate(), migrate()]);
    expect(reports.flat().filter((line) => line === 'Applied CreateSchema1795824000000')).toHaveLength(1);
  });

  test('fail while the database is not available', async () => {
    const makeAvailable = await makeUnavailable(database.url);
    await expect(migrate()).rejects.toThrow('not currently accepting connections');
    await makeAvailable();
  });

  test('create the schema that the entities describe', async () => {
    await migrate();
    const dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    expect(upQueries).toEqual([]);
  });

  test('allow the kinds of the forms and no other', async () => {
    await migrate();
    const insert = (kind: string) =>
      query(
        database.url,
        `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
         VALUES (gen_random_uuid(), $1, '', now(), '', '{}', '{}', '{}')`,
        [kind],
      );
    for (const kind of leadKinds) await insert(kind);
    await expect(insert('unknown')).rejects.toThrow('leads_kind');
  });

  test('wait for a dump to end, and meanwhile the services are served', async () => {
    class AddColumn1795824000001 implements MigrationInterface {
      readonly name = 'AddColumn1795824000001';
      up = (runner: QueryRunner) => runner.query('ALTER TABLE leads ADD COLUMN added text');
      down = (runner: QueryRunner) => runner.query('ALTER TABLE leads DROP COLUMN added');
    }
    await migrate();
    // The lock that pg_dump takes on each table, until it ends.
    const endDump = await holdOpen(database.url, 'LOCK TABLE leads IN ACCESS SHARE MODE');
    const migrating = migrate([AddColumn1795824000001]);
    await eventually(async () => expect(await blocked(database.url)).toBe(1));
    await query(database.url, `SET statement_timeout = 5000; SELECT FROM leads`);
    await endDump();
    expect(await migrating).toContain('Applied AddColumn1795824000001');
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
