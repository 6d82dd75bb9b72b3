// Accepts a lead, from a form or from Gaia's card: adds it to both queues, or else writes it to the spool, or else throws.
import { Inject, Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import {
  type AcceptedLead,
  CONSENT_TEXT_VERSION,
  LEAD_VERSION,
  type Lead,
  type LeadKind,
  type LeadPayload,
  confirmationOf,
  consentsOf,
  leadForm,
  leadReference,
} from '@school/contracts';
import { SCHOOL, errorText } from '@school/platform';
import * as metrics from '../metrics.js';
import { Spool } from '../spool/spool.js';
import { leadId } from './lead-id.js';
import { LeadQueues } from './lead-queues.js';

export interface NewLead<K extends LeadKind = LeadKind> {
  readonly kind: K;
  readonly payload: LeadPayload<K>;
  /** The idempotency key: the same key and content are the same lead. */
  readonly idempotencyKey?: string | undefined;
  /** The part of the content that identifies the request. By default, the whole payload. */
  readonly identity?: object;
  readonly origin?: string | undefined;
  readonly suspicion?: readonly string[];
}

@Injectable()
export class AcceptLead {
  private readonly logger = new Logger(AcceptLead.name);

  constructor(
    private readonly queues: LeadQueues,
    private readonly spool: Spool,
    @Inject(SCHOOL) private readonly school: { readonly withoutConfirmation: readonly LeadKind[] },
  ) {
    metrics.startLeadCounters();
  }

  /**
   * Resolves once the lead is on disk, as two jobs in Redis or in the spool.
   * @throws ServiceUnavailableException when it is not. The visitor may try again with the same key.
   */
  async accept<K extends LeadKind>(request: NewLead<K>): Promise<AcceptedLead> {
    const lead = newLead(request);
    const { kind, id } = lead;
    const confirmation = confirmationOf(lead, this.school.withoutConfirmation);
    try {
      await this.queues.add(lead);
      this.logger.log({ event: 'lead-accepted', lead: id, kind, to: 'queues' });
      metrics.countLead(kind, 'accepted');
    } catch (error) {
      await this.putInSpool(lead, errorText(error));
    }
    await this.spool.note(id);
    return { ok: true, id, riferimento: leadReference(kind, id), ...(confirmation && { confirmation }) };
  }

  private async putInSpool(lead: Lead, reason: string): Promise<void> {
    const { kind, id } = lead;
    try {
      await this.spool.put(lead);
      this.logger.warn({ event: 'lead-accepted', lead: id, kind, to: 'spool', reason });
      metrics.countLead(kind, 'spooled');
    } catch (cause) {
      this.logger.error({ event: 'lead-not-accepted', lead: id, kind, reason, error: errorText(cause) });
      metrics.countLead(kind, 'unavailable');
      throw new ServiceUnavailableException(`Lead ${id} is not on disk`, { cause });
    }
  }
}

function newLead(request: NewLead): Lead {
  const { kind, payload, idempotencyKey, identity = payload, origin, suspicion = [] } = request;
  const given = consentsOf(leadForm(kind)).filter((field) => (payload as Record<string, unknown>)[field] === true);
  return {
    v: LEAD_VERSION,
    id: leadId(kind, identity, idempotencyKey),
    kind,
    receivedAt: new Date().toISOString(),
    origin,
    consent: { version: CONSENT_TEXT_VERSION, given },
    suspicion: [...suspicion],
    payload,
  } as Lead;
}
