import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLeadEvents1795824000002 implements MigrationInterface {
  readonly name = 'AddLeadEvents1795824000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN (
          'delivered', 'discarded', 'confirmed', 'refused', 'taken', 'answered', 'dismissed')),
        at timestamptz NOT NULL,
        office text,
        outcome text CHECK (outcome IN ('accepted', 'partly', 'rejected')),
        undone_at timestamptz
      )`);
    // An event is written once. One that was undone stays, and may be written again.
    await runner.query('CREATE UNIQUE INDEX lead_events_once ON lead_events (lead_id, kind) WHERE undone_at IS NULL');
    // Without an office, because it is unknown which one it was: offices are not asked about leads of the past.
    await runner.query(`
      INSERT INTO lead_events (lead_id, kind, at)
      SELECT id, 'delivered', mailed_at FROM leads WHERE mailed_at IS NOT NULL`);
    // The column stays for the previous release.
    await runner.query('DROP INDEX leads_not_mailed');
    const at = (kind: string) => `max(event.at) FILTER (WHERE event.kind = '${kind}')`;
    await runner.query(`
      CREATE VIEW lead_states AS
      SELECT lead.id, lead.kind, lead.reference, lead.received_at, lead.stored_at,
        ${at('delivered')} AS delivered_at,
        max(event.office) FILTER (WHERE event.kind = 'delivered') AS office,
        ${at('confirmed')} AS confirmed_at, ${at('refused')} AS refused_at,
        ${at('taken')} AS taken_at, ${at('answered')} AS answered_at, ${at('dismissed')} AS dismissed_at,
        max(event.outcome) AS outcome
      FROM leads AS lead LEFT JOIN lead_events AS event ON event.lead_id = lead.id AND event.undone_at IS NULL
      GROUP BY lead.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE leads SET mailed_at = event.at FROM lead_events AS event
      WHERE event.lead_id = leads.id AND event.kind IN ('delivered', 'discarded')`);
    await runner.query('CREATE INDEX leads_not_mailed ON leads (received_at, id) WHERE mailed_at IS NULL');
    await runner.query('DROP VIEW lead_states');
    await runner.query('DROP TABLE lead_events');
  }
}
