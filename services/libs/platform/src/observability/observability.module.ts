import { type DynamicModule, Module } from '@nestjs/common';
import { MetricsEndpoint } from './metrics-endpoint.js';

@Module({})
export class ObservabilityModule {
  static register(env: { readonly HOST: string; readonly METRICS_PORT?: number | undefined }): DynamicModule {
    const useFactory = () => new MetricsEndpoint({ host: env.HOST, port: env.METRICS_PORT });
    return {
      module: ObservabilityModule,
      global: true,
      providers: [{ provide: MetricsEndpoint, useFactory }],
      exports: [MetricsEndpoint],
    };
  }
}
