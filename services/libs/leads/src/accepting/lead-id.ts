// Idempotency: the same key and content always give the same lead.
import { hash, randomUUID } from 'node:crypto';
import type { LeadKind } from '@school/contracts';

/** JSON with sorted keys: equal content gives equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * The id of a lead. With a key it is derived from kind, key and content, so a repeated request is the same lead and an
 * edited one is another (a UUID of version 8, RFC 9562: the beginning of a SHA-256); without a key every request is a
 * new lead.
 */
export function leadId(kind: LeadKind, payload: unknown, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const digest = hash('sha256', `${kind}\n${key}\n${canonicalJson(payload)}`);
  return digest.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}
