// The door every lead goes through, from a form or from Gaia: two durable jobs, or an honest refusal.
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { type AcceptedLead, CONSENT_TEXT_VERSION, LEAD_VERSION, type Lead, type LeadKind, type LeadPayload, QUEUES, leadForm, leadReference } from '@school/contracts';
import type { Queue } from 'bullmq';
import { withDeadline } from '../deadline.js';
import { leadId } from './lead-id.js';

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

/** How long a visitor waits for both jobs, in milliseconds. Needed because an add to a Redis that was never up pends for ever. */
export const ACCEPT_DEADLINE_MS = 2000;

@Injectable()
export class AcceptLead {
  private readonly logger = new Logger(AcceptLead.name);

  constructor(
    @InjectQueue(QUEUES.store) private readonly storeQueue: Queue,
    @InjectQueue(QUEUES.mail) private readonly mailQueue: Queue,
  ) {}

  /**
   * Queues a lead to be stored and to be mailed. Both jobs are acknowledged by Redis, which has written them to disk, when it resolves.
   * The two are independent so that neither a dead database nor a dead mail server can hide a lead from the other; both adds
   * are idempotent, so a half-success and a retry converge.
   * @throws LeadNotAcceptedError when either is not acknowledged in time.
   */
  async accept<K extends LeadKind>(request: NewLead<K>): Promise<AcceptedLead> {
    const lead = newLead(request);
    const options = { jobId: `lead-${lead.id}` };
    try {
      const adds = Promise.all([this.storeQueue.add(lead.kind, lead, options), this.mailQueue.add(lead.kind, lead, options)]);
      await withDeadline(adds, ACCEPT_DEADLINE_MS, () => new Error(`No acknowledgment within ${ACCEPT_DEADLINE_MS} ms`));
    } catch (error) {
      this.logger.error({ event: 'lead-not-accepted', lead: lead.id, kind: lead.kind, error: error instanceof Error ? error.message : String(error) });
      throw new LeadNotAcceptedError(`Lead ${lead.id} was not acknowledged`, { cause: error });
    }
    return { ok: true, id: lead.id, riferimento: leadReference(lead.kind, lead.id) };
  }
}

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
