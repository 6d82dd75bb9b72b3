// Remembers what became of each mail, so that a job that runs twice mails once, and a mail whose fate nobody knows is not sent in a loop.
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import { type Purpose, deliveryKey } from '@school/leads';
import { errorText } from '@school/platform';
import type { Redis } from 'ioredis';
import { SENDING, type Setback, type SetBack, acceptedNote, failedNote, nextCopyAt, readSetBack, setBackNote } from './delivery-note.js';
import { smtpPatience } from './patience.js';
import { SmtpError } from './smtp-failure.js';

/** A claim that runs out belonged to a process that was killed. One that sends for longer renews it. */
const CLAIM_MS = 65_000;
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

/** The mail met with a setback; its next copy may go at a certain time. */
export class NextCopyLaterError extends Error {
  override readonly name = 'NextCopyLaterError';
  constructor(
    readonly at: Date,
    words: string,
  ) {
    super(words);
  }
}

/** Every copy of the mail met with a setback: no further one is sent unless a person says so. */
export class MailGivenUpError extends Error {
  override readonly name = 'MailGivenUpError';
  constructor(
    readonly setback: Setback,
    copies: number,
    words: string,
  ) {
    const what = setback === 'unknown' ? 'without an answer, it may have arrived' : 'and its content was refused';
    super(`Sent ${copies} times ${what}: ${words}`);
  }
}

/** Replaces a note that is still the same; no other process has claimed that mail meanwhile. */
const SWAP = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** The right to send a mail now. */
interface Claim {
  /** How many copies went before. */
  readonly copies: number;
  /** What was noted before, if anything. */
  readonly before: string | undefined;
}

@Injectable()
export class DeliveryLedger implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLedger.name);
  private readonly claimMs: number;
  /** Longer than a delivery to two mailboxes can take. */
  private readonly renewedMs: number;
  private stopping = false;

  /** @param timeScale shortens waits between copies and for a killed process's claim; below 1 only to rehearse outages. */
  constructor(
    private readonly redis: Redis,
    private readonly timeScale = 1,
  ) {
    const { offerMs, answerMs } = smtpPatience(timeScale);
    this.claimMs = Math.max(SHORTEST_CLAIM_MS, Math.ceil(CLAIM_MS * timeScale));
    this.renewedMs = 2 * (offerMs + answerMs) + this.claimMs;
  }

  /**
   * Sends unless the ledger says that it was sent, or that it is not yet time for another copy. More than one copy goes, each with the
   * same Message-ID, only when a process is killed between the server's acceptance and the ledger's note, and when the server does not
   * answer a mail.
   * @param send resolves with the server's words once the mail is accepted.
   * @returns whether it was sent now.
   * @throws LedgerUnavailableError, DeliveryUnderWayError, NextCopyLaterError, MailGivenUpError, or what `send` throws.
   */
  async once(leadId: string, purpose: Purpose, send: () => Promise<string>): Promise<boolean> {
    const key = deliveryKey(leadId, purpose);
    const claim = await this.claim(key);
    if (!claim) return false;
    const renewal = setInterval(() => void this.redis.pexpire(key, this.renewedMs, 'GT').catch(() => undefined), this.claimMs / 3);
    let answer: string;
    try {
      answer = await send();
    } catch (error) {
      throw await this.failed(key, claim, error);
    } finally {
      clearInterval(renewal);
    }
    await this.record(key, acceptedNote(answer));
    return true;
  }

  /** Notes that a mail reaches nobody and is not tried again. @param words why, without addresses. */
  async fail(leadId: string, purpose: Purpose, words: string): Promise<void> {
    await this.record(deliveryKey(leadId, purpose), failedNote(words));
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns undefined for a mail that needs no sending. */
  private async claim(key: string): Promise<Claim | undefined> {
    const found = await this.ask(() => this.redis.set(key, SENDING, 'PX', this.claimMs, 'NX', 'GET'));
    if (found === null) return { copies: 0, before: undefined };
    if (found === SENDING) throw new DeliveryUnderWayError('Another process is sending this mail');
    const setBack = readSetBack(found);
    if (!setBack) return undefined;
    return this.claimAgain(key, found, setBack);
  }

  private async claimAgain(key: string, found: string, setBack: SetBack): Promise<Claim> {
    const { state, copies } = setBack;
    const next = nextCopyAt(setBack, this.timeScale);
    if (state !== 'given-up' && !next) {
      // Noted before the last copy was sent. Whoever sends it has this long; then that process was killed.
      if (Date.now() < setBack.at.getTime() + this.renewedMs) throw new DeliveryUnderWayError('Another process is sending this mail');
      await this.record(key, setBackNote({ ...setBack, state: 'given-up' }, found));
      throw new MailGivenUpError(state, copies, 'the process that sent it was killed');
    }
    if (next && next.getTime() > Date.now()) throw new NextCopyLaterError(next, found);
    const again = state === 'given-up' ? { state: 'unknown' as const, copies: 0 } : { state, copies };
    // Written beforehand: a process killed from here on leaves a copy whose fate is unknown.
    const note = setBackNote({ ...again, at: new Date(), copies: again.copies + 1 }, 'being sent');
    const swapped = await this.ask(() => this.redis.eval(SWAP, 1, key, found, note, KEPT_MS));
    if (swapped !== 1) throw new DeliveryUnderWayError('Another process is sending this mail');
    return { copies: again.copies, before: found };
  }

  /** Notes a failed delivery. @returns what to throw. */
  private async failed(key: string, { copies, before }: Claim, error: unknown): Promise<unknown> {
    const setback = setbackOf(error);
    if (!setback) {
      // If this fails too, the claim runs out by itself.
      await (before === undefined ? this.redis.del(key) : this.redis.set(key, before, 'PX', KEPT_MS)).catch(() => undefined);
      return error;
    }
    const words = errorText(error);
    const met: SetBack = { state: setback, at: new Date(), copies: copies + 1 };
    const next = nextCopyAt(met, this.timeScale);
    await this.record(key, setBackNote(next ? met : { ...met, state: 'given-up' }, words));
    return next ? new NextCopyLaterError(next, words) : new MailGivenUpError(setback, met.copies, words);
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
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

function setbackOf(error: unknown): Setback | undefined {
  if (!(error instanceof SmtpError)) return undefined;
  if (error.failure === 'unanswered') return 'unknown';
  return error.failure === 'rejected' ? 'rejected' : undefined;
}
