// Starts and ends every Nest process.
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { release } from './config/release.js';
import { processLogger } from './observability/process-logger.js';

/** Where a process listens; port 0 takes a free one. */
interface Listening {
  readonly HOST: string;
  readonly PORT: number;
}

/** Options of every Nest application: the process's logger, 503 while it closes, an exception instead of an abort. */
export const nestOptions = (name: string): NestApplicationOptions => ({
  logger: processLogger(name),
  return503OnClosing: true,
  abortOnError: false,
});

/**
 * How long a process may take to end after SIGTERM. A job that takes longer stalls, and another worker runs it again.
 * The containers' `stop_grace_period` is longer.
 */
export const SHUTDOWN_DEADLINE_MS = 40_000;

/**
 * Exits after an uncaught error, which leaves the process in an unknown state. By default, Node would print the whole
 * error, which may contain personal data.
 */
export function exitOnUncaughtErrors(name: string): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (err: unknown) => {
      processLogger(name).fatal({ event: 'uncaught-error', err });
      process.exit(1);
    });
  }
}

/**
 * How long a closed process may stay because something is still open, such as a connection to a silent server. Longer
 * than the two seconds after which ioredis destroys a connection that never opened.
 */
export const OPEN_HANDLES_MS = 5000;

/** Closes on SIGTERM or SIGINT. The process then ends because nothing is open; otherwise it logs what is, and exits. */
export function closeOnSignals(name: string, close: () => Promise<unknown>): void {
  const logger = processLogger(name);
  const exitAfter = (milliseconds: number) =>
    setTimeout(() => {
      logger.error({ event: 'shutdown-overdue', open: process.getActiveResourcesInfo() });
      process.exit(1);
    }, milliseconds).unref();
  let closing: Promise<unknown> | undefined;
  const onSignal = () => {
    exitAfter(SHUTDOWN_DEADLINE_MS);
    closing ??= close()
      .catch((err: unknown) => {
        logger.error({ event: 'shutdown-failed', err });
        process.exitCode = 1;
      })
      .then(() => exitAfter(OPEN_HANDLES_MS));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}

/** Starts a process: creates its application and listens. Exits with status 1 when that fails. */
export async function start(
  name: string,
  { HOST, PORT }: Listening,
  create: () => Promise<NestFastifyApplication>,
): Promise<void> {
  try {
    const app = await create();
    exitOnUncaughtErrors(name);
    closeOnSignals(name, () => app.close());
    await app.listen(PORT, HOST);
    processLogger(name).log({ event: 'ready', ...release, address: await app.getUrl() });
  } catch (err) {
    processLogger(name).fatal({ event: 'start-failed', err });
    process.exit(1);
  }
}

/** Starts a worker process. Its HTTP server serves the health endpoints alone. */
export const startWorker = (name: string, env: Listening, module: DynamicModule): Promise<void> =>
  start(name, env, () => NestFactory.create(module, new FastifyAdapter(), nestOptions(name)));
