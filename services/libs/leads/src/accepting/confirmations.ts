// Decides whether the sender of a lead gets a confirmation by mail. The limits are far above legitimate use: they keep a
// form from being used to flood a mailbox.
import { hash } from 'node:crypto';
import { type AcceptedLead, type Lead, type LeadKind, isConfirmable, leadEmail } from '@school/contracts';
import { limiter } from '@school/platform';
import type { Redis } from 'ioredis';
import { type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Confirmations in a day, which begins with the first one: to an address, and of a kind. */
export const CONFIRMATIONS_A_DAY = { address: 8, kind: 400 } as const;

const DAY_SECONDS = 24 * 60 * 60;
const PREFIX = 'confirmations';

export class Confirmations {
  private readonly address: RateLimiterRedis;
  private readonly kind: RateLimiterRedis;

  /** @param unconfirmed the kinds of request that the owner's file excludes from confirmations. */
  constructor(
    redis: Redis,
    private readonly unconfirmed: readonly LeadKind[],
  ) {
    this.address = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.address, DAY_SECONDS);
    this.kind = limiter(redis, PREFIX, CONFIRMATIONS_A_DAY.kind, DAY_SECONDS);
  }

  /**
   * Counts a confirmation. Redis holds a hash of the address.
   * @returns limited: none is sent, for the limits or because the lead may be spam; undefined: none was to be expected.
   */
  async decide(lead: Lead): Promise<AcceptedLead['confirmation']> {
    const address = leadEmail(lead);
    if (address === undefined || this.unconfirmed.includes(lead.kind)) return undefined;
    if (!isConfirmable(lead)) return 'limited';
    try {
      await this.address.consume(hash('sha256', address.toLowerCase()));
      await this.kind.consume(lead.kind);
      return 'promised';
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return 'limited';
      throw reason;
    }
  }
}
