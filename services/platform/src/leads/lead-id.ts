// The identity of a request: the same key and content always give the same lead.
import { hash } from 'node:crypto';
import { v5, v7 } from 'uuid';
import type { LeadKind } from '@school/contracts';

const NAMESPACE = '6f1c2d0e-54a7-4c5a-9d3b-0b8f8a7e1c42';

/** JSON with sorted keys: equal content gives equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * The id of a lead. With a key it is derived from kind, key and content, so a repeated request is the same lead and an edited
 * one is another; without a key every request is a new lead.
 */
export function leadId(kind: LeadKind, payload: unknown, key: string | undefined): string {
  if (key === undefined) return v7();
  return v5(`${kind}\n${key}\n${hash('sha256', canonicalJson(payload))}`, NAMESPACE);
}
