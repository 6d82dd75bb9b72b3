import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyDatabase } from '@school/platform/testing';
import { DataSource } from 'typeorm';
import { leadKinds } from '@school/contracts';
import { dataSourceOptions } from '../src/data-source.js';
import { runMigrations } from '../src/run-migrations.js';
import { makeUnavailable, query } from '../src/testing/index.js';

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
      'Applied CheckKind1795824000000',
      'Applied AddPhoneKey1795824000001',
      'Applied AddLeadEvents1795824000002',
      'Applied 6 of 6 migrations',
    ]);
    expect(await migrate()).toEqual(['The database is up to date']);
  });

  test('are run once by several processes at once', async () => {
    const reports = await Promise.all([migrate(), migrate(), migrate()]);
    expect(reports.flat().filter((line) => line === 'Applied CreateLeads1795219200000')).toHaveLength(1);
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

  test('keep from being mailed again what the release before has mailed', async () => {
    await migrate();
    const dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
    await dataSource.undoLastMigration();
    await dataSource.destroy();
    for (const mailedAt of ['2026-11-02T09:30:00.000Z', null])
      await query(
        database.url,
        `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload, mailed_at)
         VALUES (gen_random_uuid(), 'quote', '', now(), '', '{}', '{}', '{}', $1)`,
        [mailedAt],
      );
    await migrate();
    const states = await query(database.url, 'SELECT delivered_at, office FROM lead_states ORDER BY 1');
    expect(states).toEqual([
      { delivered_at: new Date('2026-11-02T09:30:00.000Z'), office: null },
      { delivered_at: null, office: null },
    ]);
  });

  test('normalise the phone numbers of leads that are stored already', async () => {
    await migrate();
    await query(database.url, `DELETE FROM migrations WHERE name = 'AddPhoneKey1795824000001'`);
    await query(database.url, 'ALTER TABLE leads DROP COLUMN phone_key');
    for (const payload of ['{"telefono":"+39 06 123 4567 int. 2"}', '{"telefono":"","phone":"333/0000000"}', '{}'])
      await query(
        database.url,
        `INSERT INTO leads (id, kind, reference, received_at, consent_version, consent_given, suspicion, payload)
         VALUES (gen_random_uuid(), 'quote', '', now(), '', '{}', '{}', $1)`,
        [payload],
      );
    await migrate();
    const keys = (await query(database.url, 'SELECT phone_key FROM leads ORDER BY 1')).map((row) => row['phone_key']);
    expect(keys).toEqual(['061234567', '3330000000', null]);
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
