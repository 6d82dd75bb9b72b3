// The role of the gateway in PostgreSQL, as infra/postgres/create-app-role.sh creates it.
import { query } from '@school/lead-database/testing';

/** The address of a database as the gateway's role. Before the migrations, which grant its rights. */
export async function asGateway(databaseUrl: string): Promise<string> {
  await query(
    databaseUrl,
    `DO $$ BEGIN CREATE ROLE school_gateway LOGIN PASSWORD 'gateway'; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  const url = new URL(databaseUrl);
  url.username = 'school_gateway';
  url.password = 'gateway';
  return url.href;
}
