// How every Nest process starts, listens and ends.
import { ConsoleLogger, type DynamicModule, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

export interface ProcessOptions {
  readonly name: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/** What Nest tells of its own construction helps nobody who reads a running system's log. */
const CONSTRUCTION = new Set<unknown>(['NestFactory', 'NestApplication', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

class ProcessLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (!CONSTRUCTION.has(rest.at(-1))) super.log(message, ...rest);
  }
}

/** A JSON logger; `name` is the context of lines that have none of their own. */
export const processLogger = (name: string): ConsoleLogger => new ProcessLogger(name, { json: true });

/** Options of every Nest application here: JSON logs, answers 503 while it closes, throws instead of aborting. */
export const nestOptions = (name: string): NestApplicationOptions => ({ logger: processLogger(name), return503OnClosing: true, abortOnError: false });

/** Ends a shutdown that waits for a Redis or a database that is away. Longer than any job or request, shorter than an operator's grace of 45 s. */
const SHUTDOWN_DEADLINE_MS = 40_000;

/** Listens, and closes gracefully on SIGTERM and SIGINT. Writes one line when ready. */
export async function listen(app: NestFastifyApplication, { name, host, port }: ProcessOptions): Promise<void> {
  app.enableShutdownHooks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref());
  await app.listen(port, host);
  processLogger(name).log({ event: 'ready', address: await app.getUrl() });
}

/** Starts a worker process, whose HTTP side has nothing but health. Ends with status 1 when it cannot start. */
export async function startWorker(module: DynamicModule, options: ProcessOptions): Promise<void> {
  try {
    const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter(), nestOptions(options.name));
    await listen(app, options);
  } catch (error) {
    processLogger(options.name).fatal({ event: 'start-failed', error: error instanceof Error ? error.message : String(error) });
    process.exit(1);
  }
}
