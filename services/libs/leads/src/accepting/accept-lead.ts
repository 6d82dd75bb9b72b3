// The one way in which a lead is accepted, from a form or from Gaia: as two durable jobs, else in the spool, else not.
// In both while Redis loses writes.
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
  leadForm,
  leadReference,
} from '@school/contracts';
import { RedisDurability, errorText, withDeadline } from '@school/platform';
import * as metrics from '../metrics.js';
import { Spool } from '../spool/spool.js';
import { leadId } from './lead-id.js';
import { LeadQueues } from './lead-queues.js';

/** What a visitor sent, validated. */
export interface NewLead<K extends LeadKind = LeadKind> {
  readonly kind: K;
  readonly payload: LeadPayload<K>;
  /** The idempotency key: the same key and content are the same lead. */
  readonly idempotencyKey?: string | undefined;
  /** The part of the content that identifies the request, where that is not all of it. */
  readonly identity?: object;
  readonly origin?: string | undefined;
  readonly suspicion?: readonly string[];
  /** Whether its sender gets a confirmation by mail; not given where the form has none. */
  readonly confirm?: boolean | undefined;
}

/** The lead is not on disk: the answer is 503, and the visitor may try again with the same key. */
export class LeadNotAcceptedError extends ServiceUnavailableException {
  override readonly name = 'LeadNotAcceptedError';
}

/** A disk that takes longer than this to write a small file, in milliseconds, is treated as a disk failure. */
const SPOOL_DEADLINE_MS = 3000;

/** How long a caller without a spool waits for both jobs to be completed, and how often it polls, in milliseconds. */
const FINISH_DEADLINE_MS = 5000;
const FINISH_POLL_MS = 100;

@Injectable()
export class AcceptLead {
  private readonly logger = new Logger(AcceptLead.name);

  /**
   * @param spool holds leads that Redis does not accept, and copies of those that it may lose; without one such leads
   * are refused.
   */
  constructor(
    private readonly queues: LeadQueues,
    private readonly durability: RedisDurability,
    @Optional() private readonly spool?: Spool,
  ) {
    metrics.startLeadCounters();
  }

  /**
   * Accepts a lead. It is on disk when this resolves: as two jobs that Redis has acknowledged, or in the spool. While
   * Redis is known to lose writes it is in the spool or, in a process without one, both jobs are completed.
   * @throws LeadNotAcceptedError when none of these is certain in time.
   */
  async accept<K extends LeadKind>(request: NewLead<K>): Promise<AcceptedLead> {
    const lead = newLead(request);
    if (!this.durability.losesWrites) await this.queue(lead);
    else if (this.spool) await this.queueWithCopy(lead);
    else await this.queueAndAwaitCompletion(lead);
    return receipt(lead);
  }

  private async queue(lead: Lead): Promise<void> {
    try {
      await this.queues.add(lead);
    } catch (error) {
      return this.putInSpool(lead, errorText(error));
    }
    this.reportAccepted(lead);
  }

  /** The copy stays until both jobs are completed. What Redis does not accept now is queued by the drain. */
  private async queueWithCopy(lead: Lead): Promise<void> {
    await this.putInSpool(lead, 'Redis is known to lose writes');
    await this.queues.add(lead).catch(() => undefined);
  }

  /** Without a spool for a copy nothing is acknowledged before both jobs are completed. */
  private async queueAndAwaitCompletion(lead: Lead): Promise<void> {
    const end = performance.now() + FINISH_DEADLINE_MS;
    try {
      while ((await this.queues.ensureQueued(lead)) !== 'done') {
        if (performance.now() > end)
          throw new Error(
            `Redis is known to lose writes, and the jobs are not completed within ${FINISH_DEADLINE_MS} ms`,
          );
        await wait(FINISH_POLL_MS);
      }
    } catch (error) {
      return this.refuse(lead, errorText(error), error);
    }
    this.reportAccepted(lead);
  }

  private reportAccepted(lead: Lead): void {
    metrics.leads.inc({ kind: lead.kind, outcome: 'accepted' satisfies metrics.LeadOutcome });
    this.logger.log({ event: 'lead-accepted', lead: lead.id, kind: lead.kind });
  }

  private async putInSpool(lead: Lead, reason: string): Promise<void> {
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

function newLead({
  kind,
  payload,
  idempotencyKey,
  identity = payload,
  origin,
  suspicion = [],
  confirm,
}: NewLead): Lead {
  const given = consentsOf(leadForm(kind)).filter((field) => (payload as Record<string, unknown>)[field] === true);
  return {
    v: LEAD_VERSION,
    id: leadId(kind, identity, idempotencyKey),
    kind,
    receivedAt: new Date().toISOString(),
    origin,
    consent: { version: CONSENT_TEXT_VERSION, given },
    suspicion: [...suspicion],
    confirm,
    payload,
  } as Lead;
}
