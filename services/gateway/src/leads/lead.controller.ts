// One POST endpoint for each kind of request that has one.
import { Body, Controller, Headers, HttpCode, Inject, Post, Req, type Type } from '@nestjs/common';
import { type AcceptedLead, type LeadKind, isConfirmable, leadForm, leadKinds, parseLead } from '@school/contracts';
import { AcceptLead, ConfirmationLimit, leadMetrics } from '@school/leads';
import { ProblemException } from '@school/platform';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { LoadLimit } from '../http/load-limit.js';
import { keyOfNativeForm, nativeForm } from '../native-forms/native-form.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { suspicionOf } from '../security/suspicion.js';
import { idempotencyKey, pageOf } from './request-headers.js';

function leadController(kind: LeadKind, endpoint: string): Type {
  @Controller()
  class LeadController {
    constructor(
      private readonly acceptLead: AcceptLead,
      private readonly confirmations: ConfirmationLimit,
      private readonly load: LoadLimit,
      @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    ) {}

    @Post(endpoint)
    @HttpCode(202)
    @RateLimit('leads')
    async accept(
      @Body() body: unknown,
      @Headers() headers: Record<string, string | undefined>,
      @Req() request: FastifyRequest,
    ): Promise<AcceptedLead> {
      const parsed = parseLead(kind, body);
      if (!parsed.success) {
        leadMetrics.leads.inc({ kind, outcome: 'invalid' });
        throw new ProblemException(400, { errors: parsed.errors });
      }
      const suspicion = suspicionOf(body, parsed.payload);
      const { email } = parsed.payload;
      const confirm =
        isConfirmable({ kind, suspicion }) && email !== undefined && (await this.confirmations.allow(email));
      const lead = {
        kind,
        payload: parsed.payload,
        idempotencyKey: nativeForm(request) ? keyOfNativeForm(request) : idempotencyKey(headers['idempotency-key']),
        origin: pageOf(headers['referer'], this.env.SITE_ORIGINS),
        suspicion,
        confirm,
      };
      const accepted = await this.load.run(() => this.acceptLead.accept(lead));
      return leadForm(kind).confirmation ? { ...accepted, confirmation: confirm ? 'promised' : 'limited' } : accepted;
    }
  }
  return LeadController;
}

export const leadControllers: Type[] = leadKinds.flatMap((kind) => {
  const { endpoint } = leadForm(kind);
  return endpoint === null ? [] : [leadController(kind, endpoint)];
});
