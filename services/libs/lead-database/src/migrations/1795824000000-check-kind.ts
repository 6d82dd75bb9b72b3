import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckKind1795824000000 implements MigrationInterface {
  readonly name = 'CheckKind1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE leads ADD CONSTRAINT leads_kind
      CHECK (kind IN ('contact', 'translation', 'corporate', 'school', 'languagecert', 'complaint', 'quote'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads DROP CONSTRAINT leads_kind');
  }
}
