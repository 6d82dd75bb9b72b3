// Moves the entries of the spool to the queues, oldest first, as soon as Redis is available. Every gateway does so for
// all entries. Two of them may move the same lead, which is one job all the same.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Lead, isLeadId } from '@school/contracts';
import { errorText } from '@school/platform';
import { LeadQueues } from '../accepting/lead-queues.js';
import { Spool, type SpoolEntry, UnreadableEntryError } from './spool.js';

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A draft of this age is from a process that was killed before it answered the request. */
const DRAFT_ABANDONED_MS = 60 * 60 * 1000;

@Injectable()
export class SpoolDrain implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SpoolDrain.name);
  private readonly stop = new AbortController();
  private running: Promise<void> = Promise.resolve();

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

  /**
   * Queues every entry, and removes it from the spool. An entry that Redis refuses, or that cannot be read at the
   * moment, stays, and the others are queued.
   * @throws when an entry was not queued, or when the disk is unavailable.
   */
  async drain(): Promise<void> {
    const failures: string[] = [];
    let leads = 0;
    for (const entry of await this.spool.entries()) {
      if (this.stop.signal.aborted) break;
      try {
        const lead = await this.read(entry);
        if (!lead) continue;
        await this.queues.add(lead);
      } catch (error) {
        failures.push(`${entry.name}: ${errorText(error)}`);
        continue;
      }
      await this.spool.remove(entry);
      leads += 1;
    }
    for (const draft of await this.spool.entries('tmp'))
      if (Date.now() - draft.since.getTime() > DRAFT_ABANDONED_MS) await this.spool.remove(draft);
    if (leads > 0) this.logger.log({ event: 'spool-drained', leads });
    if (failures.length > 0) throw new Error(`Not queued: ${failures.length} leads, the oldest ${failures[0]}`);
  }

  private async run(): Promise<void> {
    let pause = PAUSE_MS;
    while (!this.stop.signal.aborted) {
      try {
        await this.drain();
        pause = PAUSE_MS;
      } catch (error) {
        this.logger.warn({ event: 'spool-not-drained', error: errorText(error), retryInSeconds: pause / 1000 });
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      }
      await wait(pause, undefined, { signal: this.stop.signal }).catch(() => undefined);
    }
  }

  /**
   * @returns null for an entry that another process has moved, or that is no lead and is moved to `bad`.
   * @throws the disk's error, which may pass.
   */
  private async read(entry: SpoolEntry): Promise<Lead | null> {
    try {
      return await this.spool.read(entry);
    } catch (error) {
      if (!(error instanceof UnreadableEntryError)) throw error;
      await this.spool.setAside(entry);
      // The name of a file that the spool did not write may hold personal data.
      const name = isLeadId(entry.name) ? entry.name : 'foreign';
      this.logger.error({ event: 'spool-entry-set-aside', entry: name, error: errorText(error) });
      return null;
    }
  }
}
