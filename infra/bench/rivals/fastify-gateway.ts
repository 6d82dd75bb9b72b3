// A minimal gateway that accepts a lead durably: Fastify, the same zod schema, the same two jobs. No limits, origin
// check, spool or spam score.
import { parseLead } from '@school/contracts';
import { Queue } from 'bullmq';
import Fastify from 'fastify';

const connection = { url: process.env['REDIS_URL']! };
const defaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: { age: 7 * 24 * 3600 },
};
const store = new Queue('rival-store', { connection, defaultJobOptions });
const mail = new Queue('rival-mail', { connection, defaultJobOptions });

const app = Fastify();
app.get('/health/ready', () => 'ok');
for (const [path, queues] of Object.entries({ '/api/contact': [store, mail], '/one-job': [store] }))
  app.post(path, async ({ body }, reply) => {
    const parsed = parseLead('contact', body);
    if (!parsed.success) return reply.code(400).send({ errors: parsed.errors });
    const id = crypto.randomUUID();
    const lead = { id, kind: 'contact', receivedAt: new Date().toISOString(), payload: parsed.payload };
    await Promise.all(queues.map((queue) => queue.add('contact', lead, { jobId: id })));
    return reply.code(202).send({ ok: true, id });
  });
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
