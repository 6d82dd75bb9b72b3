// The routes of each form: the POST endpoint, and the pages for browsers without JavaScript.
import {
  Body,
  Controller,
  Get,
  Headers,
  HttpCode,
  Inject,
  Param,
  Post,
  Query,
  Redirect,
  Req,
  Res,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import {
  type AcceptedLead,
  type LeadKind,
  type LeadPayload,
  isLeadId,
  leadForm,
  requestSchema,
  spamSignals,
} from '@school/contracts';
import { AcceptLead } from '@school/leads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ENV, SCHOOL } from '@school/platform';
import type { GatewayEnv } from '../env.js';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { leadEndpoints, nativeForm } from '../http/native-form.js';
import { idempotencyKey, pageOf } from '../http/request-headers.js';
import { selectSchema } from '../http/schema.js';
import { keyOfNativeForm } from '../native-forms/form-entries.js';
import { NativeFormInterceptor } from '../native-forms/native-form.interceptor.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { CONFIRMATION_PARAMETER, noReceiptPage, receiptPage } from '../native-forms/receipt-page.js';
import { LeadFinder } from '../receipts/lead-finder.js';
import { receiptOf } from '../receipts/receipt-of.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { type SpamSignals, suspicionOf } from './suspicion.js';

function leadController(kind: LeadKind, endpoint: string): Type {
  const schema = selectSchema((body) => requestSchema(leadForm(kind), body));

  @Controller(endpoint)
  class LeadController {
    constructor(
      private readonly acceptLead: AcceptLead,
      private readonly leads: LeadFinder,
      @Inject(ENV) private readonly env: GatewayEnv,
      @Inject(SCHOOL) private readonly school: SchoolContacts,
    ) {}

    @Post()
    @UseInterceptors(ConcurrencyLimit, NativeFormInterceptor)
    @HttpCode(202)
    @RateLimit('leads')
    accept(
      @Body({ schema }) payload: LeadPayload,
      @Body({ schema: spamSignals }) signals: SpamSignals,
      @Headers('idempotency-key') key: string | undefined,
      @Headers('referer') referer: string | undefined,
      @Req() request: FastifyRequest,
    ): Promise<AcceptedLead> {
      return this.acceptLead.accept({
        kind,
        payload,
        idempotencyKey: nativeForm(request) ? keyOfNativeForm(request, this.env.LINKS_KEY) : idempotencyKey(key),
        origin: pageOf(referer, this.env.SITE_ORIGINS),
        suspicion: suspicionOf(signals, payload),
      });
    }

    /** A refusal page has this address. Opened again it has no entries, so this redirects to the form. */
    @Get()
    @Redirect(leadForm(kind).page?.path ?? '/', 303)
    form(): void {}

    @Get('ricevuta/:id')
    @RateLimit('receipts')
    async receipt(
      @Param('id') id: string,
      @Query(CONFIRMATION_PARAMETER) confirmation: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<string> {
      const isLead = isLeadId(id);
      void reply.code(isLead ? 200 : 404).headers(pageHeaders);
      if (!isLead) return noReceiptPage(this.school);
      // A request that waits in the spool is not found, and while PostgreSQL is unavailable none is: it was received.
      const lead = await this.leads.find(id).catch(() => undefined);
      return receiptPage(kind, id, confirmation, this.school, lead && receiptOf(lead, this.school));
    }
  }
  return LeadController;
}

export const leadControllers = leadEndpoints.map(({ kind, endpoint }) => leadController(kind, endpoint));
