// What operators did: names of things and reasons, never personal data.
import { AUDIT_KEY } from '@school/leads';
import type { Redis } from 'ioredis';

export interface AuditLine {
  readonly at: string;
  readonly action: 'replay' | 'discard' | 'erase';
  /** What it was done to: jobs, or the ids of leads. */
  readonly subject: string;
  readonly kind?: string;
  readonly reason?: string;
}

export async function addAuditLine(redis: Redis, line: Omit<AuditLine, 'at'>): Promise<void> {
  await redis.xadd(AUDIT_KEY, '*', ...Object.entries(line).flat());
}

/** Oldest first. */
export async function auditLines(redis: Redis): Promise<AuditLine[]> {
  const entries = await redis.xrange(AUDIT_KEY, '-', '+');
  return entries.map(([id, fields]) => {
    const pairs = Array.from({ length: fields.length / 2 }, (_, index) => fields.slice(2 * index, 2 * index + 2));
    return { at: new Date(Number.parseInt(id)).toISOString(), ...Object.fromEntries(pairs) } as AuditLine;
  });
}
