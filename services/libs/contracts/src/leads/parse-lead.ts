import * as z from 'zod/mini';
import type { LeadForm } from '../forms/form.js';
import { type LeadKind, leadForms } from '../forms/forms.js';
import { requestSchema } from '../forms/schema.js';
import type { LeadPayload } from '../forms/schemas.js';
import { type FieldErrors, fieldErrors } from '../problem.js';

type ParsedLead<P extends object> =
  | { readonly success: true; readonly payload: P }
  | { readonly success: false; readonly errors: FieldErrors };

/** Validates and cleans the body of a request. Errors are Italian messages by field; unknown fields are removed. */
export function parseRequest(form: LeadForm, body: unknown): ParsedLead<object> {
  const parsed = z.safeParse(requestSchema(form, body), body);
  return parsed.success
    ? { success: true, payload: parsed.data }
    : { success: false, errors: fieldErrors(parsed.error.issues) };
}

/** As `parseRequest`, of a kind. */
export const parseLead = <K extends LeadKind>(kind: K, body: unknown) =>
  parseRequest(leadForms[kind], body) as ParsedLead<LeadPayload<K>>;
