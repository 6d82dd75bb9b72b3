// The links in the mails to offices. GET shows a page and changes nothing, because programs open links too; POST changes.
import { Body, Controller, Get, Inject, Param, Post, Redirect, Res } from '@nestjs/common';
import type { School } from '@school/catalog';
import { type ComplaintOutcome, type LeadEventKind, type OfficeId, officeIds } from '@school/contracts';
import { Database, type LeadState } from '@school/lead-database';
import { OFFICE_ENDPOINT, type OfficeAction, isSigned, officeActions } from '@school/leads';
import type { FastifyReply } from 'fastify';
import { GATEWAY_ENV, SCHOOL } from '../config.module.js';
import type { GatewayEnv } from '../env.js';
import { ProblemException } from '../http/problem.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { LeadFinder } from '../receipts/lead-finder.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { UNDO_HOURS, isOutcome, officePage } from './office-page.js';

interface Link {
  readonly office: string;
  readonly id: string;
  readonly action: string;
  readonly signature: string;
}

interface OpenedLink {
  readonly lead: LeadState;
  readonly action: OfficeAction;
  readonly office: OfficeId;
}

@Controller(`${OFFICE_ENDPOINT}/:office/:id/:action/:signature`)
export class OfficeController {
  constructor(
    private readonly leads: LeadFinder,
    private readonly database: Database,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
    @Inject(SCHOOL) private readonly school: School,
  ) {}

  @Get()
  @RateLimit('offices')
  async page(@Param() link: Link, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { lead, action } = await this.open(link);
    void reply.headers(pageHeaders);
    return officePage(lead, action, this.school, new Date());
  }

  /** Redirects to the page, so that a reload sends nothing again. */
  @Post()
  @RateLimit('offices')
  @Redirect(undefined, 303)
  async act(
    @Param() link: Link,
    @Body() body: Readonly<Record<string, unknown>> | undefined,
  ): Promise<{ readonly url: string }> {
    const { lead, action, office } = await this.open(link);
    const closes = action === 'risposta' && lead.kind === 'complaint';
    const kinds: LeadEventKind[] = closes ? ['answered', 'closed'] : [officeActions[action]];
    const { annulla, esito } = body ?? {};
    if (annulla === 'si') await this.undo(lead.id, kinds);
    else if (closes && !isOutcome(esito)) throw new ProblemException(400);
    else await this.record(lead.id, kinds, office, isOutcome(esito) ? esito : null);
    return { url: `${OFFICE_ENDPOINT}/${office}/${lead.id}/${action}/${link.signature}` };
  }

  /**
   * @throws ProblemException 404 for a link that is not signed for its lead and office, or whose lead does not exist;
   * 503 for a lead that is not stored yet.
   */
  private async open({ office, id, action, signature }: Link): Promise<OpenedLink> {
    const isLink = (officeIds as readonly string[]).includes(office) && Object.hasOwn(officeActions, action);
    if (!isLink || !isSigned(this.env.LINKS_KEY, id, office, signature)) throw new ProblemException(404);
    const lead = await this.leads.find(id);
    if (!lead) throw new ProblemException(404);
    if (!('storedAt' in lead)) throw new ProblemException(503);
    return { lead, action: action as OfficeAction, office: office as OfficeId };
  }
  /** Records events; those that are recorded already stay as they are. */
  private record(id: string, kinds: readonly LeadEventKind[], office: OfficeId, outcome: ComplaintOutcome | null) {
    return this.database.query(
      `INSERT INTO lead_events (lead_id, kind, at, office, outcome)
       SELECT $1::uuid, kind, now(), $3::text, CASE kind WHEN 'closed' THEN $4::text END
       FROM unnest($2::text[]) AS kind ON CONFLICT DO NOTHING`,
      [id, kinds, office, outcome],
    );
  }

  /** Marks events as undone, unless they are older than a day. */
  private undo(id: string, kinds: readonly LeadEventKind[]) {
    return this.database.query(
      `UPDATE lead_events SET undone_at = now()
       WHERE lead_id = $1 AND kind = ANY($2::text[]) AND undone_at IS NULL AND at > now() - make_interval(hours => $3)`,
      [id, kinds, UNDO_HOURS],
    );
  }
}
