// What the receipt of a request may say about a mail to its sender.
import { Injectable } from '@nestjs/common';
import type { AcceptedLead } from '@school/contracts';
import { Confirmations } from '@school/leads';
import { withDeadline } from '@school/platform';

/** Longer than Redis ever takes while it is well; the request itself has been taken by then. */
const DEADLINE_MS = 500;

@Injectable()
export class ConfirmationPromise {
  constructor(private readonly confirmations: Confirmations) {}

  /** @param confirmed whether its like is confirmed at all. Never throws: while Redis is away nothing is promised. */
  async of(leadId: string, address: string, confirmed: boolean): Promise<AcceptedLead['confirmation']> {
    if (!confirmed) return 'limited';
    const decision = this.confirmations.decide(leadId, address);
    return withDeadline(decision, DEADLINE_MS, () => new Error('Redis does not say')).catch(() => 'uncertain' as const);
  }
}
