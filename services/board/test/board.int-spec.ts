import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QUEUES } from '@school/contracts';
import { aLead } from '@school/contracts/testing';
import { parseEnv } from '@school/platform';
import { emptyRedis } from '@school/platform/testing';
import { Queue } from 'bullmq';
import type { FastifyInstance } from 'fastify';
import { createBoard } from '../src/board.js';
import { boardEnv } from '../src/env.js';

const PASSWORD = 'una-parola-lunga-1';
let redisUrl: string;
let server: FastifyInstance | undefined;

beforeAll(async () => {
  redisUrl = await emptyRedis();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async (env: Record<string, string> = { BOARD_PASSWORD: PASSWORD }) =>
  (server = await createBoard(parseEnv(boardEnv, { REDIS_URL: redisUrl, ...env })));
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`chiunque:${password}`).toString('base64')}`,
});
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await server!.inject({ url, headers })).statusCode;

describe('the board', () => {
  it('refuses to start in production without a password, and lists every error', () => {
    expect(() => parseEnv(boardEnv, { NODE_ENV: 'production', PORT: 'x' })).toThrow(
      /PORT[^]*REDIS_URL[^]*BOARD_PASSWORD: must be given/,
    );
    expect(() => parseEnv(boardEnv, { REDIS_URL: redisUrl, BOARD_PASSWORD: 'breve' })).toThrow(
      /BOARD_PASSWORD: must have at least 12/,
    );
  });

  it('opens to its password and to no other, on every address', async () => {
    await start();
    for (const url of ['/', '/api/queues', '/queue/lead-mail', '/static/js/main.js', '/altro']) {
      expect(await get(url)).toBe(401);
      expect(await get(url, basic(`${PASSWORD}x`))).toBe(401);
    }
    expect(await get('/', basic(''))).toBe(401);
    expect(await get('/api/queues', basic(PASSWORD))).toBe(200);
    expect((await server!.inject({ url: '/' })).headers['www-authenticate']).toContain('Basic');
  });

  it('changes nothing without the password', async () => {
    await start();
    const { statusCode } = await server!.inject({ method: 'PUT', url: '/api/queues/lead-mail/pause' });
    expect(statusCode).toBe(401);
  });

  it('changes nothing with the password either', async () => {
    await start();
    for (const action of ['pause', 'empty', 'obliterate', 'clean/failed', 'retry/failed', 'promote']) {
      const { statusCode } = await server!.inject({
        method: 'PUT',
        url: `/api/queues/lead-mail/${action}`,
        headers: basic(PASSWORD),
      });
      expect({ action, refused: statusCode >= 400 }).toEqual({ action, refused: true });
    }
  });

  it('answers health checks without a password', async () => {
    await start();
    expect([await get('/health/live'), await get('/health/ready')]).toEqual([200, 200]);
  });
});

describe('a job on the board', () => {
  let queue: Queue;
  beforeAll(() => {
    queue = new Queue(QUEUES.mail, { connection: { url: redisUrl } });
  });
  afterAll(() => queue.close());

  it('shows its name and state, and nothing of what the visitor wrote', async () => {
    await start();
    const lead = aLead('complaint');
    await queue.add(lead.kind, lead, { jobId: `lead-${lead.id}` });
    const list = await server!.inject({
      url: `/api/queues?activeQueue=${QUEUES.mail}&page=1&jobsPerPage=10&status=latest`,
      headers: basic(PASSWORD),
    });
    expect(list.body).toContain(lead.id);
    const one = await server!.inject({ url: `/api/queues/${QUEUES.mail}/lead-${lead.id}`, headers: basic(PASSWORD) });
    expect(one.statusCode).toBe(200);
    for (const value of Object.values(lead.payload).filter((value) => typeof value === 'string' && value.length > 3))
      expect(list.body + one.body).not.toContain(value);
  });
});
