// How every Nest process starts, listens and ends.
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { errorFrames, errorText } from './observability/error-text.js';
import { processLogger } from './observability/process-logger.js';

export interface ProcessOptions {
  readonly name: string;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
}

/** Options of every Nest application: the process's logger, 503 while it closes, an exception instead of an abort. */
export const nestOptions = (name: string): NestApplicationOptions => ({
  logger: processLogger(name),
  return503OnClosing: true,
  abortOnError: false,
});

/** Longer than any job or request, shorter than an operator's grace of 45 s. */
const SHUTDOWN_DEADLINE_MS = 40_000;
/** How long connections may take to close. Those of BullMQ never close while Redis is away. */
const CONNECTIONS_CLOSE_MS = 3000;

/**
 * Exits after an error that nothing caught: the state of the process is unknown. Node itself would print the whole
 * error, personal data included.
 */
export function exitOnUncaughtErrors(name: string): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      processLogger(name).fatal({ event: 'stray-error', error: errorText(error), frames: errorFrames(error) });
      process.exit(1);
    });
  }
}

/** Listens, and closes gracefully on SIGTERM and SIGINT. Writes one line when ready. */
export async function listen(app: NestFastifyApplication, { name, host, port }: ProcessOptions): Promise<void> {
  exitOnUncaughtErrors(name);
  app.enableShutdownHooks();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref());
  // Jobs and requests are done by then.
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onClose', async () => void setTimeout(() => process.exit(0), CONNECTIONS_CLOSE_MS).unref());
  await app.listen(port, host);
  processLogger(name).log({ event: 'ready', address: await app.getUrl() });
}

/**
 * Starts a worker process, whose HTTP server serves the health endpoints alone. Exits with status 1 when it cannot
 * start.
 */
export async function startWorker(module: DynamicModule, options: ProcessOptions): Promise<void> {
  try {
    const app = await NestFactory.create<NestFastifyApplication>(
      module,
      new FastifyAdapter(),
      nestOptions(options.name),
    );
    await listen(app, options);
  } catch (error) {
    processLogger(options.name).fatal({ event: 'start-failed', error: errorText(error) });
    process.exit(1);
  }
}
