import { Processor, type WorkerHost } from '@nestjs/bullmq';
import type { Provider, Type } from '@nestjs/common';
import type { QueueName } from '@school/contracts';
import type { z } from 'zod';
import type { workerTiming } from '../config/env-fields.js';

/**
 * Provides a processor as the worker of a queue. Nest takes a worker's options from `@Processor`, when a class is
 * defined; these come from the environment, which is parsed later. So the decorated class is a subclass, defined once
 * the environment is known.
 *
 * A job whose worker was killed or starved is taken over once its lock has run out. After `maxStalledCount` times
 * BullMQ would make a dead letter of it, which a busy host reaches: `retryByAge` has it wait longer instead, and a turn
 * with Gaia has a deadline.
 * @param concurrency how many jobs are worked on at once.
 */
export function workerProvider(
  queue: QueueName,
  processor: Type<WorkerHost>,
  { WORKER_LOCK_MS, WORKER_STALLED_CHECK_MS }: z.output<z.ZodObject<typeof workerTiming>>,
  concurrency: number,
): Provider {
  const configured = class extends (processor as Type) {};
  Processor(queue, {
    concurrency,
    lockDuration: WORKER_LOCK_MS,
    stalledInterval: WORKER_STALLED_CHECK_MS,
    maxStalledCount: Number.MAX_SAFE_INTEGER,
  })(configured);
  return { provide: processor, useClass: configured };
}
