// At most one acknowledgment a day for each address: the form must be no tool to fill somebody's mailbox.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { LedgerUnavailableError } from '../delivery/delivery-ledger.js';

const DAY_SECONDS = 24 * 60 * 60;

/** One mailbox however it is written: capitals and `+labels` lead to the same. Only its hash is kept. */
function mailboxHash(address: string): string {
  const [mailbox = '', domain = ''] = address.toLowerCase().split('@');
  return createHash('sha256').update(`${mailbox.replace(/\+.*$/, '')}@${domain}`).digest('hex');
}

@Injectable()
export class DailyLimit {
  constructor(private readonly redis: Redis) {}

  /**
   * Whether this lead may be acknowledged: it is the first for its address in 24 hours, or the one that was.
   * @throws LedgerUnavailableError
   */
  async allows(address: string, leadId: string): Promise<boolean> {
    try {
      const first = await this.redis.set(`acknowledged:${mailboxHash(address)}`, leadId, 'EX', DAY_SECONDS, 'NX', 'GET');
      return first === null || first === leadId;
    } catch (error) {
      throw new LedgerUnavailableError('The count of acknowledgments does not answer', { cause: error });
    }
  }
}
