import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exactly the columns of the specification. */
export class CreateContactRequests1795219200001 implements MigrationInterface {
  readonly name = 'CreateContactRequests1795219200001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_requests (
        id serial PRIMARY KEY,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text,
        course text,
        message text,
        created_at timestamp NOT NULL DEFAULT timezone('UTC', now())
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact_requests');
  }
}
