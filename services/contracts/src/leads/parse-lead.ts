import * as z from 'zod/mini';
import { type FieldErrors, fieldErrors } from '../problem.js';
import { type LeadKind, type LeadPayload, leadForm } from './lead-forms.js';

export type ParsedLead<K extends LeadKind> =
  | { readonly success: true; readonly payload: LeadPayload<K> }
  | { readonly success: false; readonly errors: FieldErrors };

/** Validates and cleans a request body of a kind. Errors are Italian messages by field; unknown fields are dropped. */
export function parseLead<K extends LeadKind>(kind: K, body: unknown): ParsedLead<K> {
  const form = leadForm(kind);
  const schema = form.shapeOf && typeof body === 'object' && body !== null ? form.shapeOf(body) : form.schema;
  const parsed = z.safeParse(schema, body);
  return parsed.success
    ? { success: true, payload: parsed.data as LeadPayload<K> }
    : { success: false, errors: fieldErrors(parsed.error.issues) };
}
