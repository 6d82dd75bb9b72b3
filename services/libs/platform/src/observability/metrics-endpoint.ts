// GET /metrics on a separate port, which no proxy forwards and no visitor reaches.
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { withDeadline } from '../deadline.js';
import { errorText } from './error-text.js';
import { collectProcessMetrics, metricsText } from './metrics.js';

export interface MetricsEndpointOptions {
  readonly host: string;
  /** 0 takes a free port; undefined serves nothing. */
  readonly port: number | undefined;
}

export const METRICS_ENDPOINT_OPTIONS = Symbol('METRICS_ENDPOINT_OPTIONS');

/** A collector that takes longer leaves its gauges as they were. Shorter than Prometheus' scrape timeout of 10 s. */
const COLLECTOR_DEADLINE_MS = 2000;

@Injectable()
export class MetricsEndpoint implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsEndpoint.name);
  private readonly collectors: (() => Promise<unknown>)[] = [];
  private server: Server | undefined;

  constructor(@Inject(METRICS_ENDPOINT_OPTIONS) private readonly options: MetricsEndpointOptions) {}

  /**
   * Registers a collector, which sets its gauges before each scrape. One that fails is logged and leaves them as they
   * are.
   */
  beforeScrape(collector: () => Promise<unknown>): void {
    this.collectors.push(collector);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { host, port } = this.options;
    if (port === undefined) return;
    collectProcessMetrics();
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.read().then(
        ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
        (error: unknown) => {
          this.logger.error({ event: 'metrics-failed', error: errorText(error) });
          response.writeHead(500).end();
        },
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    this.logger.log({ event: 'metrics-served', port: (server.address() as AddressInfo).port });
  }

  /** All metrics of this process, collected now. */
  async read(): Promise<{ type: string; text: string }> {
    await Promise.all(
      this.collectors.map((collect) =>
        withDeadline(collect(), COLLECTOR_DEADLINE_MS, () => new Error('No answer in time')).catch((error: unknown) =>
          this.logger.debug({ event: 'not-observed', error: errorText(error) }),
        ),
      ),
    );
    return metricsText();
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }
}
