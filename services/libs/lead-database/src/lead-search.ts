// How operators find stored leads: by person, reference or day.
import type { LeadEventKind, LeadKind } from '@school/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ContactRequestEntity } from './entities/contact-request.entity.js';
import { LeadEntity } from './entities/lead.entity.js';
import { type LeadState, leadStates } from './lead-events.js';

/** A query for leads. An address is in ASCII lower case, a phone number as `phoneKey` normalises it. */
export type LeadQuery = { readonly by: 'email' | 'id' | 'reference' | 'phone'; readonly value: string };

/** In the collation "C": addresses are ASCII, and those that differ in more than capitals are different. */
export const ADDRESS = {
  ofLead: `lower((payload->>'email') COLLATE "C")`,
  ofContactRequest: `lower(email COLLATE "C")`,
} as const;

const conditions: Readonly<Record<LeadQuery['by'], string>> = {
  email: `${ADDRESS.ofLead} = :value`,
  id: 'id = :value::uuid',
  reference: 'reference = :value',
  phone: 'phone_key = :value',
};

export const findLeads = (manager: EntityManager, { by, value }: LeadQuery): Promise<LeadEntity[]> =>
  leads(manager).where(conditions[by], { value }).orderBy('received_at').getMany();

/** The rows of `contact_requests` of an address. */
export const findContactRequests = (manager: EntityManager, address: string): Promise<ContactRequestEntity[]> =>
  manager
    .createQueryBuilder(ContactRequestEntity, 'contact')
    .where(`${ADDRESS.ofContactRequest} = :address`, { address })
    .orderBy('created_at')
    .getMany();

/** Leads of other people whose text contains an address, or a longer one with it inside, e.g. in the message. */
export const findMentions = (manager: EntityManager, address: string): Promise<LeadEntity[]> =>
  leads(manager)
    .where(`strpos(lower(payload::text COLLATE "C"), :address) > 0`, { address })
    .andWhere(`${ADDRESS.ofLead} IS DISTINCT FROM :address`)
    .getMany();

interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  /** First and last day, in Rome: `2026-11-21`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Received between these moments, without a mail to the office that was delivered or discarded. */
  readonly undelivered?: { readonly after: Date; readonly before: Date };
  /** Delivered to an office, and not answered. */
  readonly open?: boolean;
}

/** Of a lead, the events of these kinds. */
const eventsOf = (...kinds: LeadEventKind[]) =>
  `SELECT FROM lead_events AS event
   WHERE lead_id = lead.id AND event.kind IN ('${kinds.join(`', '`)}') AND undone_at IS NULL`;
/** With `OFFSET 0` PostgreSQL looks each lead up in the index of the events; it would otherwise read all events. */
const OPEN = `NOT EXISTS (${eventsOf('answered', 'dismissed')} OFFSET 0) AND EXISTS (${eventsOf('delivered')} OFFSET 0)`;
/** By an index of these events alone. */
const UNDELIVERED = `NOT EXISTS (${eventsOf('delivered', 'discarded')})`;
const PAGE = 500;

/** Leads in the order of `received_at`. */
export async function* listLeads(manager: EntityManager, filter: LeadFilter): AsyncGenerator<LeadEntity> {
  for await (const page of pagesOf(manager, filter)) yield* page;
}

/** The same, each with its state. */
export async function* listLeadsWithStates(
  manager: EntityManager,
  filter: LeadFilter,
): AsyncGenerator<{ readonly lead: LeadEntity; readonly state: LeadState }> {
  for await (const page of pagesOf(manager, filter)) {
    const ids = page.map(({ id }) => id);
    const states = new Map((await leadStates(manager, ids)).map((state) => [state.id, state]));
    yield* page.flatMap((lead) => (states.has(lead.id) ? [{ lead, state: states.get(lead.id)! }] : []));
  }
}

async function* pagesOf(
  manager: EntityManager,
  { kind, from, to, undelivered, open }: LeadFilter,
): AsyncGenerator<LeadEntity[]> {
  for (let last: LeadEntity | undefined; ;) {
    const query = leads(manager).where('true');
    if (kind) query.andWhere('kind = :kind', { kind });
    if (from) query.andWhere(`received_at >= (:from::date)::timestamp AT TIME ZONE 'Europe/Rome'`, { from });
    if (to) query.andWhere(`received_at < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/Rome'`, { to });
    if (undelivered) query.andWhere(`received_at BETWEEN :after AND :before AND ${UNDELIVERED}`, undelivered);
    if (open) query.andWhere(OPEN);
    if (last)
      query.andWhere('(received_at, id) > (:receivedAt::timestamptz, :id::uuid)', {
        receivedAt: last.receivedAt.toISOString(),
        id: last.id,
      });
    const page = await query.orderBy('received_at').addOrderBy('id').limit(PAGE).getMany();
    yield page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

const leads = (manager: EntityManager): SelectQueryBuilder<LeadEntity> =>
  manager.createQueryBuilder(LeadEntity, 'lead');
