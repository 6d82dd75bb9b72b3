// GET /metrics on a separate port, which no proxy forwards.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';
import { withDeadline } from '../deadline.js';

/** Shorter than Prometheus' scrape timeout of 10 s. */
const COLLECTOR_DEADLINE_MS = 2000;

export class MetricsEndpoint implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsEndpoint.name);
  private readonly collectors: (() => Promise<unknown>)[] = [];
  private readonly server = createServer((_request, response) => {
    this.read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      (err: unknown) => {
        this.logger.error({ event: 'metrics-failed', err });
        response.writeHead(500).end();
      },
    );
  });

  /** @param address port 0 takes a free one, and without one nothing is served. */
  constructor(private readonly address: { readonly host: string; readonly port: number | undefined }) {}

  /** Registers a collector that sets gauges before each scrape. If it fails or is late, they keep their values. */
  beforeScrape(collector: () => Promise<unknown>): void {
    this.collectors.push(collector);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.address.port === undefined) return;
    if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
    await once(this.server.listen(this.address), 'listening');
    this.logger.log({ event: 'metrics-served', port: (this.server.address() as AddressInfo).port });
  }

  /** All metrics of this process, collected now. */
  async read(): Promise<{ type: string; text: string }> {
    const runs = this.collectors.map((collect) =>
      withDeadline(collect(), COLLECTOR_DEADLINE_MS, 'No answer in time').catch((err: unknown) =>
        this.logger.debug({ event: 'not-observed', err }),
      ),
    );
    await Promise.all(runs);
    return { type: register.contentType, text: await register.metrics() };
  }

  onApplicationShutdown(): void {
    this.server.close().closeAllConnections();
  }
}
