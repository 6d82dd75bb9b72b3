// One POST endpoint for each kind of request that has one.
import { Body, Controller, Headers, HttpCode, Inject, Post, Req, type Type } from '@nestjs/common';
import { type AcceptedLead, type LeadKind, type LeadPayload, leadForm, leadKinds, parseLead } from '@school/contracts';
import { AcceptLead, isConfirmed, leadMetrics } from '@school/leads';
import { ProblemException } from '@school/platform';
import type { FastifyRequest } from 'fastify';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { LoadLimit } from '../http/load-limit.js';
import { keyOfNativeForm, nativeForm } from '../native-forms/native-form.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { suspicionOf } from '../security/suspicion.js';
import { ConfirmationPromise } from './confirmation-promise.js';
import { idempotencyKey, pageOf } from './request-headers.js';

function leadController(kind: LeadKind, endpoint: string): Type {
  @Controller()
  class LeadController {
    constructor(
      private readonly acceptLead: AcceptLead,
      private readonly promise: ConfirmationPromise,
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
      const lead = {
        kind,
        payload: parsed.payload,
        idempotencyKey: nativeForm(request) ? keyOfNativeForm(request) : idempotencyKey(headers['idempotency-key']),
        origin: pageOf(headers['referer'], this.env.SITE_ORIGINS),
        suspicion,
      };
      const accepted = await this.load.run(() => this.acceptLead.accept(lead));
      // Only complaints are confirmed; no other kind waits for this.
      if (kind !== 'complaint') return accepted;
      const { email } = parsed.payload as LeadPayload<'complaint'>;
      return { ...accepted, confirmation: await this.promise.of(accepted.id, email, isConfirmed({ kind, suspicion })) };
    }
  }
  return LeadController;
}

export const leadControllers: Type[] = leadKinds.flatMap((kind) => {
  const { endpoint } = leadForm(kind);
  return endpoint === null ? [] : [leadController(kind, endpoint)];
});
