// Separate from the forms, because only one page needs it and every page with a form would load it.
import type { FieldsOf, LeadKind } from './forms.js';
import type { NameOf } from './field.js';

/** The query parameters that prefill fields of a form's page, as in `/contatti?servizio=certificazioni`. */
export const addressParameters = {
  contact: { course: 'servizio', courseType: 'corso', notify: 'avvisami' },
} as const satisfies { readonly [K in LeadKind]?: Readonly<Partial<Record<NameOf<FieldsOf<K>>, string>>> };

/** The parameters of a form by field; empty for a form without any. */
export const parametersOf = (kind: LeadKind): Readonly<Record<string, string>> =>
  (addressParameters as Readonly<Partial<Record<LeadKind, Readonly<Record<string, string>>>>>)[kind] ?? {};
