import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSchema1795824000000 implements MigrationInterface {
  readonly name = 'CreateSchema1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leads (
        id uuid PRIMARY KEY,
        kind text NOT NULL CONSTRAINT leads_kind CHECK (kind IN (
          'contact', 'translation', 'corporate', 'school', 'languagecert', 'complaint', 'quote')),
        reference text NOT NULL,
        received_at timestamptz NOT NULL,
        stored_at timestamptz NOT NULL DEFAULT now(),
        origin text,
        consent_version text NOT NULL,
        consent_given text[] NOT NULL,
        suspicion text[] NOT NULL,
        phone_key text,
        payload jsonb NOT NULL
      )`);
    await runner.query('CREATE INDEX leads_reference ON leads (reference)');
    await runner.query('CREATE INDEX leads_received_at ON leads (received_at)');
    await runner.query('CREATE INDEX leads_phone_key ON leads (phone_key)');
    // Exactly the columns of the specification.
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
    await runner.query('CREATE INDEX contact_requests_created_at ON contact_requests (created_at)');
    // An event is written once; one that was undone stays, and may be written again. The constraint's index also finds
    // the events of a lead, as a deletion of leads does.
    await runner.query(`
      CREATE TABLE lead_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN (
          'delivered', 'discarded', 'confirmed', 'refused', 'taken', 'answered', 'dismissed')),
        at timestamptz NOT NULL,
        office text,
        outcome text CHECK (outcome IN ('accepted', 'partly', 'rejected')),
        undone_at timestamptz,
        CONSTRAINT lead_events_once UNIQUE NULLS NOT DISTINCT (lead_id, kind, undone_at)
      )`);
    // Of the few leads that were not mailed, whatever their age: `leads status` and the reconciler look for them.
    await runner.query(`
      CREATE INDEX lead_events_mailed ON lead_events (lead_id)
      WHERE kind IN ('delivered', 'discarded') AND undone_at IS NULL`);
    const at = (kind: string) => `max(at) FILTER (WHERE kind = '${kind}') AS ${kind}_at`;
    // The events are read lead by lead, by their index: a query for some leads does not read all events.
    await runner.query(`
      CREATE VIEW lead_states AS
      SELECT lead.id, lead.kind, lead.reference, lead.received_at, lead.stored_at, event.*
      FROM leads AS lead CROSS JOIN LATERAL (
        SELECT ${['delivered', 'confirmed', 'refused', 'taken', 'answered', 'dismissed'].map(at).join(', ')},
          max(office) FILTER (WHERE kind = 'delivered') AS office, max(outcome) AS outcome
        FROM lead_events WHERE lead_id = lead.id AND undone_at IS NULL
      ) AS event`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leads, lead_events, contact_requests CASCADE');
  }
}
