#!/bin/bash
# Runs once, when the database is created: the role of the services may read and write rows; only migrations, as the owner, change tables.
set -euo pipefail
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" -v password="$(cat /run/secrets/postgres_app_password)" <<'SQL'
CREATE ROLE school_app LOGIN PASSWORD :'password';
GRANT USAGE ON SCHEMA public TO school_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO school_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO school_app;
SQL
