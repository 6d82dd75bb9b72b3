// Leads that must not be restored: erased ones, and ones whose job an operator discarded from a queue. A tombstone is a
// lead's id, which identifies nobody once the lead is deleted.
import { Injectable } from '@nestjs/common';
import type { QueueName } from '@school/contracts';
import type { Job } from 'bullmq';
import { Redis } from 'ioredis';

const ERASED = 'tombstones:erased';
const discarded = (queue: QueueName) => `tombstones:discarded:${queue}`;

/** Redis does not answer, so whether a lead was erased is unknown: its job waits. */
export class TombstonesUnavailableError extends Error {
  override readonly name = 'TombstonesUnavailableError';
}

@Injectable()
export class Tombstones {
  constructor(private readonly redis: Redis) {}

  /** Marks leads as erased: they are not stored, mailed or queued any more. Repeated, the first time is kept. */
  async erase(leadIds: readonly string[], at = new Date()): Promise<void> {
    await this.add(ERASED, leadIds, at);
  }

  /** Marks leads as discarded from a queue: only a new request or an operator adds them to it again. */
  async discard(queue: QueueName, leadIds: readonly string[], at = new Date()): Promise<void> {
    await this.add(discarded(queue), leadIds, at);
  }

  /**
   * Whether the lead of an active job was erased: the job is then removed, with its data, when it completes.
   * @throws as `erased`.
   */
  async hasErased(job: Job, leadId: string): Promise<boolean> {
    const isErased = (await this.erased([leadId])).size > 0;
    if (isErased) removeOnCompletion(job);
    return isErased;
  }

  /** Those of these leads that were erased. @throws TombstonesUnavailableError */
  erased(leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.members(ERASED, leadIds);
  }

  /**
   * Those of these leads that must not be added to a queue by a reconciler: erased, or discarded there. @throws
   * TombstonesUnavailableError
   */
  async closed(queue: QueueName, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    const [erased, gone] = await Promise.all([this.members(ERASED, leadIds), this.members(discarded(queue), leadIds)]);
    return new Set([...erased, ...gone]);
  }

  /** Ids of all erased leads. */
  allErased(): Promise<string[]> {
    return this.redis.zrange(ERASED, 0, -1);
  }

  /** Deletes tombstones older than a date. @returns how many. */
  async expire(before: Date, queues: readonly QueueName[]): Promise<number> {
    const counts = await Promise.all(
      [ERASED, ...queues.map(discarded)].map((key) => this.redis.zremrangebyscore(key, '-inf', `(${before.getTime()}`)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async add(key: string, leadIds: readonly string[], at: Date): Promise<void> {
    if (leadIds.length > 0) await this.redis.zadd(key, 'NX', ...leadIds.flatMap((id) => [at.getTime(), id]));
  }

  private async members(key: string, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (leadIds.length === 0) return new Set();
    try {
      const scores = await this.redis.zmscore(key, ...leadIds);
      return new Set(leadIds.filter((_, index) => scores[index] !== null));
    } catch (error) {
      throw new TombstonesUnavailableError('The tombstones cannot be read', { cause: error });
    }
  }
}

/** Has an active job removed, with its data, when it completes. */
export function removeOnCompletion(job: Job): void {
  job.opts.removeOnComplete = true;
}
