// At most one acknowledgment a day for each address: the form must be no tool to fill somebody's mailbox.
import { Injectable } from '@nestjs/common';
import { acknowledgedKey } from '@school/platform';
import { Redis } from 'ioredis';
import { LedgerUnavailableError } from '../delivery/delivery-ledger.js';

const DAY_SECONDS = 24 * 60 * 60;

@Injectable()
export class DailyLimit {
  constructor(private readonly redis: Redis) {}

  /**
   * Whether this lead may be acknowledged: it is the first for its address in 24 hours, or the one that was.
   * @throws LedgerUnavailableError
   */
  async allows(address: string, leadId: string): Promise<boolean> {
    try {
      const first = await this.redis.set(acknowledgedKey(address), leadId, 'EX', DAY_SECONDS, 'NX', 'GET');
      return first === null || first === leadId;
    } catch (error) {
      throw new LedgerUnavailableError('The count of acknowledgments does not answer', { cause: error });
    }
  }
}
