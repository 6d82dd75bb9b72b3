import { Controller, Get, Header, Param } from '@nestjs/common';
import { type LeadReceipt, RECEIPT_ENDPOINT } from '@school/contracts';
import { ProblemException } from '../http/problem.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { Receipts } from './receipts.js';

/** For the site's page `/ricevuta` and the receipts in it. */
@Controller(RECEIPT_ENDPOINT)
export class ReceiptController {
  constructor(private readonly receipts: Receipts) {}

  @Get(':id')
  @Header('X-Robots-Tag', 'noindex')
  @RateLimit('receipts')
  async receipt(@Param('id') id: string): Promise<LeadReceipt> {
    const receipt = await this.receipts.find(id);
    if (!receipt) throw new ProblemException(404, { detail: 'Questa ricevuta non esiste.' });
    return receipt;
  }
}
