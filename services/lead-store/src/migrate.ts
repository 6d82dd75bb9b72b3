// One-shot program: runs the pending migrations of DATABASE_URL, then exits with 0, or with 1 when the database is not
// up to date.
import { envFields, loadEnv } from '@school/platform';
import { z } from 'zod';
import { runMigrations } from '@school/lead-database';

const { DATABASE_URL } = loadEnv(z.object(envFields.database));
try {
  await runMigrations(DATABASE_URL, { report: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`Migration failed: ${String(error)}\n`);
  process.exitCode = 1;
}
