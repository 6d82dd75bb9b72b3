// Removes expired jobs. BullMQ removes finished jobs when another one finishes: on an idle queue they would stay.
import { QUEUES, type QueueName } from '@school/contracts';
import { AUDIT_KEY, type Tombstones } from '@school/leads';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Cutoffs, isExpired } from './cutoffs.js';

export interface ExpiredJobs {
  readonly finishedJobs: number;
  /** Dead letters that were not handled until the lead expired. */
  readonly deadLetters: number;
  readonly tombstones: number;
}

export type Queues = Readonly<Record<QueueName, Queue>>;

/** Removes expired jobs with their events, or only counts them. */
export async function expireJobs(
  queues: Queues,
  redis: Redis,
  tombstones: Tombstones,
  cutoffs: Cutoffs,
  dryRun: boolean,
): Promise<ExpiredJobs> {
  let finishedJobs = 0;
  let deadLetters = 0;
  for (const queue of Object.values(queues)) {
    const chats = queue.name === QUEUES.chat;
    const before = chats ? cutoffs.chats : cutoffs.jobs;
    for (const state of chats ? (['completed', 'failed'] as const) : (['completed'] as const))
      finishedJobs += await clean(queue, redis, state, before, dryRun);
    if (!chats) deadLetters += await expireDeadLetters(queue, cutoffs, dryRun);
    // An event repeats the return value of its job.
    if (!dryRun) await redis.xtrim(queue.toKey('events'), 'MINID', before.getTime());
  }
  if (dryRun) return { finishedJobs, deadLetters, tombstones: 0 };
  await redis.xtrim(AUDIT_KEY, 'MINID', cutoffs.tombstones.getTime());
  return { finishedJobs, deadLetters, tombstones: await tombstones.expire(cutoffs.tombstones, Object.values(QUEUES)) };
}

/** @returns how many jobs had finished before. */
async function clean(
  queue: Queue,
  redis: Redis,
  state: 'completed' | 'failed',
  before: Date,
  dryRun: boolean,
): Promise<number> {
  if (dryRun) return redis.zcount(queue.toKey(state), '-inf', `(${before.getTime()}`);
  return (await queue.clean(Date.now() - before.getTime(), 0, state)).length;
}

async function expireDeadLetters(queue: Queue, cutoffs: Cutoffs, dryRun: boolean): Promise<number> {
  const expired = (await queue.getFailed()).filter((job) => isExpired(job, cutoffs));
  if (!dryRun) for (const job of expired) await job.remove();
  return expired.length;
}
