import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MetricsEndpoint } from './metrics-endpoint.js';
import { QueueMonitor } from './queue-monitor.js';

interface ObservabilityOptions {
  readonly env: { readonly HOST: string; readonly METRICS_PORT?: number | undefined };
  /** Whether this process measures the queues, for all services. */
  readonly monitorsQueues?: boolean;
}

@Module({})
export class ObservabilityModule {
  static register({ env, monitorsQueues = false }: ObservabilityOptions): DynamicModule {
    return {
      module: ObservabilityModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: MetricsEndpoint, useFactory: () => new MetricsEndpoint({ host: env.HOST, port: env.METRICS_PORT }) },
        ...(monitorsQueues ? [QueueMonitor] : []),
      ],
      exports: [MetricsEndpoint],
    };
  }
}
