// Queries for operators: stored leads by person, reference or day.
import { type LeadKind, leadPhone, phoneKey } from '@school/contracts';
import type { QueryRunner, SelectQueryBuilder } from 'typeorm';
import { ContactRequestEntity } from './contact-request.entity.js';
import { LeadEntity } from './lead.entity.js';

/** A query for leads. An address is in ASCII lower case, a phone number as `phoneKey` writes it. */
export type LeadQuery = { readonly by: 'email' | 'id' | 'reference' | 'phone'; readonly value: string };

/**
 * Compared in the collation "C", not in that of the database: addresses are ASCII, and those that differ otherwise are
 * different.
 */
export const BY_ADDRESS = {
  leads: `lower((payload->>'email') COLLATE "C")`,
  contactRequests: `lower(email COLLATE "C")`,
} as const;

/** Enough digits to leave few numbers to be compared in full. */
const PHONE_TAIL = 6;
const PHONE_DIGITS =
  `regexp_replace(regexp_replace(coalesce(payload->>'telefono', payload->>'phone'), ` +
  `'\\s*(int|interno|ext)\\.?\\s*\\d{1,5}$', '', 'i'), '\\D', '', 'g')`;

const conditions: Readonly<Record<LeadQuery['by'], string>> = {
  email: `${BY_ADDRESS.leads} = :value`,
  id: 'id = :value::uuid',
  reference: 'reference = :value',
  phone: `right(${PHONE_DIGITS}, ${PHONE_TAIL}) = right(:value, ${PHONE_TAIL})`,
};

export async function findLeads(runner: QueryRunner, { by, value }: LeadQuery): Promise<LeadEntity[]> {
  const rows = await leads(runner).where(conditions[by], { value }).orderBy('received_at').getMany();
  return by === 'phone' ? rows.filter((row) => phoneKey(leadPhone(row as never) ?? '') === value) : rows;
}

/** The rows of `contact_requests` of an address. */
export const findContactRequests = (runner: QueryRunner, address: string): Promise<ContactRequestEntity[]> =>
  runner.manager
    .createQueryBuilder(ContactRequestEntity, 'contact')
    .where(`${BY_ADDRESS.contactRequests} = :address`, { address })
    .orderBy('created_at')
    .getMany();

/** Leads of other people whose text contains an address, or a longer one with it inside, e.g. in the message. */
export const findMentions = (runner: QueryRunner, address: string): Promise<LeadEntity[]> =>
  leads(runner)
    .where(`strpos(lower(payload::text COLLATE "C"), :address) > 0`, { address })
    .andWhere(`${BY_ADDRESS.leads} IS DISTINCT FROM :address`)
    .getMany();

export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  /** First and last day, in Rome: `2026-11-21`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const PAGE = 500;

/** Leads in the order of `received_at`, page by page. */
export async function* listLeads(runner: QueryRunner, { kind, from, to }: LeadFilter): AsyncGenerator<LeadEntity> {
  for (let last: LeadEntity | undefined; ;) {
    const query = leads(runner).where('true');
    if (kind) query.andWhere('kind = :kind', { kind });
    if (from) query.andWhere(`received_at >= (:from::date)::timestamp AT TIME ZONE 'Europe/Rome'`, { from });
    if (to) query.andWhere(`received_at < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/Rome'`, { to });
    if (last)
      query.andWhere('(received_at, id) > (:receivedAt::timestamptz, :id::uuid)', {
        receivedAt: last.receivedAt.toISOString(),
        id: last.id,
      });
    const page = await query.orderBy('received_at').addOrderBy('id').limit(PAGE).getMany();
    yield* page;
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}

const leads = (runner: QueryRunner): SelectQueryBuilder<LeadEntity> =>
  runner.manager.createQueryBuilder(LeadEntity, 'lead');
