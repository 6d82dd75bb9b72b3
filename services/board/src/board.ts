// The queue board: a read-only view of queues and jobs, for operators. Its user of Redis cannot write, and personal
// data is not shown. Dead letters are replayed with the operator's command, which adds an audit entry.
import { createHash, timingSafeEqual } from 'node:crypto';
import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import basicAuth from '@fastify/basic-auth';
import { QUEUES } from '@school/contracts';
import { errorLog, errorText, processLogger, workerConnection } from '@school/platform';
import { Queue } from 'bullmq';
import { type FastifyInstance, fastify } from 'fastify';
import type { BoardEnv } from './env.js';

const HIDDEN = 'Personal data is not shown here';
/** The fields of a job's data that are no personal data. */
const jobFacts = (data: unknown) => {
  const { v, id, kind, receivedAt } = (data ?? {}) as Record<string, unknown>;
  return { v, id, kind, receivedAt, note: HIDDEN };
};

// Blocks the font that the board would load from another host.
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' " +
  "data:; frame-ancestors 'none'";

/** Of equal length whatever is given, so that comparing takes the same time. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Asks for the password, with any user name, at every address but the health endpoints. */
async function requirePassword(server: FastifyInstance, password: string): Promise<void> {
  const expected = digest(password);
  await server.register(basicAuth, {
    authenticate: { realm: 'Queue board' },
    validate: async (_user, given) => {
      if (!timingSafeEqual(digest(given), expected)) throw new Error('Wrong password');
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/health/')) return done();
    server.basicAuth(request, reply, done);
  });
}

/** The board, ready to listen. Closing it closes its queues. */
export async function createBoard(env: BoardEnv): Promise<FastifyInstance> {
  const logger = processLogger('board');
  const queues = Object.values(QUEUES).map((name) => {
    const queue = new Queue(name, { connection: workerConnection(env.REDIS_URL), skipMetasUpdate: true });
    return queue.on('error', errorLog(logger, 'queue-error', name).onError);
  });
  const adapter = new FastifyAdapter();
  createBullBoard({
    queues: queues.map((queue) => {
      const board = new BullMQAdapter(queue, { readOnlyMode: true });
      board.setFormatter('data', jobFacts);
      for (const field of ['returnValue', 'progress'] as const) board.setFormatter(field, () => HIDDEN);
      return board;
    }),
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Queue board of the school' } },
  });

  const server = fastify();
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ event: 'board-error', error: errorText(error) });
    void reply.status(status).send({ error: status >= 500 ? 'Internal error' : error.message });
  });
  if (env.BOARD_PASSWORD !== undefined) await requirePassword(server, env.BOARD_PASSWORD);
  server.addHook(
    'onSend',
    async (_request, reply) => void reply.header('Content-Security-Policy', POLICY).header('Cache-Control', 'no-store'),
  );
  server.addHook('onClose', async () => void (await Promise.all(queues.map((queue) => queue.close()))));
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/health/ready', async () => {
    await Promise.all(queues.map((queue) => queue.getJobCounts('waiting')));
    return { status: 'ok' };
  });
  await server.register(adapter.registerPlugin());
  return server;
}
