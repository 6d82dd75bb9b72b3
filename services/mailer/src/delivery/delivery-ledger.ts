// The delivery ledger: the state of each mail in Redis, so that a job that runs twice mails once, and a mail of unknown
// outcome is not sent in a loop.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type Purpose, deliveryKey } from '@school/leads';
import { errorText } from '@school/platform';
import type { Redis } from 'ioredis';
import {
  SENDING,
  type DeliveryFailure,
  type FailedDelivery,
  acceptedNote,
  undeliverableNote,
  retryAt,
  parseFailedDelivery,
  failedDeliveryNote,
} from './delivery-note.js';
import { smtpTimeouts } from './smtp-timeouts.js';
import { SmtpError } from './smtp-failure.js';

/**
 * The lifetime of a claim: one that expires belonged to a killed process. A process that sends for longer renews it.
 */
const CLAIM_MS = 65_000;
/** At any time scale a claim outlives a restart of Redis. */
const SHORTEST_CLAIM_MS = 10_000;
const KEPT_MS = retention.deliveryNoteDays * 24 * 60 * 60 * 1000;
const RECORD_RETRY_MS = 250;

/** The ledger is unavailable. Nothing is sent without it: the lead waits. */
export class LedgerUnavailableError extends Error {
  override readonly name = 'LedgerUnavailableError';
}

/** Another process is sending this mail, or was killed a moment ago while it did. */
export class DeliveryUnderWayError extends Error {
  override readonly name = 'DeliveryUnderWayError';
}

/** The mail was sent without success; its next copy may be sent at a certain time. */
export class RetryLaterError extends Error {
  override readonly name = 'RetryLaterError';
  constructor(
    readonly at: Date,
    reason: string,
  ) {
    super(reason);
  }
}

/** Every copy of the mail was sent without success: a further one is sent at an operator's command alone. */
export class MailGivenUpError extends Error {
  override readonly name = 'MailGivenUpError';
  constructor(
    readonly failure: DeliveryFailure,
    copies: number,
    reason: string,
  ) {
    const what = failure === 'unknown' ? 'without an answer, it may have arrived' : 'and its content was refused';
    super(`Sent ${copies} times ${what}: ${reason}`);
  }
}

/** Compare and set: replaces a note unless another process has changed it. */
const COMPARE_AND_SET = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** The right to send a mail now. */
interface Claim {
  /** How many copies were sent before. */
  readonly copies: number;
  /** The previous note, if any. */
  readonly before: string | undefined;
}

