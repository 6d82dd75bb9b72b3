// What is known of a form, whoever draws it, checks it or answers it.
import { LEAD_RETENTION_MONTHS } from './answers.js';
import type { OfficeId } from './offices.js';
import type { Field, Fields, NameOf } from './field.js';
import type { Rules } from './schema.js';

export interface LeadForm<F extends Fields = Fields> {
  /** Its name in code, queues and tables. */
  readonly kind: string;
  /** Path of its POST endpoint below the origin; null where only Gaia creates the request. */
  readonly endpoint: `/api/${string}` | null;
  /** The page that people are sent to for it, with its short name; null where it has none. */
  readonly page: { readonly path: `/${string}`; readonly name: string } | null;
  /** Three letters that open the reference given to the visitor, e.g. `TRA-7K3Q-F2MX`. */
  readonly prefix: string;
  /** What staff read in a subject line. */
  readonly title: string;
  /** By their names in a request, in the order in which staff export them. */
  readonly fields: F;
  /** Where a rule concerns more than one field; made from the fields otherwise. */
  readonly rules?: Rules;
  /** Who answers it: one office, or the one that a choice leads to. */
  readonly office: OfficeId | OfficeByChoice<F>;
  /** By when the school promises an answer; null where it promises no time. */
  readonly answer: { readonly hours: number } | { readonly workingDays: number } | null;
  readonly mail: MailOrder<F>;
  /** The mail that confirms the request to its sender; not given, the sender gets none. */
  readonly confirmation?: Confirmation;
  /** For how many months a request is kept, where it is not LEAD_RETENTION_MONTHS. */
  readonly retentionMonths?: number;
}

/** The fixed texts of a confirmation: nothing that was typed into the form is sent to the address typed into it. */
interface Confirmation {
  /** The subject, before the reference. */
  readonly subject: string;
  readonly title: string;
  readonly thanks: string;
  /** What the request and its reference are called. */
  readonly request: string;
  readonly reference: string;
  /** How to add documents, or to ask about the request. */
  readonly help: string;
  /** What the personal data are used for. */
  readonly purpose: string;
  /** What to do if somebody else has sent the request. */
  readonly notSent: string;
}

interface OfficeByChoice<F extends Fields = Fields> {
  readonly field: NameOf<F>;
  readonly offices: Readonly<Record<string, OfficeId>>;
  /** Of every other choice, and of none. */
  readonly otherwise: OfficeId;
}

/**
 * How the office's mail reads. Names and contacts stand above, longer texts and conversations below, in the order of
 * the fields.
 */
interface MailOrder<F extends Fields = Fields> {
  /** What the office is asked for, above the visitor's name. */
  readonly heading: string;
  /** What the subject says that it is about: each of these that was given. */
  readonly topic: readonly NameOf<F>[];
  /** Choices and short answers, in reading order. */
  readonly facts: readonly NameOf<F>[];
}

/** Refuses keys that a field of its type does not have: a misspelt `required` would make the field optional. */
type Known<F extends Field> = F & Readonly<Record<Exclude<keyof F, keyof Extract<Field, Pick<F, 'type'>>>, never>>;

/** Keeps names and choices as literal types. */
export const defineForm = <const F extends Fields, const T extends Omit<LeadForm<F>, 'fields'>>(
  form: T & { readonly fields: F & { readonly [N in keyof F]: Known<F[N]> } },
): T & { readonly fields: F } => form;

/** The consents that a visitor gives by sending it. */
export const consentsOf = ({ fields }: LeadForm): string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'consent' ? [name] : []));

/** The Italian name of a field. */
export const labelOf = ({ fields }: LeadForm, name: string): string => fields[name]?.label ?? name;

/** The Italian text of a stored value: the label of a choice, the value itself otherwise. */
export function displayValue({ fields }: LeadForm, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  const text = String(value);
  const field = fields[name];
  return (field?.type === 'choice' && Object.hasOwn(field.options, text) && field.options[text]) || text;
}

/** For how many months a request is kept, in every store. */
export const retentionMonthsOf = ({ retentionMonths = LEAD_RETENTION_MONTHS }: LeadForm): number => retentionMonths;

/** The office that answers what was entered: that of the form, or that of what was chosen in it. */
export function officeOf({ office }: LeadForm, entries: object): OfficeId {
  if (typeof office === 'string') return office;
  const chosen = String((entries as Readonly<Record<string, unknown>>)[office.field] ?? '');
  return office.offices[chosen] ?? office.otherwise;
}
