// What must not come back: leads that were erased, and leads that an operator took off a queue for good. A tombstone is a lead's id,
// which leads to nobody once the lead itself is gone.
import { Injectable } from '@nestjs/common';
import type { QueueName } from '@school/contracts';
import type { Job } from 'bullmq';
import { Redis } from 'ioredis';

const ERASED = 'tombstones:erased';
const discarded = (queue: QueueName) => `tombstones:discarded:${queue}`;

/** Whether a lead may be worked on can't be told now: it waits. */
export class TombstonesUnavailableError extends Error {
  override readonly name = 'TombstonesUnavailableError';
}

@Injectable()
export class Tombstones {
  constructor(private readonly redis: Redis) {}

  /** Nothing of these leads may be stored, mailed or queued any more. Done again, the first time counts. */
  async erase(leadIds: readonly string[], at = new Date()): Promise<void> {
    await this.add(ERASED, leadIds, at);
  }

  /** These leads may not be added to a queue again by anything but a new request or an operator. */
  async discard(queue: QueueName, leadIds: readonly string[], at = new Date()): Promise<void> {
    await this.add(discarded(queue), leadIds, at);
  }

  /** Those of these leads that were erased. @throws TombstonesUnavailableError */
  erased(leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.among(ERASED, leadIds);
  }

  /** Those of these leads that must not be added to a queue by a reconciler: erased, or discarded there. @throws TombstonesUnavailableError */
  async closed(queue: QueueName, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const [erased, gone] = await Promise.all([this.among(ERASED, leadIds), this.among(discarded(queue), leadIds)]);
    return new Set([...erased, ...gone]);
  }

  /** Ids of all erased leads. */
  allErased(): Promise<string[]> {
    return this.redis.zrange(ERASED, 0, -1);
  }

  /** Forgets tombstones older than a date. @returns how many. */
  async expire(before: Date, queues: readonly QueueName[]): Promise<number> {
    const counts = await Promise.all(
      [ERASED, ...queues.map(discarded)].map((key) => this.redis.zremrangebyscore(key, '-inf', `(${before.getTime()}`)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async add(key: string, leadIds: readonly string[], at: Date): Promise<void> {
    if (leadIds.length > 0) await this.redis.zadd(key, 'NX', ...leadIds.flatMap((id) => [at.getTime(), id]));
  }

  private async among(key: string, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (leadIds.length === 0) return new Set();
    try {
      const scores = await this.redis.zmscore(key, ...leadIds);
      return new Set(leadIds.filter((_, index) => scores[index] !== null));
    } catch (error) {
      throw new TombstonesUnavailableError('The tombstones do not answer', { cause: error });
    }
  }
}

/** Has a job that is being worked on vanish, with its data, in the moment it completes. */
export function leaveNoTrace(job: Job): void {
  job.opts.removeOnComplete = true;
}