@Injectable()
export class DeliveryLedger implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLedger.name);
  private readonly claimMs: number;
  /** Longer than a delivery to two mailboxes can take. */
  private readonly renewedMs: number;
  private stopping = false;

  /**
   * @param timeScale multiplies the back-off between copies and the lifetime of a claim; below 1 only to rehearse
   * outages.
   */
  constructor(
    private readonly redis: Redis,
    private readonly timeScale = 1,
  ) {
    const { sendMs, replyMs } = smtpTimeouts(timeScale);
    this.claimMs = Math.max(SHORTEST_CLAIM_MS, Math.ceil(CLAIM_MS * timeScale));
    this.renewedMs = 2 * (sendMs + replyMs) + this.claimMs;
  }

  /**
   * Sends a mail unless the ledger has it as sent, or its back-off is not over (at least once, with a deduplicating
   * ledger). More than one copy is sent, each with the same Message-ID, only when a process is killed between the
   * server's acceptance and the note, and when the server does not reply to a mail.
   * @param send resolves with the server's response once the mail is accepted.
   * @returns whether it was sent now.
   * @throws LedgerUnavailableError, DeliveryUnderWayError, RetryLaterError, MailGivenUpError, or what `send` throws.
   */
  async once(leadId: string, purpose: Purpose, send: () => Promise<string>): Promise<boolean> {
    const key = deliveryKey(leadId, purpose);
    const claim = await this.claim(key);
    if (!claim) return false;
    const renewal = setInterval(
      () => void this.redis.pexpire(key, this.renewedMs, 'GT').catch(() => undefined),
      this.claimMs / 3,
    );
    let response: string;
    try {
      response = await send();
    } catch (error) {
      throw await this.failed(key, claim, error);
    } finally {
      clearInterval(renewal);
    }
    await this.record(key, acceptedNote(response));
    return true;
  }

  /** Notes that a mail cannot be delivered and is not retried. @param reason without addresses. */
  async fail(leadId: string, purpose: Purpose, reason: string): Promise<void> {
    await this.record(deliveryKey(leadId, purpose), undeliverableNote(reason));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns undefined for a mail that was sent already, or cannot be delivered. */
  private async claim(key: string): Promise<Claim | undefined> {
    const found = await this.query(() => this.redis.set(key, SENDING, 'PX', this.claimMs, 'NX', 'GET'));
    if (found === null) return { copies: 0, before: undefined };
    if (found === SENDING) throw new DeliveryUnderWayError('Another process is sending this mail');
    const previous = parseFailedDelivery(found);
    if (!previous) return undefined;
    return this.claimAgain(key, found, previous);
  }

  private async claimAgain(key: string, found: string, previous: FailedDelivery): Promise<Claim> {
    const { state, copies } = previous;
    const next = retryAt(previous, this.timeScale);
    if (state !== 'given-up' && !next) {
      // The note was written before the last copy was sent. After this time the process that sent it was killed.
      if (Date.now() < previous.at.getTime() + this.renewedMs)
        throw new DeliveryUnderWayError('Another process is sending this mail');
      await this.record(key, failedDeliveryNote({ ...previous, state: 'given-up' }, found));
      throw new MailGivenUpError(state, copies, 'the process that sent it was killed');
    }
    if (next && next.getTime() > Date.now()) throw new RetryLaterError(next, found);
    const again = state === 'given-up' ? { state: 'unknown' as const, copies: 0 } : { state, copies };
    // Written before sending: a process killed from here on leaves a copy of unknown outcome.
    const note = failedDeliveryNote({ ...again, at: new Date(), copies: again.copies + 1 }, 'being sent');
    const replaced = await this.query(() => this.redis.eval(COMPARE_AND_SET, 1, key, found, note, KEPT_MS));
    if (replaced !== 1) throw new DeliveryUnderWayError('Another process is sending this mail');
    return { copies: again.copies, before: found };
  }

  /** Notes a failed delivery. @returns the error to throw. */
  private async failed(key: string, { copies, before }: Claim, error: unknown): Promise<unknown> {
    const failure = deliveryFailureOf(error);
    if (!failure) {
      // If this fails too, the claim expires.
      await (before === undefined ? this.redis.del(key) : this.redis.set(key, before, 'PX', KEPT_MS)).catch(
        () => undefined,
      );
      return error;
    }
    const reason = errorText(error);
    const failed: FailedDelivery = { state: failure, at: new Date(), copies: copies + 1 };
    const next = retryAt(failed, this.timeScale);
    await this.record(key, failedDeliveryNote(next ? failed : { ...failed, state: 'given-up' }, reason));
    return next ? new RetryLaterError(next, reason) : new MailGivenUpError(failure, failed.copies, reason);
  }

  private async query<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command();
    } catch (error) {
      throw new LedgerUnavailableError('The delivery ledger is unavailable', { cause: error });
    }
  }

  /** Writes a note, and retries until the process stops: the mail was sent already. */
  private async record(key: string, value: string): Promise<void> {
    for (let warned = false; ; warned = true) {
      try {
        await this.redis.set(key, value, 'PX', KEPT_MS);
        return;
      } catch (error) {
        if (!warned) this.logger.error({ event: 'ledger-away', key, error: errorText(error) });
        if (this.stopping) throw new LedgerUnavailableError('The delivery ledger is unavailable', { cause: error });
        await wait(RECORD_RETRY_MS);
      }
    }
  }
}

function deliveryFailureOf(error: unknown): DeliveryFailure | undefined {
  if (!(error instanceof SmtpError)) return undefined;
  if (error.failure === 'unanswered') return 'unknown';
  return error.failure === 'rejected' ? 'rejected' : undefined;
}
