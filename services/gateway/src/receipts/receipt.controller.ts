import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import { type LeadReceipt, RECEIPT_ENDPOINT } from '@school/contracts';
import { SCHOOL } from '@school/platform';
import { ProblemException } from '../http/problem.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { LeadFinder } from './lead-finder.js';
import { receiptOf } from './receipt-of.js';

/** For the site's page `/ricevuta`, and the receipts in the places of forms. */
@Controller(RECEIPT_ENDPOINT)
export class ReceiptController {
  constructor(
    private readonly leads: LeadFinder,
    @Inject(SCHOOL) private readonly school: SchoolContacts,
  ) {}

  @Get(':id')
  @Header('X-Robots-Tag', 'noindex')
  @RateLimit('receipts')
  async receipt(@Param('id') id: string): Promise<LeadReceipt> {
    const lead = await this.leads.find(id);
    if (!lead) throw new ProblemException(404, { detail: 'Questa ricevuta non esiste.' });
    return receiptOf(lead, this.school);
  }
}
