// The queue board: operators look at queues and replay jobs. It never shows what a visitor wrote.
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { QUEUES } from '@school/contracts';
import { envFields, errorLog, loadEnv, processLogger, workerConnection } from '@school/platform';
import { Queue } from 'bullmq';
import { fastify } from 'fastify';
import { z } from 'zod';

const env = loadEnv(z.object({ ...envFields.nodeEnv, ...envFields.listening, ...envFields.redis }));

const HIDDEN = 'Personal data is not shown here';
/** Of a job's data, only what names it. */
const jobFacts = (data: unknown) => {
  const { v, id, kind, receivedAt } = (data ?? {}) as Record<string, unknown>;
  return { v, id, kind, receivedAt, note: HIDDEN };
};

const logger = processLogger('board');
const queues = Object.values(QUEUES).map((name) => {
  const queue = new Queue(name, { connection: workerConnection(env.REDIS_URL) });
  return queue.on('error', errorLog(logger, 'queue-error', name).onError);
});
const adapter = new FastifyAdapter();
createBullBoard({
  queues: queues.map((queue) => {
    const board = new BullMQAdapter(queue);
    board.setFormatter('data', jobFacts);
    board.setFormatter('returnValue', () => HIDDEN);
    return board;
  }),
  serverAdapter: adapter,
});

const server = fastify();
// The board asks an outside host for its font: operators' browsers don't have to.
const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
server.addHook('onSend', async (_request, reply) => void reply.header('Content-Security-Policy', POLICY));
server.get('/health/live', () => ({ status: 'ok' }));
server.get('/health/ready', async () => {
  await Promise.all(queues.map((queue) => queue.getJobCounts('waiting')));
  return { status: 'ok' };
});
await server.register(adapter.registerPlugin());
await server.listen({ host: env.HOST, port: env.PORT });

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void Promise.all([server.close(), ...queues.map((queue) => queue.close())]).then(() => process.exit(0)));
}
