// A minimal worker that stores leads: BullMQ and a prepared INSERT.
import type { Lead } from '@school/contracts';
import { leadReference } from '@school/contracts';
import { Worker } from 'bullmq';
import pg from 'pg';
import { serveHealth } from './health.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const text = `INSERT INTO leads (id, kind, reference, received_at, origin, consent_version, consent_given, suspicion, payload)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`;

new Worker<Lead>(
  'rival-store',
  async ({ data: lead }) => {
    const values = [
      lead.id,
      lead.kind,
      leadReference(lead.kind, lead.id),
      lead.receivedAt,
      lead.origin,
      lead.consent.version,
      lead.consent.given,
      lead.suspicion,
      lead.payload,
    ];
    await pool.query({ name: 'insert-lead', text, values });
  },
  { connection: { url: process.env['REDIS_URL']!, maxRetriesPerRequest: null }, concurrency: 50 },
);
serveHealth();
