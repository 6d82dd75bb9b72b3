// The delivery ledger: one entry in Redis for each mail, so that a job that runs twice sends its mail once. Operators
// see the entries in `leads find`.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import type { OfficeId } from '@school/contracts';
import { type Delivery, type Purpose, deliveryKey, readDelivery } from '@school/leads';
import { TIMES, type Times, errorText } from '@school/platform';
import { Redis } from 'ioredis';
import { SmtpError } from './smtp-failure.js';

const KEPT_MS = retention.deliveryLedgerDays * 24 * 60 * 60 * 1000;
const RECORD_RETRY_MS = 250;
/** The most copies of a mail that are sent by themselves to a server that does not reply. */
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

type Ending = Extract<Delivery, { readonly state: 'accepted' | 'failed' }>;

/** What the mail server said, and the office whose mailbox it was. */
export interface Accepted {
  readonly text: string;
  readonly office?: OfficeId;
}

interface Claim {
  readonly value: string;
  /** The previous value: that of an unanswered mail, or empty. */
  readonly before: string;
  readonly copies: number;
}

const now = () => new Date().toISOString();
const isEnding = (delivery: Delivery): delivery is Ending =>
  delivery.state === 'accepted' || delivery.state === 'failed';

@Injectable()
export class DeliveryLedger implements BeforeApplicationShutdown {
  private readonly logger = new Logger(DeliveryLedger.name);
  private stopping = false;

  constructor(
    private readonly redis: Redis,
    @Inject(TIMES) private readonly times: Pick<Times, 'mailClaim'>,
  ) {}

  /**
   * Sends a mail, unless its entry is accepted or failed. A second copy, with the same Message-ID, is sent if a process
   * is killed before it records the acceptance, and if the server does not reply.
   * @param send resolves once the mail is accepted.
   * @throws LedgerUnavailableError, DeliveryUnderWayError, MailUnansweredError, or what `send` throws.
   */
  async once(
    leadId: string,
    purpose: Purpose | 'morning',
    send: () => Promise<Accepted>,
  ): Promise<'sent' | 'sent-before'> {
    const key = deliveryKey(leadId, purpose);
    const claim = await this.claim(key);
    if (!claim) return 'sent-before';
    let accepted: Accepted;
    try {
      accepted = await send();
    } catch (error) {
      if (error instanceof SmtpError && error.failure === 'unanswered') await this.countCopy(key, claim, error);
      // If this fails, the claim expires.
      else await this.replace(key, claim.value, claim.before, KEPT_MS).catch(() => undefined);
      throw error;
    }
    await this.record(key, { state: 'accepted', at: now(), ...accepted });
    return 'sent';
  }

  /**
   * What became of a mail, once that is final.
   * @throws LedgerUnavailableError
   */
  async ending(leadId: string, purpose: Purpose): Promise<Ending | undefined> {
    const entry = await this.query(() => this.redis.get(deliveryKey(leadId, purpose)));
    const delivery = entry ? readDelivery(entry) : undefined;
    return delivery && isEnding(delivery) ? delivery : undefined;
  }

  /** Records that a mail can never be delivered. @param reason without addresses. */
  async fail(leadId: string, purpose: Purpose, reason: string): Promise<void> {
    await this.record(deliveryKey(leadId, purpose), { state: 'failed', at: now(), text: reason });
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** @returns undefined for a mail that was accepted or has failed. */
  private async claim(key: string): Promise<Claim | undefined> {
    const token = JSON.stringify({ state: 'sending', token: randomUUID() } satisfies Delivery);
    const found = await this.query(() => this.redis.set(key, token, 'PX', this.times.mailClaim, 'NX', 'GET'));
    if (found === null) return { value: token, before: '', copies: 0 };
    const delivery = readDelivery(found);
    if (isEnding(delivery)) return undefined;
    if (
      delivery.state === 'sending' ||
      !(await this.query(() => this.replace(key, found, token, this.times.mailClaim)))
    )
      throw new DeliveryUnderWayError('Another process is sending this mail');
    return { value: token, before: found, copies: delivery.copies };
  }

  private async countCopy(key: string, { copies }: Claim, error: SmtpError): Promise<void> {
    const sent = copies + 1;
    await this.record(key, { state: 'unanswered', at: now(), copies: sent, text: error.message });
    // Then only an operator can run the job again, for one copy more.
    if (sent >= MOST_COPIES)
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
  private async record(key: string, delivery: Delivery): Promise<void> {
    const value = JSON.stringify(delivery);
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
