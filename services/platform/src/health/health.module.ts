// /health/live: the process runs. /health/ready: 200 while it can do its work, also `degraded`, when somebody should look; 503 while it can't, or shuts down.
import {
  type BeforeApplicationShutdown,
  Controller,
  type DynamicModule,
  Get,
  Inject,
  Module,
  type ModuleMetadata,
  Res,
  type Type,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { withDeadline } from '../deadline.js';
import { MetricsEndpoint } from '../observability/metrics-endpoint.js';
import { healthCheck } from '../observability/metrics.js';

/** Something is wrong that does not keep the process from its work: it stays in service. */
export class DegradedError extends Error {
  override readonly name = 'DegradedError';
}

/** Each check resolves when its dependency answers, and rejects when not, with a DegradedError when the work goes on all the same. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');
const CHECK_DEADLINE_MS = 1500;
const OK = 'ok';

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
    const results = await this.run();
    const ready = !this.stopping && results.every(([, { serves }]) => serves);
    const well = results.every(([, { says }]) => says === OK);
    void reply.status(ready ? 200 : 503);
    return {
      status: this.stopping ? 'stopping' : well ? OK : 'degraded',
      checks: Object.fromEntries(results.map(([name, { says }]) => [name, says])),
    };
  }

  private run(): Promise<(readonly [string, Awaited<ReturnType<typeof stateOf>>])[]> {
    return Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        const state = await stateOf(check);
        healthCheck.set({ check: name }, state.says === OK ? 1 : 0);
        return [name, state] as const;
      }),
    );
  }
}

async function stateOf(check: () => Promise<unknown>): Promise<{ serves: boolean; says: string }> {
  try {
    await withDeadline(check(), CHECK_DEADLINE_MS, () => new Error('no answer'));
    return { serves: true, says: OK };
  } catch (error) {
    return { serves: error instanceof DegradedError, says: error instanceof Error ? error.message : String(error) };
  }
}

@Module({})
export class HealthModule {
  static register(options: {
    imports?: ModuleMetadata['imports'];
    inject?: (Type | string | symbol)[];
    useFactory: (...dependencies: never[]) => HealthChecks;
  }): DynamicModule {
    return {
      module: HealthModule,
      imports: options.imports ?? [],
      controllers: [HealthController],
      providers: [{ provide: HEALTH_CHECKS, inject: options.inject ?? [], useFactory: options.useFactory }],
    };
  }
}
