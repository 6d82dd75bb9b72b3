import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { METRICS_ADDRESS, MetricsEndpoint } from './metrics-endpoint.js';
import { QueueMonitor } from './queue-monitor.js';
import { type Tracing, startTracing } from './tracing.js';

const TRACING = Symbol('TRACING');

interface ObservabilityOptions {
  /** The service's name in traces. */
  readonly name: string;
  readonly env: {
    readonly HOST: string;
    readonly METRICS_PORT?: number | undefined;
    readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  };
  /** Whether this process measures the queues, for all services. */
  readonly monitorsQueues?: boolean;
}

/** Gives a process its metrics endpoint and, where a collector is named, its traces. */
@Module({})
export class ObservabilityModule implements OnApplicationShutdown {
  constructor(@Inject(TRACING) private readonly tracing: Tracing) {}

  static register({ name, env, monitorsQueues = false }: ObservabilityOptions): DynamicModule {
    return {
      module: ObservabilityModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: METRICS_ADDRESS, useValue: { host: env.HOST, port: env.METRICS_PORT } },
        { provide: TRACING, useFactory: () => startTracing(name, env.OTEL_EXPORTER_OTLP_ENDPOINT) },
        MetricsEndpoint,
        ...(monitorsQueues ? [QueueMonitor] : []),
      ],
      exports: [MetricsEndpoint],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracing.end();
  }
}
