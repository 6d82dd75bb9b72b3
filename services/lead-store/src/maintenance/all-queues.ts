import { getQueueToken } from '@nestjs/bullmq';
import type { Provider } from '@nestjs/common';
import type { Queue } from 'bullmq';

/** The queues that this process measures, and whose old jobs retention deletes. */
export const ALL_QUEUES = Symbol('ALL_QUEUES');

export const allQueues = (names: readonly string[]): Provider => ({
  provide: ALL_QUEUES,
  inject: names.map((name) => getQueueToken(name)),
  useFactory: (...queues: Queue[]) => queues,
});
