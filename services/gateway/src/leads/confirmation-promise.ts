// What the receipt of a complaint may promise about a confirmation by mail.
import { Injectable } from '@nestjs/common';
import type { AcceptedLead } from '@school/contracts';
import { Confirmations } from '@school/leads';
import { withDeadline } from '@school/platform';

/** Longer than a healthy Redis takes; the request itself is accepted by then. */
const DEADLINE_MS = 500;

@Injectable()
export class ConfirmationPromise {
  constructor(private readonly confirmations: Confirmations) {}

  /**
   * @param confirmed whether such a lead is confirmed at all. Never throws: while Redis is unavailable nothing is
   * promised.
   */
  async of(leadId: string, address: string, confirmed: boolean): Promise<AcceptedLead['confirmation']> {
    if (!confirmed) return 'limited';
    const decision = this.confirmations.decide(leadId, address);
    return withDeadline(decision, DEADLINE_MS, () => new Error('No answer in time')).catch(() => 'uncertain' as const);
  }
}
