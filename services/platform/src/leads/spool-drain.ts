// Brings what waits in the spool to the queues, oldest first, as soon as Redis takes it. Every process that shares the directory does so.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { errorLog } from '../queues/error-log.js';
import { LeadQueues } from './lead-queues.js';
import { Spool, type SpoolEntry, UnreadableEntryError } from './spool.js';
import { SealedError } from './spool-seal.js';

const PAUSE_MS = 1000;
/** Looking through many thousands of entries takes a while: at most this share of the time goes into it. */
const LISTING_SHARE = 0.05;
/** Entries under way at once: few, so that visitors go first. */
const BATCH = 8;
/** What lies in `tmp` for so long belonged to a killed process and was never acknowledged. */
const DRAFT_ABANDONED_MS = 60 * 60 * 1000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@Injectable()
export class SpoolDrain implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SpoolDrain.name);
  private readonly troubles = errorLog(this.logger, 'spool-not-drained', 'spool');
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private pauseMs = PAUSE_MS;

  constructor(
    private readonly spool: Spool,
    private readonly queues: LeadQueues,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.running;
  }

  /** One pass over what waits, up to the first entry that Redis does not take. @returns how many entries were queued. */
  async drain(): Promise<number> {
    const begin = performance.now();
    const entries = await this.spool.entries();
    this.pauseMs = Math.max(PAUSE_MS, (performance.now() - begin) / LISTING_SHARE);
    let queued = 0;
    for (let start = 0; start < entries.length && !this.stop.signal.aborted; start += BATCH) {
      const moved = await Promise.allSettled(entries.slice(start, start + BATCH).map((entry) => this.move(entry)));
      queued += moved.filter((result) => result.status === 'fulfilled' && result.value).length;
      const refused = moved.find((result) => result.status === 'rejected');
      if (refused) throw refused.reason;
    }
    return queued;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      try {
        await this.removeAbandonedDrafts();
        const queued = await this.drain();
        this.troubles.over();
        if (queued > 0) this.logger.log({ event: 'spool-drained', leads: queued });
      } catch (error) {
        this.troubles.onError(error instanceof Error ? error : new Error(String(error)));
      }
      await wait(this.pauseMs, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /** Queues one entry and only then removes it. @returns whether it was queued. */
  private async move(entry: SpoolEntry): Promise<boolean> {
    const lead = await this.read(entry);
    if (lead === null) return false;
    await this.queues.add(lead);
    await this.spool.remove(entry);
    return true;
  }

  private async read(entry: SpoolEntry) {
    try {
      return await this.spool.read(entry);
    } catch (error) {
      // It stays where it is, for a process that has the key; the age of the oldest entry raises the alarm.
      if (error instanceof SealedError) return null;
      if (!(error instanceof UnreadableEntryError)) throw error;
      // A stranger's file name may say anything.
      this.logger.error({ event: 'spool-entry-set-aside', entry: UUID.test(entry.name) ? entry.name : 'foreign', error: error.message });
      await this.spool.setAside(entry);
      return null;
    }
  }

  private async removeAbandonedDrafts(): Promise<void> {
    for (const draft of await this.spool.entries('tmp')) {
      if (Date.now() - draft.since.getTime() > DRAFT_ABANDONED_MS) await this.spool.remove(draft);
    }
  }
}
