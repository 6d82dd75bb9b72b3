// A minimal worker that answers over a queue, with the concurrency of Gaia's worker.
import { Worker } from 'bullmq';
import { serveHealth } from './health.ts';

new Worker(
  'rival-chat',
  async () => ({ message: 'Il corso B2 First costa quanto dice la pagina.', quoteRequest: false }),
  {
    connection: { url: process.env['REDIS_URL']!, maxRetriesPerRequest: null },
    concurrency: 8,
  },
);
serveHealth();
