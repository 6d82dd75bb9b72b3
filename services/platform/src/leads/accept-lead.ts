// The door every lead goes through, from a form or from Gaia: two durable jobs, or the spool, or an honest refusal.
import { Injectable, Logger, Optional } from '@nestjs/common';
import { type AcceptedLead, CONSENT_TEXT_VERSION, LEAD_VERSION, type Lead, type LeadKind, type LeadPayload, leadForm, leadReference } from '@school/contracts';
import { withDeadline } from '../deadline.js';
import { errorText } from '../observability/error-text.js';
import { type LeadOutcome, leads } from '../observability/metrics.js';
import { leadId } from './lead-id.js';
import { LeadQueues } from './lead-queues.js';
import { Spool } from './spool.js';

/** What a visitor sent, validated. */
export interface NewLead<K extends LeadKind = LeadKind> {
  readonly kind: K;
  readonly payload: LeadPayload<K>;
  /** What makes a repeated request the same lead. */
  readonly idempotencyKey?: string | undefined;
  /** What of the content makes it the same request, where that is not all of it. */
  readonly identity?: object;
  readonly origin?: string | undefined;
  readonly suspicion?: readonly string[];
}

/** The lead is not on disk: the visitor must be told, and may try again with the same key. */
export class LeadNotAcceptedError extends Error {
  override readonly name = 'LeadNotAcceptedError';
}

/** A disk that takes longer than this to write a small file, in milliseconds, is as good as away. */
const SPOOL_DEADLINE_MS = 3000;

@Injectable()
export class AcceptLead {
  private readonly logger = new Logger(AcceptLead.name);

  /** @param spool where leads wait that Redis does not take; without one they are refused. */
  constructor(
    private readonly queues: LeadQueues,
    @Optional() private readonly spool?: Spool,
  ) {}

  /**
   * Takes a lead. It is on disk when this resolves: as two jobs that Redis has acknowledged, or in the spool.
   * @throws LeadNotAcceptedError when neither can be said in time.
   */
  async accept<K extends LeadKind>(request: NewLead<K>): Promise<AcceptedLead> {
    const lead = newLead(request);
    try {
      await this.queues.add(lead);
    } catch (error) {
      await this.keep(lead, errorText(error));
      return receipt(lead);
    }
    leads.inc({ kind: lead.kind, outcome: 'accepted' satisfies LeadOutcome });
    this.logger.log({ event: 'lead-accepted', lead: lead.id, kind: lead.kind });
    return receipt(lead);
  }

  private async keep(lead: Lead, reason: string): Promise<void> {
    const about = { lead: lead.id, kind: lead.kind, reason };
    try {
      if (!this.spool) throw new Error('This process has no spool');
      await withDeadline(this.spool.put(lead), SPOOL_DEADLINE_MS, () => new Error(`The spool's disk took longer than ${SPOOL_DEADLINE_MS} ms`));
      this.logger.warn({ event: 'lead-spooled', ...about });
      leads.inc({ kind: lead.kind, outcome: 'spooled' satisfies LeadOutcome });
    } catch (error) {
      this.logger.error({ event: 'lead-not-accepted', ...about, error: errorText(error) });
      leads.inc({ kind: lead.kind, outcome: 'unavailable' satisfies LeadOutcome });
      throw new LeadNotAcceptedError(`Lead ${lead.id} is not on disk`, { cause: error });
    }
  }
}

const receipt = ({ kind, id }: Lead): AcceptedLead => ({ ok: true, id, riferimento: leadReference(kind, id) });

function newLead({ kind, payload, idempotencyKey, identity = payload, origin, suspicion = [] }: NewLead): Lead {
  const given = leadForm(kind).consents.filter((field) => (payload as Record<string, unknown>)[field] === true);
  return {
    v: LEAD_VERSION,
    id: leadId(kind, identity, idempotencyKey),
    kind,
    receivedAt: new Date().toISOString(),
    origin,
    consent: { version: CONSENT_TEXT_VERSION, given: [...given] },
    suspicion: [...suspicion],
    payload,
  } as Lead;
}
