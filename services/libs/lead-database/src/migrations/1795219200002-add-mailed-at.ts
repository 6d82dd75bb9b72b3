import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMailedAt1795219200002 implements MigrationInterface {
  readonly name = 'AddMailedAt1795219200002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD COLUMN mailed_at timestamptz');
    await runner.query('CREATE INDEX leads_not_mailed ON leads (received_at, id) WHERE mailed_at IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads DROP COLUMN mailed_at');
  }
}
