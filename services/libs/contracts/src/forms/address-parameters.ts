// Apart from the forms: one page needs it, and every page with a form would load it.
import type { FieldsOf, LeadKind } from './forms.js';
import type { NameOf } from './field.js';

/**
 * The parameters by which the address of a form's page fills fields beforehand, as in
 * `/contatti?servizio=certificazioni`.
 */
export const addressParameters = {
  contact: { course: 'servizio', courseType: 'corso', notify: 'avvisami' },
} as const satisfies { readonly [K in LeadKind]?: Readonly<Partial<Record<NameOf<FieldsOf<K>>, string>>> };

/** By field; of a form without any, none. */
export const parametersOf = (kind: LeadKind): Readonly<Record<string, string>> =>
  (addressParameters as Readonly<Partial<Record<LeadKind, Readonly<Record<string, string>>>>>)[kind] ?? {};
