// Liveness at /health/live: the process runs. Readiness at /health/ready: 200 while it can work (`degraded` when an
// operator should look), else 503.
import {
  type BeforeApplicationShutdown,
  Controller,
  type DynamicModule,
  Get,
  Inject,
  Module,
  Res,
  type Type,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { release } from '../config/release.js';
import { withDeadline } from '../deadline.js';
import { MetricsEndpoint } from '../observability/metrics-endpoint.js';
import { healthCheck } from '../observability/metrics.js';

/** A fault with which the process can still work. It stays ready, with the status `degraded`. */
export class DegradedError extends Error {
  override readonly name = 'DegradedError';
}

/** A check rejects if its dependency is unavailable, with a DegradedError if the process can work without it. */
export type HealthChecks = Readonly<Record<string, () => Promise<unknown>>>;

const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');
/** Longer than a command to Redis may take. */
const CHECK_DEADLINE_MS = 2500;
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
  live(): { status: string } & typeof release {
    return { status: OK, ...release };
  }

  @Get('ready')
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: string; checks: Record<string, string> }> {
    const results = await this.run();
    const ready = !this.stopping && results.every(([, { isReady }]) => isReady);
    const healthy = results.every(([, { message }]) => message === OK);
    void reply.status(ready ? 200 : 503);
    return {
      status: this.stopping ? 'stopping' : healthy ? OK : 'degraded',
      checks: Object.fromEntries(results.map(([name, { message }]) => [name, message])),
    };
  }

  private run(): Promise<(readonly [string, Awaited<ReturnType<typeof stateOf>>])[]> {
    return Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        const state = await stateOf(check);
        healthCheck.set({ check: name }, state.message === OK ? 1 : 0);
        return [name, state] as const;
      }),
    );
  }
}

async function stateOf(check: () => Promise<unknown>): Promise<{ isReady: boolean; message: string }> {
  try {
    await withDeadline(check(), CHECK_DEADLINE_MS, 'no answer');
    return { isReady: true, message: OK };
  } catch (error) {
    return { isReady: error instanceof DegradedError, message: error instanceof Error ? error.message : String(error) };
  }
}

@Module({})
export class HealthModule {
  static register(options: { inject: Type[]; useFactory: (...dependencies: never[]) => HealthChecks }): DynamicModule {
    return {
      module: HealthModule,
      controllers: [HealthController],
      providers: [{ provide: HEALTH_CHECKS, ...options }],
    };
  }
}
