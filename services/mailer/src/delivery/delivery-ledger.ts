// The delivery ledger: one entry in Redis for each mail, so that a job that runs twice sends its mail once. Operators
// see the entries in `leads find`.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type Purpose, deliveryKey } from '@school/leads';
import { ENV, errorText } from '@school/platform';
import { Redis } from 'ioredis';
import type { MailerEnv } from '../env.js';
import { SmtpError } from './smtp-failure.js';

/**
 * An entry is a state, a time and a text. While a process sends the mail, it is `sending` and the process's token.
 * - unanswered: the mail was sent and may have arrived. The text begins with the number of copies.
 * - accepted: the mail server accepted the mail. The text is that of `send`.
 * - failed: the address does not exist.
 */
type DeliveryState = 'unanswered' | 'accepted' | 'failed';

/** After this time another process may send the mail: the first one was probably killed. */
const CLAIM_MS = 60_000;
const SHORTEST_CLAIM_MS = 10_000;
const KEPT_MS = retention.deliveryLedgerDays * 24 * 60 * 60 * 1000;
const RECORD_RETRY_MS = 250;
/** The most copies of a mail to which the server does not reply. */
const MOST_COPIES = 3;

/** Without the ledger nothing is sent. The job is retried. */
export class LedgerUnavailableError extends Error {
  override readonly name = 'LedgerUnavailableError';
}

/** Another process is sending this mail, or was killed a moment ago while it did. */
export class DeliveryUnderWayError extends Error {
  override readonly name = 'DeliveryUnderWayError';
}

/** The server replied to no copy of the mail. If an operator retries the job, the mail is sent again. */
export class MailUnansweredError extends Error {
  override readonly name = 'MailUnansweredError';
}

/** Compare and set: replaces a value by another, or deletes it, unless a different process has changed it. */
const REPLACE = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('del', KEYS[1]) else redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1`;

interface Ending {
  readonly state: 'accepted' | 'failed';
  readonly at: string;
  readonly text: string;
}

interface Claim {
  readonly value: string;
  /** The previous value: that of an unanswered mail, or empty. */
  readonly before: string;
  readonly copies: number;
}

@Injectable()
export class DeliveryLedger implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLedger.name);
  private readonly claimMs: number;
  private stopping = false;

  constructor(
    private readonly redis: Redis,
    @Inject(ENV) { RETRY_TIME_SCALE }: Pick<MailerEnv, 'RETRY_TIME_SCALE'>,
  ) {
    this.claimMs = Math.max(SHORTEST_CLAIM_MS, CLAIM_MS * RETRY_TIME_SCALE);
  }

  /**
   * Sends a mail, unless its entry is accepted or failed. A second copy, with the same Message-ID, is sent if a process
   * is killed before it records the acceptance, and if the server does not reply.
   * @param send resolves with the server's response once the mail is accepted.
   * @throws LedgerUnavailableError, DeliveryUnderWayError, MailUnansweredError, or what `send` throws.
   */
  async once(
    leadId: string,
    purpose: Purpose | 'morning',
    send: () => Promise<string>,
  ): Promise<'sent' | 'sent-before'> {
    const key = deliveryKey(leadId, purpose);
    const claim = await this.claim(key);
    if (!claim) return 'sent-before';
    let response: string;
    try {
      response = await send();
    } catch (error) {
      if (error instanceof SmtpError && error.failure === 'unanswered') await this.countCopy(key, claim, error);
      // If this fails, the claim expires.
      else await this.replace(key, claim.value, claim.before, KEPT_MS).catch(() => undefined);
      throw error;
    }
    await this.record(key, 'accepted', response);
    return 'sent';
  }

  /**
   * What became of a mail, once that is final.
   * @throws LedgerUnavailableError
   */
  async ending(leadId: string, purpose: Purpose): Promise<Ending | undefined> {
    const entry = await this.query(() => this.redis.get(deliveryKey(leadId, purpose)));
    const [state, at = '', ...words] = entry?.split(' ') ?? [];
    return state === 'accepted' || state === 'failed' ? { state, at, text: words.join(' ') } : undefined;
  }

  /** Records that a mail can never be delivered. @param reason without addresses. */
  async fail(leadId: string, purpose: Purpose, reason: string): Promise<void> {
    await this.record(deliveryKey(leadId, purpose), 'failed', reason);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns undefined for a mail that was accepted or has failed. */
  private async claim(key: string): Promise<Claim | undefined> {
    const token = `sending ${randomUUID()}`;
    const found = await this.query(() => this.redis.set(key, token, 'PX', this.claimMs, 'NX', 'GET'));
    if (found === null) return { value: token, before: '', copies: 0 };
    const [state, , copies] = found.split(' ');
    if (state === 'accepted' || state === 'failed') return undefined;
    if (state === 'sending' || !(await this.query(() => this.replace(key, found, token, this.claimMs))))
      throw new DeliveryUnderWayError('Another process is sending this mail');
    // After the last copy only an operator can run the job again. The count then starts again.
    return { value: token, before: found, copies: (Number(copies) || 0) % MOST_COPIES };
  }

  private async countCopy(key: string, { copies }: Claim, error: SmtpError): Promise<void> {
    const sent = copies + 1;
    await this.record(key, 'unanswered', `${sent} ${error.message}`);
    if (sent === MOST_COPIES)
      throw new MailUnansweredError(`Sent ${sent} times without an answer, may have arrived: ${error.message}`);
  }

  private async replace(key: string, value: string, by: string, milliseconds: number): Promise<boolean> {
    return (await this.redis.eval(REPLACE, 1, key, value, by, milliseconds)) === 1;
  }

  private async query<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw new LedgerUnavailableError('The delivery ledger is unavailable', { cause: error });
    }
  }

  /** Records the outcome of a mail that was sent. Retries until it succeeds or the process stops. */
  private async record(key: string, state: DeliveryState, text: string): Promise<void> {
    const value = `${state} ${new Date().toISOString()} ${text}`;
    for (let logged = false; ; logged = true) {
      try {
        await this.redis.set(key, value, 'PX', KEPT_MS);
        return;
      } catch (error) {
        if (!logged) this.logger.error({ event: 'ledger-unavailable', key, error: errorText(error) });
        if (this.stopping) throw new LedgerUnavailableError('The delivery ledger is unavailable', { cause: error });
        await wait(RECORD_RETRY_MS);
      }
    }
  }
}
