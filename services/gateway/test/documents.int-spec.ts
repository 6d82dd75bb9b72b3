// The OpenAPI document, health and headers of the gateway.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHAT_ENDPOINT, leadForm, leadKinds } from '@school/contracts';
import { aBody } from '@school/contracts/testing';
import { Redis } from 'ioredis';
import { type TestGateway, startGateway } from './start-gateway.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startGateway();
});

afterAll(() => gateway.close());

describe('the documents', () => {
  it('describe all seven endpoints from the schemas they validate with', async () => {
    const { body } = await gateway.request().get('/api/docs/json');
    const forms = leadKinds.flatMap((kind) => leadForm(kind).endpoint ?? []);
    const having = (method: string) => Object.keys(body.paths).filter((path) => method in body.paths[path]);
    expect(having('post').sort()).toEqual([CHAT_ENDPOINT, ...forms].sort());
    expect(body.paths['/api/reclami'].post.requestBody.content['application/json'].schema.required).toContain(
      'tipoReclamo',
    );
  });

  it('are closed in production', async () => {
    const production = await startGateway({ NODE_ENV: 'production' }, gateway.redisUrl);
    try {
      for (const path of ['/api/docs', '/api/docs/json'])
        expect((await production.request().get(path)).status).toBe(404);
    } finally {
      await production.close();
    }
  });

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
