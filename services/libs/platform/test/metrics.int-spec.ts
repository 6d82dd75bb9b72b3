// The metrics of a process.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MetricsEndpoint, ObservabilityModule } from '../src/index.js';

let app: NestFastifyApplication;

beforeAll(async () => {
  const module = ObservabilityModule.register({ HOST: '127.0.0.1', METRICS_PORT: 0 });
  app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), { logger: false });
  await app.init();
});
afterAll(() => app.close());

it('metrics are served although a collector does not answer', async () => {
  app.get(MetricsEndpoint).beforeScrape(() => new Promise(() => undefined));
  app.get(MetricsEndpoint).beforeScrape(() => Promise.reject(new Error('unavailable')));
  expect((await app.get(MetricsEndpoint).read()).text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
});
