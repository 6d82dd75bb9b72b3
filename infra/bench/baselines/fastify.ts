// A bare gateway: Fastify, the product's schema of a contact request, and the same two jobs.
import { parseLead } from '@school/contracts';
import { Queue } from 'bullmq';
import Fastify from 'fastify';

const connection = { url: process.env['REDIS_URL']! };
const queues = ['baseline-store', 'baseline-mail'].map((name) => new Queue(name, { connection }));

const app = Fastify();
app.get('/health/ready', () => 'ok');
app.post('/api/contact', async ({ body }, reply) => {
  const parsed = parseLead('contact', body);
  if (!parsed.success) return reply.code(400).send({ errors: parsed.errors });
  const id = crypto.randomUUID();
  const lead = { id, kind: 'contact', receivedAt: new Date().toISOString(), payload: parsed.payload };
  await Promise.all(queues.map((queue) => queue.add('contact', lead, { jobId: id })));
  return reply.code(202).send({ ok: true, id });
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
