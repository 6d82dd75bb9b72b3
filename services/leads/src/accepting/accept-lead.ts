// The door every lead goes through, from a form or from Gaia: two durable jobs, or the spool, or an honest refusal. Both where Redis may forget.
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, Optional, ServiceUnavailableException } from '@nestjs/common';
import {
  type AcceptedLead,
  CONSENT_TEXT_VERSION,
  LEAD_VERSION,
  type Lead,
  type LeadKind,
  type LeadPayload,
  consentsOf,
  leadReference,
} from '@school/contracts';
import { RedisDurability, errorText, metrics, withDeadline } from '@school/platform';
import { Spool } from '../spool/spool.js';
import { leadId } from './lead-id.js';
import { LeadQueues } from './lead-queues.js';

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
export class LeadNotAcceptedError extends ServiceUnavailableException {
  override readonly name = 'LeadNotAcceptedError';
}

/** A disk that takes longer than this to write a small file, in milliseconds, is as good as away. */
const SPOOL_DEADLINE_MS = 3000;

/** How long a caller without a spool waits for both jobs to be done, and how often it looks, in milliseconds. */
const FINISH_DEADLINE_MS = 5000;
const FINISH_LOOK_MS = 100;

@Injectable()
export class AcceptLead {
  private readonly logger = new Logger(AcceptLead.name);

  /** @param spool where leads wait that Redis does not take, and copies of those that it may forget; without one such leads are refused. */
  constructor(
    private readonly queues: LeadQueues,
    private readonly durability: RedisDurability,
    @Optional() private readonly spool?: Spool,
  ) {}

  /**
   * Takes a lead. It is on disk when this resolves: as two jobs that Redis has acknowledged, or in the spool; in the spool for certain while Redis
   * is known to forget. Without a spool both jobs are then done.
   * @throws LeadNotAcceptedError when none of it can be said in time.
   */
  async accept<K extends LeadKind>(request: NewLead<K>): Promise<AcceptedLead> {
    const lead = newLead(request);
    if (!this.durability.forgets) await this.queue(lead);
    else if (this.spool) await this.queueWithCopy(lead);
    else await this.finish(lead);
    return receipt(lead);
  }

  private async queue(lead: Lead): Promise<void> {
    try {
      await this.queues.add(lead);
    } catch (error) {
      return this.keep(lead, errorText(error));
    }
    this.tellAccepted(lead);
  }

  /** The copy stays until both jobs are done. What Redis does not take now the drain gives it. */
  private async queueWithCopy(lead: Lead): Promise<void> {
    await this.keep(lead, 'Redis is known to forget');
    await this.queues.add(lead).catch(() => undefined);
  }

  /** Without a place for a copy nothing is said to be taken before both jobs are done. */
  private async finish(lead: Lead): Promise<void> {
    const end = performance.now() + FINISH_DEADLINE_MS;
    try {
      while ((await this.queues.settle(lead)) !== 'done') {
        if (performance.now() > end) throw new Error(`Redis is known to forget, and the jobs are not done within ${FINISH_DEADLINE_MS} ms`);
        await wait(FINISH_LOOK_MS);
      }
    } catch (error) {
      return this.refuse(lead, errorText(error), error);
    }
    this.tellAccepted(lead);
  }

  private tellAccepted(lead: Lead): void {
    metrics.leads.inc({ kind: lead.kind, outcome: 'accepted' satisfies metrics.LeadOutcome });
    this.logger.log({ event: 'lead-accepted', lead: lead.id, kind: lead.kind });
  }

  private async keep(lead: Lead, reason: string): Promise<void> {
    try {
      if (!this.spool) throw new Error('This process has no spool');
      await withDeadline(
        this.spool.put(lead),
        SPOOL_DEADLINE_MS,
        () => new Error(`The spool's disk took longer than ${SPOOL_DEADLINE_MS} ms`),
      );
    } catch (error) {
      return this.refuse(lead, reason, error);
    }
    this.logger.warn({ event: 'lead-spooled', lead: lead.id, kind: lead.kind, reason });
    metrics.leads.inc({ kind: lead.kind, outcome: 'spooled' satisfies metrics.LeadOutcome });
  }

  private refuse(lead: Lead, reason: string, cause: unknown): never {
    this.logger.error({ event: 'lead-not-accepted', lead: lead.id, kind: lead.kind, reason, error: errorText(cause) });
    metrics.leads.inc({ kind: lead.kind, outcome: 'unavailable' satisfies metrics.LeadOutcome });
    throw new LeadNotAcceptedError(`Lead ${lead.id} is not on disk`, { cause });
  }
}

const receipt = ({ kind, id }: Lead): AcceptedLead => ({ ok: true, id, riferimento: leadReference(kind, id) });

function newLead({ kind, payload, idempotencyKey, identity = payload, origin, suspicion = [] }: NewLead): Lead {
  const given = consentsOf(kind).filter((field) => (payload as Record<string, unknown>)[field] === true);
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
