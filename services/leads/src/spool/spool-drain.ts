// Brings what waits in the spool to the queues, oldest first, as soon as Redis takes it. Every process that shares the directory does so.
// An entry that can't be moved is tried again by itself, ever more seldom, and keeps no other waiting.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUES, type Lead, type QueueName } from '@school/contracts';
import { RedisDurability, errorLog, errorText, isRefusal } from '@school/platform';
import { type LeadProgress, LeadQueues } from '../accepting/lead-queues.js';
import { Tombstones } from '../erasure/tombstones.js';
import { FinishedJobs } from './finished-jobs.js';
import { Spool, type SpoolEntry, UnreadableEntryError } from './spool.js';

const PAUSE_MS = 1000;
/** Looking through many thousands of entries takes a while: at most this share of the time goes into it. */
const LISTING_SHARE = 0.05;
/** Entries under way at once: few, so that visitors go first. */
const BATCH = 8;
/** Copies that are compared with Redis in one pass, the oldest first. */
const COPIES_A_PASS = 64;
/** What lies in `tmp` for so long belonged to a killed process and was never acknowledged. */
const DRAFT_ABANDONED_MS = 60 * 60 * 1000;
/** An entry that stays is looked at again after one second, two, four, and so on up to this. */
const LONGEST_PAUSE_MS = 60_000;
/** So many failures of its own make an entry one that an operator should look at. */
const FAILURES_TO_BE_STUCK = 3;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An entry that is left alone for a while. Known to this process alone: after a restart it is simply tried anew. */
interface Postponed {
  readonly looks: number;
  /** On the clock of `performance.now()`. */
  readonly until: number;
  /** Undefined for a copy that waits for its jobs to end. */
  readonly reason: string | undefined;
}

/** Redis takes nothing now: no entry is to blame. */
class QueuesAwayError extends Error {
  override readonly name = 'QueuesAwayError';
}

@Injectable()
export class SpoolDrain implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SpoolDrain.name);
  private readonly troubles = errorLog(this.logger, 'spool-not-drained', 'spool');
  private readonly stop = new AbortController();
  private readonly postponed = new Map<string, Postponed>();
  private running: Promise<void> = Promise.resolve();
  private pauseMs = PAUSE_MS;

  constructor(
    private readonly spool: Spool,
    private readonly queues: LeadQueues,
    private readonly durability: RedisDurability,
    private readonly finished: FinishedJobs,
    private readonly tombstones: Tombstones,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  /** Why each entry is stuck that has failed several times. Others go past it, and it is tried again every minute. */
  get stuck(): string[] {
    return [...this.postponed.values()].flatMap(({ looks, reason }) =>
      reason !== undefined && looks >= FAILURES_TO_BE_STUCK ? [reason] : [],
    );
  }

  /** One pass over what waits, as far as Redis takes it. @returns how many entries left the spool. */
  async drain(): Promise<number> {
    const begin = performance.now();
    this.finished.listen(this.durability.forgets);
    const heardOf = this.finished.leadIds();
    const entries = await this.spool.entries();
    this.pauseMs = Math.max(PAUSE_MS, (performance.now() - begin) / LISTING_SHARE);
    this.forgetAllBut(entries, heardOf);
    const due = this.due(entries);
    let moved = 0;
    for (let start = 0; start < due.length && !this.stop.signal.aborted; start += BATCH) {
      const results = await Promise.allSettled(due.slice(start, start + BATCH).map((entry) => this.move(entry)));
      moved += results.filter((result) => result.status === 'fulfilled' && result.value).length;
      const refused = results.find((result) => result.status === 'rejected');
      if (refused) throw (refused.reason as Error).cause;
    }
    return moved;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        const moved = await this.drain();
        await this.removeAbandonedDrafts();
        this.troubles.over();
        if (moved > 0) this.logger.log({ event: 'spool-drained', leads: moved });
      } catch (error) {
        this.troubles.onError(error instanceof Error ? error : new Error(String(error)));
      }
      await wait(this.pauseMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /**
   * Queues one entry and only then removes it; while Redis is known to forget, not before both jobs are done.
   * @returns whether it was removed.
   * @throws QueuesAwayError when it is no use to go on with others.
   */
  private async move(entry: SpoolEntry): Promise<boolean> {
    try {
      const lead = await this.spool.read(entry);
      if (lead === null) return false;
      const progress = await this.settle(lead);
      if (progress === 'broken' || (progress === 'queued' && this.durability.forgets)) return this.postpone(entry);
      await this.spool.remove(entry);
      return true;
    } catch (error) {
      if (error instanceof QueuesAwayError) throw error;
      if (error instanceof UnreadableEntryError) return this.setAside(entry, error);
      return this.postpone(entry, errorText(error));
    }
  }

  private async settle(lead: Lead): Promise<LeadProgress> {
    try {
      return await this.queues.settle(lead, this.durability.forgets ? await this.closed(lead.id) : undefined);
    } catch (error) {
      throw isRefusal(error) ? error : new QueuesAwayError('Redis takes nothing', { cause: error });
    }
  }

  /** The queues that have done a lead's job, or must not be given it again. */
  private async closed(leadId: string): Promise<ReadonlySet<QueueName>> {
    const queues = [QUEUES.store, QUEUES.mail];
    const closed = await Promise.all(queues.map((queue) => this.tombstones.closed(queue, [leadId])));
    return new Set([...this.finished.of(leadId), ...queues.filter((_, index) => closed[index]!.has(leadId))]);
  }

  /** What is to be looked at in this pass. A Redis that forgets for want of memory is not given more than it can remember. */
  private due(entries: readonly SpoolEntry[]): SpoolEntry[] {
    const now = performance.now();
    const done = entries.filter(({ name }) => this.finished.whole(name));
    const open = entries.filter(({ name }) => !this.finished.whole(name) && now >= (this.postponed.get(name)?.until ?? 0));
    return [...done, ...(this.durability.forgets ? open.slice(0, COPIES_A_PASS) : open)];
  }

  private postpone(entry: SpoolEntry, reason?: string): false {
    const looks = (this.postponed.get(entry.name)?.looks ?? 0) + 1;
    this.postponed.set(entry.name, { looks, until: performance.now() + Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (looks - 1)), reason });
    if (reason !== undefined && looks === FAILURES_TO_BE_STUCK)
      this.logger.error({ event: 'spool-entry-stuck', entry: tellableName(entry), error: reason });
    return false;
  }

  private async setAside(entry: SpoolEntry, error: UnreadableEntryError): Promise<false> {
    try {
      await this.spool.setAside(entry);
      this.logger.error({ event: 'spool-entry-set-aside', entry: tellableName(entry), error: error.message });
      return false;
    } catch (renaming) {
      return this.postpone(entry, `${error.message}, and can't be set aside: ${errorText(renaming)}`);
    }
  }

  /** Entries come and go. @param heardOf leads whose end was known before the entries were listed. */
  private forgetAllBut(entries: readonly SpoolEntry[], heardOf: readonly string[]): void {
    const there = new Set(entries.map(({ name }) => name));
    for (const name of this.postponed.keys()) if (!there.has(name)) this.postponed.delete(name);
    for (const leadId of heardOf) if (!there.has(leadId)) this.finished.forget(leadId);
  }

  private async removeAbandonedDrafts(): Promise<void> {
    for (const draft of await this.spool.entries('tmp')) {
      if (Date.now() - draft.since.getTime() > DRAFT_ABANDONED_MS) await this.spool.remove(draft);
    }
  }
}

/** A stranger's file name may say anything. */
const tellableName = ({ name }: SpoolEntry): string => (UUID.test(name) ? name : 'foreign');
