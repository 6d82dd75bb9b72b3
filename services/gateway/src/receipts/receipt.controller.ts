import { Controller, Get, Header, Headers, Inject, Param, Res } from '@nestjs/common';
import type { School } from '@school/catalog';
import { type LeadReceipt, RECEIPT_ENDPOINT } from '@school/contracts';
import type { FastifyReply } from 'fastify';
import { SCHOOL } from '../config.module.js';
import { ProblemException } from '../http/problem.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { noReceiptPage, statePage, unreadableReceiptPage } from '../native-forms/receipt-page.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { Receipts } from './receipts.js';

@Controller(RECEIPT_ENDPOINT)
export class ReceiptController {
  constructor(
    private readonly receipts: Receipts,
    @Inject(SCHOOL) private readonly school: School,
  ) {}

  /** JSON for the site; a page for who opens the link in a confirmation. */
  @Get(':id')
  @Header('X-Robots-Tag', 'noindex')
  @Header('Vary', 'Accept')
  @RateLimit('receipts')
  async receipt(
    @Param('id') id: string,
    @Headers('accept') accept: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadReceipt | string> {
    if (accept?.includes('text/html')) return this.page(id, reply);
    const receipt = await this.receipts.find(id);
    if (!receipt) throw new ProblemException(404, { detail: 'Questa ricevuta non esiste.' });
    return receipt;
  }

  private async page(id: string, reply: FastifyReply): Promise<string> {
    void reply.headers(pageHeaders);
    try {
      const receipt = await this.receipts.find(id);
      void reply.code(receipt ? 200 : 404);
      return receipt ? statePage(receipt, this.school) : noReceiptPage(this.school);
    } catch (error) {
      if (!(error instanceof ProblemException)) throw error;
      void reply.code(error.getStatus());
      return unreadableReceiptPage(this.school);
    }
  }
}
