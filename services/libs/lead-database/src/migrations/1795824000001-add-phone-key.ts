import { phoneKey } from '@school/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Phone {
  readonly id: string;
  readonly phone: string;
}

export class AddPhoneKey1795824000001 implements MigrationInterface {
  readonly name = 'AddPhoneKey1795824000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads ADD COLUMN phone_key text');
    const phones = (await runner.query(`
      SELECT id, coalesce(nullif(payload->>'telefono', ''), payload->>'phone') AS phone FROM leads
      WHERE coalesce(nullif(payload->>'telefono', ''), payload->>'phone', '') <> ''`)) as Phone[];
    await runner.query(
      `UPDATE leads SET phone_key = normalised.key
       FROM unnest($1::uuid[], $2::text[]) AS normalised (id, key) WHERE leads.id = normalised.id`,
      [phones.map(({ id }) => id), phones.map(({ phone }) => phoneKey(phone))],
    );
    await runner.query('CREATE INDEX leads_phone_key ON leads (phone_key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE leads DROP COLUMN phone_key');
  }
}
