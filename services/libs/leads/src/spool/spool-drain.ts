// Moves entries of the spool to the queues, oldest first, once Redis accepts them. Every process that shares the
// directory does so. An entry that cannot be moved is retried with exponential back-off, and blocks no other.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { QUEUES, type Lead, type QueueName } from '@school/contracts';
import { RedisDurability, errorLog, errorText, isRefusal } from '@school/platform';
import { isLeadId } from '../accepting/lead-id.js';
import { type LeadProgress, LeadQueues } from '../accepting/lead-queues.js';
import { Tombstones } from '../erasure/tombstones.js';
import { FinishedJobs } from './finished-jobs.js';
import { Spool, type SpoolEntry, UnreadableEntryError } from './spool.js';

const PAUSE_MS = 1000;
/** Listing many thousands of entries takes a while: at most this share of the time is spent on it. */
const LISTING_SHARE = 0.05;
/** Entries moved at once: few, so that requests of visitors take precedence. */
const BATCH = 8;
/** Copies that are compared with Redis in one pass, oldest first. */
const COPIES_A_PASS = 64;
/** A draft of this age was left by a killed process and never acknowledged. */
const DRAFT_ABANDONED_MS = 60 * 60 * 1000;
/** The longest back-off of an entry; it begins with one second and doubles. */
const LONGEST_PAUSE_MS = 60_000;
/** After so many failures an entry is reported as stuck, for an operator. */
const FAILURES_TO_BE_STUCK = 3;

/** An entry in back-off. In memory only: after a restart it is tried at once. */
interface Postponed {
  readonly attempts: number;
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
  /** Undefined for a copy whose jobs are not completed. */
  readonly reason: string | undefined;
}

/** Redis is unavailable: the failure is not that of an entry. */
class QueuesAwayError extends Error {
  override readonly name = 'QueuesAwayError';
}

@Injectable()
export class SpoolDrain implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SpoolDrain.name);
  private readonly errors = errorLog(this.logger, 'spool-not-drained', 'spool');
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

  /** The reason of each stuck entry: it has failed several times, blocks no other, and is retried every minute. */
  get stuck(): string[] {
    return [...this.postponed.values()].flatMap(({ attempts, reason }) =>
      reason !== undefined && attempts >= FAILURES_TO_BE_STUCK ? [reason] : [],
    );
  }

  /**
   * One pass over the entries, as long as Redis accepts them.
   * @returns how many entries were removed.
   */
  async drain(): Promise<number> {
    const begin = performance.now();
    this.finished.listen(this.durability.losesWrites);
    const received = this.finished.leadIds();
    const entries = await this.spool.entries();
    this.pauseMs = Math.max(PAUSE_MS, (performance.now() - begin) / LISTING_SHARE);
    this.pruneState(entries, received);
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
        this.errors.recovered();
        if (moved > 0) this.logger.log({ event: 'spool-drained', leads: moved });
      } catch (error) {
        this.errors.onError(error instanceof Error ? error : new Error(String(error)));
      }
      await wait(this.pauseMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /**
   * Queues one entry and only then removes it; while Redis is known to lose writes, not before both jobs are completed.
   * @returns whether it was removed.
   * @throws QueuesAwayError when Redis is unavailable, so that the pass should end.
   */
  private async move(entry: SpoolEntry): Promise<boolean> {
    try {
      const lead = await this.spool.read(entry);
      if (lead === null) return false;
      const progress = await this.ensureQueued(lead);
      if (progress === 'broken' || (progress === 'queued' && this.durability.losesWrites)) return this.postpone(entry);
      await this.spool.remove(entry);
      return true;
    } catch (error) {
      if (error instanceof QueuesAwayError) throw error;
      if (error instanceof UnreadableEntryError) return this.quarantine(entry, error);
      return this.postpone(entry, errorText(error));
    }
  }

  private async ensureQueued(lead: Lead): Promise<LeadProgress> {
    try {
      return await this.queues.ensureQueued(lead, this.durability.losesWrites ? await this.closed(lead.id) : undefined);
    } catch (error) {
      throw isRefusal(error) ? error : new QueuesAwayError('Redis is unavailable', { cause: error });
    }
  }

  /** The queues that have completed a lead's job, or must not be given it again. */
  private async closed(leadId: string): Promise<ReadonlySet<QueueName>> {
    const queues = [QUEUES.store, QUEUES.mail];
    const closed = await Promise.all(queues.map((queue) => this.tombstones.closed(queue, [leadId])));
    return new Set([
      ...this.finished.completedQueues(leadId),
      ...queues.filter((_, index) => closed[index]!.has(leadId)),
    ]);
  }

  /** The entries of this pass. A Redis that evicts keys is not given more jobs than it can hold. */
  private due(entries: readonly SpoolEntry[]): SpoolEntry[] {
    const now = performance.now();
    const done = entries.filter(({ name }) => this.finished.isFinished(name));
    const open = entries.filter(
      ({ name }) => !this.finished.isFinished(name) && now >= (this.postponed.get(name)?.until ?? 0),
    );
    return [...done, ...(this.durability.losesWrites ? open.slice(0, COPIES_A_PASS) : open)];
  }

  private postpone(entry: SpoolEntry, reason?: string): false {
    const attempts = (this.postponed.get(entry.name)?.attempts ?? 0) + 1;
    this.postponed.set(entry.name, {
      attempts,
      until: performance.now() + Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** (attempts - 1)),
      reason,
    });
    if (reason !== undefined && attempts === FAILURES_TO_BE_STUCK)
      this.logger.error({ event: 'spool-entry-stuck', entry: loggableName(entry), error: reason });
    return false;
  }

  private async quarantine(entry: SpoolEntry, error: UnreadableEntryError): Promise<false> {
    try {
      await this.spool.quarantine(entry);
      this.logger.error({ event: 'spool-entry-set-aside', entry: loggableName(entry), error: error.message });
      return false;
    } catch (renaming) {
      return this.postpone(entry, `${error.message}, and cannot be quarantined: ${errorText(renaming)}`);
    }
  }

  /**
   * Drops the state of entries that are gone.
   * @param received leads whose completion was known before the entries were listed.
   */
  private pruneState(entries: readonly SpoolEntry[], received: readonly string[]): void {
    const present = new Set(entries.map(({ name }) => name));
    for (const name of this.postponed.keys()) if (!present.has(name)) this.postponed.delete(name);
    for (const leadId of received) if (!present.has(leadId)) this.finished.forget(leadId);
  }

  private async removeAbandonedDrafts(): Promise<void> {
    for (const draft of await this.spool.entries('tmp')) {
      if (Date.now() - draft.since.getTime() > DRAFT_ABANDONED_MS) await this.spool.remove(draft);
    }
  }
}

/** The name of a foreign file may hold personal data. */
const loggableName = ({ name }: SpoolEntry): string => (isLeadId(name) ? name : 'foreign');
