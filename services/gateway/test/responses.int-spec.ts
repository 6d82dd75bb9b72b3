// Health and headers of the gateway.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBody } from '@school/contracts/testing';
import { Redis } from 'ioredis';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('the responses', () => {
  it('tell the version and the commit', async () =>
    expect((await gateway.request().get('/health/live')).body).toEqual({
      status: 'ok',
      version: 'dev',
      commit: 'dev',
    }));

  it('show that the gateway is ready, or why not', async () => {
    expect((await gateway.request().get('/health/ready')).body).toEqual({
      status: 'ok',
      checks: { redis: 'ok', spool: 'ok' },
    });
    const redis = new Redis(gateway.redisUrl);
    await redis.config('SET', 'appendfsync', 'everysec');
    try {
      const { status, body } = await gateway.request().get('/health/ready');
      expect({ status, body }).toEqual({
        status: 200,
        body: {
          status: 'degraded',
          checks: {
            redis: 'Redis may lose accepted requests: appendfsync is everysec, must be always',
            spool: 'ok',
          },
        },
      });
    } finally {
      await redis.config('SET', 'appendfsync', 'always');
      await redis.quit();
    }
  });

  it('carry headers that keep answers out of caches and frames', async () => {
    const { headers } = await gateway.post('/api/contact', aBody('contact'));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
