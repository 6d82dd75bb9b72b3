import { Controller, Get, Inject, Param, Query, Redirect, Res, type Type } from '@nestjs/common';
import type { School } from '@school/catalog';
import { type LeadKind, leadForm } from '@school/contracts';
import { isLeadId } from '@school/leads';
import type { FastifyReply } from 'fastify';
import { SCHOOL } from '../config.module.js';
import { leadEndpoints } from '../http/lead-endpoints.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { CONFIRMATION_PARAMETER, noReceiptPage, receiptPage } from '../native-forms/receipt-page.js';

/** The pages below an endpoint that a browser without a script comes to. */
function receiptController(kind: LeadKind, endpoint: string): Type {
  @Controller(endpoint)
  class ReceiptController {
    constructor(@Inject(SCHOOL) private readonly school: School) {}

    /** The address of a refusal, opened again: there are no entries to show, so it leads back to the form. */
    @Get()
    @Redirect(leadForm(kind).page?.path ?? '/', 303)
    form(): void {}

    @Get('ricevuta/:id')
    receipt(
      @Param('id') id: string,
      @Query(CONFIRMATION_PARAMETER) confirmation: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): string {
      const isLead = isLeadId(id);
      void reply.code(isLead ? 200 : 404).headers(pageHeaders);
      return isLead ? receiptPage(kind, id, confirmation, this.school) : noReceiptPage(this.school);
    }
  }
  return ReceiptController;
}

export const receiptControllers = leadEndpoints.map(({ kind, endpoint }) => receiptController(kind, endpoint));
