// The links in the mails to offices. Programs open links too, and some press what they find: GET changes nothing, and
// POST needs a choice of the page that GET has shown.
import { Body, Controller, Get, Inject, Param, Post, Redirect, Res } from '@nestjs/common';
import type { SchoolContacts } from '@school/catalog';
import { type OfficeId, officeIds } from '@school/contracts';
import { Database, type LeadState } from '@school/lead-database';
import { OFFICE_ENDPOINT, isSigned, officeLink } from '@school/leads';
import type { FastifyReply } from 'fastify';
import { ENV, SCHOOL } from '@school/platform';
import type { GatewayEnv } from '../env.js';
import { ProblemException } from '../http/problem.js';
import { pageHeaders } from '../native-forms/page-headers.js';
import { LeadFinder } from '../receipts/lead-finder.js';
import { RateLimit } from '../security/rate-limit.guard.js';
import { type Choice, UNDO_HOURS, choicesOf, readChoice, signedChoice } from './office-choices.js';
import { CHOICE_FIELD, officePage } from './office-page.js';

interface Link {
  readonly office: string;
  readonly id: string;
  readonly signature: string;
}

@Controller(`${OFFICE_ENDPOINT}/:office/:id/:signature`)
export class OfficeController {
  constructor(
    private readonly leads: LeadFinder,
    private readonly database: Database,
    @Inject(ENV) private readonly env: GatewayEnv,
    @Inject(SCHOOL) private readonly school: SchoolContacts,
  ) {}

  @Get()
  @RateLimit('offices')
  async page(@Param() link: Link, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { lead, office } = await this.open(link);
    const now = new Date();
    const options = choicesOf(lead, now).map(({ name, label }) => ({
      label,
      value: signedChoice({ key: this.env.LINKS_KEY, office, leadId: lead.id }, name, now),
    }));
    void reply.headers(pageHeaders);
    return officePage(lead, options, this.school);
  }

  /** Redirects to the page, so that a reload sends nothing again. */
  @Post()
  @RateLimit('offices')
  @Redirect(undefined, 303)
  async act(
    @Param() link: Link,
    @Body() body: Readonly<Record<string, unknown>> | undefined,
  ): Promise<{ readonly url: string }> {
    const { lead, office } = await this.open(link);
    const value = body?.[CHOICE_FIELD];
    if (typeof value !== 'string') throw new ProblemException(400);
    const now = new Date();
    const name = readChoice({ key: this.env.LINKS_KEY, office, leadId: lead.id }, value, now);
    if (name === undefined) throw new ProblemException(403);
    // What was said meanwhile, from another page, is shown and stays.
    const choice = choicesOf(lead, now).find((each) => each.name === name);
    if (choice) await (choice.undoes ? this.undo(lead.id, choice) : this.record(lead.id, choice, office));
    return { url: officeLink(this.env.LINKS_KEY, lead.id, office) };
  }

  /**
   * @throws ProblemException 404 for a link that is not signed for its lead and office, or whose lead does not exist;
   * 503 for a lead that is not stored yet.
   */
  private async open({ office, id, signature }: Link): Promise<{ lead: LeadState; office: OfficeId }> {
    const isOffice = (officeIds as readonly string[]).includes(office);
    if (!isOffice || !isSigned(signature, this.env.LINKS_KEY, 'office-link', office, id))
      throw new ProblemException(404);
    const lead = await this.leads.find(id);
    if (!lead) throw new ProblemException(404);
    if (!('storedAt' in lead)) throw new ProblemException(503);
    return { lead, office: office as OfficeId };
  }

  /** An event that is recorded already stays as it is. */
  private record(id: string, { event, outcome }: Choice, office: OfficeId) {
    return this.database.query(
      `INSERT INTO lead_events (lead_id, kind, at, office, outcome)
       VALUES ($1, $2, now(), $3, $4) ON CONFLICT DO NOTHING`,
      [id, event, office, outcome ?? null],
    );
  }

  /** Marks an event as undone, unless it is too old. */
  private undo(id: string, { event }: Choice) {
    return this.database.query(
      `UPDATE lead_events SET undone_at = now()
       WHERE lead_id = $1 AND kind = $2 AND undone_at IS NULL AND at > now() - make_interval(hours => $3)`,
      [id, event, UNDO_HOURS],
    );
  }
}
