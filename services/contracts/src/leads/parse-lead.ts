import * as z from 'zod/mini';
import type { LeadKind } from '../forms/forms.js';
import { type LeadPayload, schemaFor } from '../forms/schemas.js';
import { type FieldErrors, fieldErrors } from '../problem.js';

export type ParsedLead<K extends LeadKind> =
  | { readonly success: true; readonly payload: LeadPayload<K> }
  | { readonly success: false; readonly errors: FieldErrors };

/** Validates and cleans a request body of a kind. Errors are Italian messages by field; unknown fields are dropped. */
export function parseLead<K extends LeadKind>(kind: K, body: unknown): ParsedLead<K> {
  const parsed = z.safeParse(schemaFor(kind, body), body);
  return parsed.success
    ? { success: true, payload: parsed.data as LeadPayload<K> }
    : { success: false, errors: fieldErrors(parsed.error.issues) };
}
