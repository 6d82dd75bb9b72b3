import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { METRICS_ENDPOINT_OPTIONS, MetricsEndpoint } from './metrics-endpoint.js';
import { type Tracing, startTracing } from './tracing.js';

const TRACING = Symbol('TRACING');

export interface ObservabilityOptions {
  /** The service's name in traces. */
  readonly name: string;
  readonly env: {
    readonly HOST: string;
    readonly METRICS_PORT?: number | undefined;
    readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  };
}

/** Gives a process its metrics endpoint and, where a collector is named, its traces. */
@Module({})
export class ObservabilityModule implements OnApplicationShutdown {
  constructor(@Inject(TRACING) private readonly tracing: Tracing) {}

  static register({ name, env }: ObservabilityOptions): DynamicModule {
    return {
      module: ObservabilityModule,
      global: true,
      providers: [
        { provide: METRICS_ENDPOINT_OPTIONS, useValue: { host: env.HOST, port: env.METRICS_PORT } },
        { provide: TRACING, useFactory: () => startTracing(name, env.OTEL_EXPORTER_OTLP_ENDPOINT) },
        MetricsEndpoint,
      ],
      exports: [MetricsEndpoint],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracing.end();
  }
}
