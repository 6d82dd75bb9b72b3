// Whether the sender of a complaint gets a confirmation by mail. Always, but where the form is used to flood a mailbox:
// the limits are far above legitimate use. The gateway asks when it has accepted the complaint, so that the page can
// say so; the mailer asks before it sends. The first to ask decides, for both.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { retention } from '@school/catalog/privacy';
import type { Lead } from '@school/contracts';
import { Redis } from 'ioredis';
import { confirmationKey } from '../redis-keys.js';
import { mailboxOf } from './mailbox.js';

export type Confirmation = 'promised' | 'limited';

/**
 * Confirmations in a day, which begins with the first one: to a mailbox, to all mailboxes of a domain that is no
 * provider's, and in total.
 */
export const CONFIRMATIONS_A_DAY = { mailbox: 8, domain: 40, total: 400 } as const;

const DAY_SECONDS = 24 * 60 * 60;
const KEPT_SECONDS = retention.deliveryNoteDays * DAY_SECONDS;
const TOTAL_KEY = 'confirmations:total';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** The key of the counter of confirmations to a mailbox; it holds only a hash. */
export const mailboxCounterKey = (address: string): string =>
  `confirmations:mailbox:${hashed(mailboxOf(address).address)}`;

/**
 * KEYS: the decision, then the counters. ARGV: for how many seconds a decision and a counter are kept, the time, then a
 * limit for each counter. Only promised confirmations count.
 */
const DECIDE = `
local known = redis.call('get', KEYS[1])
if known then return known end
local decision = 'promised '
for i = 2, #KEYS do
  if tonumber(redis.call('get', KEYS[i]) or 0) >= tonumber(ARGV[i + 2]) then decision = 'limited ' end
end
if decision == 'promised ' then
  for i = 2, #KEYS do
    if redis.call('incr', KEYS[i]) == 1 then redis.call('expire', KEYS[i], ARGV[2]) end
  end
end
redis.call('set', KEYS[1], decision .. ARGV[3], 'EX', ARGV[1])
return decision`;

/**
 * Whether a lead is of a kind whose sender gets a confirmation. A robot that fills invisible fields wants to mail a
 * third person.
 */
export const isConfirmed = ({ kind, suspicion }: Pick<Lead, 'kind' | 'suspicion'>): boolean =>
  kind === 'complaint' && !suspicion.includes('honeypot');

@Injectable()
export class Confirmations {
  constructor(private readonly redis: Redis) {}

  /**
   * Whether the sender of a lead gets a confirmation. Asked again, it says the same.
   * @throws while Redis is away.
   */
  async decide(leadId: string, address: string): Promise<Confirmation> {
    const { domain, shared } = mailboxOf(address);
    const counters: [string, number][] = [
      [mailboxCounterKey(address), CONFIRMATIONS_A_DAY.mailbox],
      [TOTAL_KEY, CONFIRMATIONS_A_DAY.total],
      ...(shared
        ? []
        : ([[`confirmations:domain:${hashed(domain)}`, CONFIRMATIONS_A_DAY.domain]] as [string, number][])),
    ];
    const keys = [confirmationKey(leadId), ...counters.map(([key]) => key)];
    const limits = counters.map(([, limit]) => limit);
    const now = new Date().toISOString();
    const decision = await this.redis.eval(DECIDE, keys.length, ...keys, KEPT_SECONDS, DAY_SECONDS, now, ...limits);
    return String(decision).startsWith('promised') ? 'promised' : 'limited';
  }
}
