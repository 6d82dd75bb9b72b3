import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLeads1795219200000 implements MigrationInterface {
  readonly name = 'CreateLeads1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leads (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        reference text NOT NULL,
        received_at timestamptz NOT NULL,
        stored_at timestamptz NOT NULL DEFAULT now(),
        origin text,
        consent_version text NOT NULL,
        consent_given text[] NOT NULL,
        suspicion text[] NOT NULL,
        payload jsonb NOT NULL
      )`);
    await runner.query('CREATE INDEX leads_reference ON leads (reference)');
    await runner.query('CREATE INDEX leads_received_at ON leads (received_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leads');
  }
}
