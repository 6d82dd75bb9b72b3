// /health/live: the process runs. /health/ready: it can do its work now; off while it shuts down.
import { type BeforeApplicationShutdown, Controller, type DynamicModule, Get, Inject, Module, type ModuleMetadata, Res, type Type } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { MetricsEndpoint } from '../observability/metrics-endpoint.js';
import { healthCheck } from '../observability/metrics.js';

/** Each check resolves when its dependency answers and rejects when not. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');
const CHECK_DEADLINE_MS = 1500;

@Controller('health')
class HealthController implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    @Inject(HEALTH_CHECKS) private readonly checks: HealthChecks,
    endpoint: MetricsEndpoint,
  ) {
    endpoint.beforeScrape(() => this.run());
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  @Get('live')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<{ status: string; checks: Record<string, string> }> {
    const checks = await this.run();
    const ready = !this.stopping && Object.values(checks).every((state) => state === 'ok');
    void reply.status(ready ? 200 : 503);
    return { status: this.stopping ? 'stopping' : ready ? 'ok' : 'degraded', checks };
  }

  private async run(): Promise<Record<string, string>> {
    const results = await Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        const deadline = new Promise<string>((resolve) => setTimeout(resolve, CHECK_DEADLINE_MS, 'no answer').unref());
        const state = await Promise.race([check().then(() => 'ok', errorWords), deadline]);
        healthCheck.set({ check: name }, state === 'ok' ? 1 : 0);
        return [name, state] as const;
      }),
    );
    return Object.fromEntries(results);
  }
}

const errorWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

@Module({})
export class HealthModule {
  static register(options: { imports?: ModuleMetadata['imports']; inject?: (Type | string | symbol)[]; useFactory: (...dependencies: never[]) => HealthChecks }): DynamicModule {
    return {
      module: HealthModule,
      imports: options.imports ?? [],
      controllers: [HealthController],
      providers: [{ provide: HEALTH_CHECKS, inject: options.inject ?? [], useFactory: options.useFactory }],
    };
  }
}
