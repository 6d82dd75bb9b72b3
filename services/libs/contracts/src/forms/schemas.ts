// The schema of every form, typed.
import type * as z from 'zod/mini';
import { type LeadKind, leadForm, leadForms, leadKinds } from './forms.js';
import type { LeadForm } from './form.js';
import { type FormSchema, rulesOf } from './schema.js';

type SchemaOf<F extends LeadForm> = F extends { readonly rules: { readonly schema: infer S extends z.ZodMiniType } }
  ? S
  : FormSchema<F['fields']>;
type Schemas = { readonly [K in LeadKind]: SchemaOf<(typeof leadForms)[K]> };

export const leadSchemas = Object.fromEntries(
  leadKinds.map((kind) => [kind, rulesOf(leadForm(kind)).schema]),
) as unknown as Schemas;

/** What an accepted request of a kind holds. */
export type LeadPayload<K extends LeadKind = LeadKind> = z.output<Schemas[K]>;
