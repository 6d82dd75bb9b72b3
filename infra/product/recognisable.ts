// Requests with a marker in every free text field, which can be searched for in logs and metrics.
import { type LeadKind, parseLead } from '@school/contracts';
import { aBody } from '@school/contracts/testing';

const MARK = 'zefirina';
/** Finds what visitors wrote, plain or percent-encoded. */
export const WRITTEN = new RegExp(`${MARK}|39.?333.?98765|3339876`, 'i');

const candidates = (field: string, index: number): string[] => [
  `${MARK}.${field}${index}@example.com`,
  `+39 333 98765${String(index).padStart(2, '0')}`,
  `${MARK[0]!.toUpperCase()}${MARK.slice(1)} ${field}`,
];

/** A valid body of a kind with marked values in every field that takes free text. */
export function recognisable(kind: LeadKind): Record<string, unknown> {
  let body: Record<string, unknown> = aBody(kind);
  for (const [index, [field, value]] of Object.entries(body).entries()) {
    if (typeof value !== 'string') continue;
    const marked = candidates(field, index).map((candidate) => ({ ...body, [field]: candidate }));
    // A name field accepts an e-mail address too; an e-mail field accepts nothing else.
    const fitting = value.includes('@') ? marked : [...marked].reverse();
    body = fitting.find((attempt) => parseLead(kind, attempt).success) ?? body;
  }
  return body;
}
