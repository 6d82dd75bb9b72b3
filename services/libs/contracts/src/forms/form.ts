// The definition of a form, from which pages, rules, mails and exports are made.
import type * as z from 'zod/mini';
import type { OfficeId } from './offices.js';
import type { Field, Fields, NameOf, Options } from './field.js';

/** How the bodies of a form are checked. */
export interface Rules {
  readonly schema: z.ZodMiniType<object>;
  /** For a union: selects the shape of a body, so that errors name the fields of that shape. */
  readonly shapeOf?: (body: object) => z.ZodMiniType<object>;
}

export interface LeadForm<F extends Fields = Fields> {
  /** The name in code, queues and tables. */
  readonly kind: string;
  /** Path of its POST endpoint below the origin; null where only Gaia creates the request. */
  readonly endpoint: `/api/${string}` | null;
  /** The page with the form, and its short name; null if no page has it. */
  readonly page: { readonly path: `/${string}`; readonly name: string } | null;
  /** The first three letters of the reference, e.g. `TRA-7K3Q-F2MX`. */
  readonly prefix: string;
  /** The name in subject lines of mails to staff. */
  readonly title: string;
  /** By name, in the order of the columns of an export. */
  readonly fields: F;
  /** Only if a rule concerns several fields. By default, the rules are derived from the fields. */
  readonly rules?: Rules;
  /** The office that answers it, always the same or by the value of a choice. */
  readonly office: OfficeId | OfficeByChoice<F>;
  /** The promised time to answer; null without a promise. */
  readonly answer: AnswerTime | null;
  /** The offices that promise another time for it. */
  readonly answerByOffice?: Readonly<Partial<Record<OfficeId, AnswerTime>>>;
  /** The ways in which its answer may end it, in the words that offices read; without any, it is simply answered. */
  readonly outcomes?: Options;
  /** When offices are reminded that it has no answer. */
  readonly reminders?: Reminders;
  /** Its sender gets a confirmation whatever the owner's file says, and in spite of weak signs of a robot. */
  readonly isConfirmedByLaw?: true;
  readonly mail: MailLayout<F>;
  /** The table of the specification that holds it too. */
  readonly table?: 'contact_requests';
  /** The retention in months, by default LEAD_RETENTION_MONTHS. */
  readonly retentionMonths?: number;
}

type AnswerTime = { readonly hours: number } | { readonly workingDays: number };

interface Reminders {
  /** The heading in the morning mail, and what one and several are called in its subject. */
  readonly heading: string;
  readonly counted: readonly [one: string, many: string];
  /** The working days after which the morning mail begins with it. */
  readonly workingDays: readonly number[];
  /** From this one on it does so every day, and the fallback office is reminded too. */
  readonly dailyFrom: number;
}

interface OfficeByChoice<F extends Fields = Fields> {
  readonly field: NameOf<F>;
  readonly offices: Readonly<Record<string, OfficeId>>;
  /** The office of every other value, and of a request without one. */
  readonly otherwise: OfficeId;
}

/**
 * The layout of the mail to the office. Names and contacts come first, longer texts and conversations last, in the order
 * of the fields.
 */
interface MailLayout<F extends Fields = Fields> {
  /** The line above the visitor's name. */
  readonly heading: string;
  /** The fields that the subject names, if they were given. */
  readonly topic: readonly NameOf<F>[];
  /** The longer text that stands above the contacts, if any. */
  readonly first?: NameOf<F>;
  /** Choices and short answers, in reading order. */
  readonly facts: readonly NameOf<F>[];
}

/** Refuses keys that a field of its type does not have: a misspelt `required` would make the field optional. */
type StrictField<F extends Field> = F &
  Readonly<Record<Exclude<keyof F, keyof Extract<Field, Pick<F, 'type'>>>, never>>;

/** Keeps names and choices as literal types. */
export const defineForm = <const F extends Fields, const T extends Omit<LeadForm<F>, 'fields'>>(
  form: T & { readonly fields: F & { readonly [N in keyof F]: StrictField<F[N]> } },
): T & { readonly fields: F } => form;

export const consentsOf = ({ fields }: LeadForm): string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'consent' ? [name] : []));

export const labelOf = ({ fields }: LeadForm, name: string): string => fields[name]?.label ?? name;

/** The Italian text of a stored value: the label of a choice, the value itself otherwise. */
export function displayValue({ fields }: LeadForm, name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  const text = String(value);
  const field = fields[name];
  return (field?.type === 'choice' && Object.hasOwn(field.options, text) && field.options[text]) || text;
}

export function officeOf({ office }: LeadForm, entries: object): OfficeId {
  if (typeof office === 'string') return office;
  const chosen = String((entries as Readonly<Record<string, unknown>>)[office.field] ?? '');
  return office.offices[chosen] ?? office.otherwise;
}
