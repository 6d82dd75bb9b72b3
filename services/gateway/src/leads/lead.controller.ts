// One POST endpoint for each kind of request that has one.
import { Body, Controller, Headers, HttpCode, Inject, Post, Req, type Type, UseInterceptors } from '@nestjs/common';
import {
  type AcceptedLead,
  type LeadKind,
  type LeadPayload,
  isConfirmable,
  leadForm,
  leadSchemas,
  spamSignals,
} from '@school/contracts';
import { AcceptLead, ConfirmationLimit } from '@school/leads';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV } from '../config.module.js';
import type { GatewayEnv } from '../env.js';
import { ConcurrencyLimit } from '../http/concurrency-limit.js';
import { leadEndpoints } from '../http/lead-endpoints.js';
import { nativeForm } from '../http/native-form.js';
import { idempotencyKey, pageOf } from '../http/request-headers.js';
import { selectSchema } from '../http/schema.js';
import { keyOfNativeForm } from '../native-forms/form-entries.js';
import { NativeFormInterceptor } from '../native-forms/native-form.interceptor.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { type SpamSignals, suspicionOf } from './suspicion.js';

interface LeadHeaders {
  readonly 'idempotency-key'?: string;
  readonly referer?: string;
}

function leadController(kind: LeadKind, endpoint: string): Type {
  const schema = selectSchema((body) => leadForm(kind).rules?.shapeOf?.(body), leadSchemas[kind]);

  @Controller(endpoint)
  @UseInterceptors(ConcurrencyLimit, NativeFormInterceptor)
  class LeadController {
    constructor(
      private readonly acceptLead: AcceptLead,
      private readonly confirmations: ConfirmationLimit,
      @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    ) {}

    @Post()
    @HttpCode(202)
    @RateLimit('leads')
    async accept(
      @Body({ schema }) payload: LeadPayload,
      @Body({ schema: spamSignals }) signals: SpamSignals,
      @Headers() headers: LeadHeaders,
      @Req() request: FastifyRequest,
    ): Promise<AcceptedLead> {
      const suspicion = suspicionOf(signals, payload);
      const { email } = payload;
      const confirm =
        isConfirmable({ kind, suspicion }) && email !== undefined && (await this.confirmations.allow(email));
      const accepted = await this.acceptLead.accept({
        kind,
        payload,
        idempotencyKey: nativeForm(request) ? keyOfNativeForm(request) : idempotencyKey(headers['idempotency-key']),
        origin: pageOf(headers.referer, this.env.SITE_ORIGINS),
        suspicion,
        confirm,
      });
      return leadForm(kind).confirmation ? { ...accepted, confirmation: confirm ? 'promised' : 'limited' } : accepted;
    }
  }
  return LeadController;
}

export const leadControllers = leadEndpoints.map(({ kind, endpoint }) => leadController(kind, endpoint));
