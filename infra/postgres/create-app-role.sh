#!/bin/bash
# Runs once, when the database is created: the role of the services may read and write rows; only migrations, as the owner, change tables.
# The role of the gateway gets its few rights from each run of the migrations (services/libs/lead-database/src/run-migrations.ts).
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -v password="$(cat /run/secrets/postgres_app_password)" \
  -v gateway="$(cat /run/secrets/postgres_gateway_password)" -v exporter="$(cat /run/secrets/postgres_exporter_password)" \
  -v backup="$(cat /run/secrets/postgres_backup_password)" <<'SQL'
CREATE ROLE school_app LOGIN PASSWORD :'password';
CREATE ROLE school_gateway LOGIN PASSWORD :'gateway';
CREATE ROLE school_exporter LOGIN PASSWORD :'exporter' IN ROLE pg_monitor;
CREATE ROLE school_backup LOGIN PASSWORD :'backup' IN ROLE pg_read_all_data;
GRANT USAGE ON SCHEMA public TO school_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO school_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO school_app;
SQL
