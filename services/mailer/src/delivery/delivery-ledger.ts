// Remembers what the mail server has accepted, so that a job that runs twice mails once.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { DELIVERY_ACCEPTED, type Purpose, deliveryKey, errorText } from '@school/platform';
import type { Redis } from 'ioredis';
import { SEND_DEADLINE_MS } from './mail.transport.js';

const SENDING = 'sending';
/** Longer than a delivery to two mailboxes can take: a claim that runs out belonged to a process that was killed. */
const CLAIM_MS = 2 * SEND_DEADLINE_MS + 5000;
/** However much a rehearsal hurries, a claim outlives a restart of Redis. */
const SHORTEST_CLAIM_MS = 10_000;
const KEPT_MS = retention.deliveryNoteDays * 24 * 60 * 60 * 1000;
const RECORD_AGAIN_MS = 250;

/** Without the ledger nothing is sent: the lead waits. */
export class LedgerUnavailableError extends Error {
  override readonly name = 'LedgerUnavailableError';
}

/** Another process is sending this mail, or was killed a moment ago while it did. */
export class DeliveryUnderWayError extends Error {
  override readonly name = 'DeliveryUnderWayError';
}

@Injectable()
export class DeliveryLedger implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLedger.name);
  private stopping = false;

  /** @param timeScale shortens the wait for a killed process's claim; below 1 only to rehearse outages. */
  constructor(
    private readonly redis: Redis,
    private readonly timeScale = 1,
  ) {}

  /**
   * Sends unless the ledger says that it was sent. A process killed between the server's acceptance and the ledger's note
   * leads to one more copy, with the same Message-ID; nothing else does.
   * @param send resolves with the server's words once the mail is accepted.
   * @returns whether it was sent now.
   * @throws LedgerUnavailableError, DeliveryUnderWayError, or what `send` throws.
   */
  async once(leadId: string, purpose: Purpose, send: () => Promise<string>): Promise<boolean> {
    const key = deliveryKey(leadId, purpose);
    const found = await this.claim(key);
    if (found === SENDING) throw new DeliveryUnderWayError('Another process is sending this mail');
    if (found !== null) return false;
    let answer: string;
    try {
      answer = await send();
    } catch (error) {
      // If this fails too, the claim runs out by itself.
      await this.redis.del(key).catch(() => undefined);
      throw error;
    }
    await this.record(key, `${DELIVERY_ACCEPTED} ${new Date().toISOString()} ${answer}`);
    return true;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async claim(key: string): Promise<string | null> {
    try {
      return await this.redis.set(key, SENDING, 'PX', Math.max(SHORTEST_CLAIM_MS, Math.ceil(CLAIM_MS * this.timeScale)), 'NX', 'GET');
    } catch (error) {
      throw new LedgerUnavailableError('The delivery ledger does not answer', { cause: error });
    }
  }

  /** The mail is out: as long as this process lives it keeps trying to note that. */
  private async record(key: string, value: string): Promise<void> {
    for (let warned = false; ; warned = true) {
      try {
        await this.redis.set(key, value, 'PX', KEPT_MS);
        return;
      } catch (error) {
        if (!warned) this.logger.error({ event: 'ledger-away', key, error: errorText(error) });
        if (this.stopping) throw new LedgerUnavailableError('The delivery ledger does not answer', { cause: error });
        await wait(RECORD_AGAIN_MS);
      }
    }
  }
}
