// A bare worker that stores leads: BullMQ and a prepared INSERT.
import { createServer } from 'node:http';
import { type Lead, leadReference } from '@school/contracts';
import { Worker } from 'bullmq';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const text = `INSERT INTO leads (id, kind, reference, received_at, origin, consent_version, consent_given, suspicion, payload)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`;

const store = async ({ id, kind, receivedAt, origin, consent, suspicion, payload }: Lead) => {
  const reference = leadReference(kind, id);
  const values = [id, kind, reference, receivedAt, origin, consent.version, consent.given, suspicion, payload];
  await pool.query({ name: 'insert-lead', text, values });
};
new Worker<Lead>('baseline-store', ({ data }) => store(data), {
  connection: { url: process.env['REDIS_URL']!, maxRetriesPerRequest: null },
  concurrency: 10,
});
createServer((_request, response) => response.end('ok')).listen(Number(process.env['PORT']), '127.0.0.1');
