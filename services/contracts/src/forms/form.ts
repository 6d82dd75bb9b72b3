// What is known of a form before a page draws it and before anything checks what it sends. Free of zod, see field.ts.
import type { OfficeId } from './offices.js';
import type { Field, Fields, NameOf } from './field.js';

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
  /** Who answers it: one office, or the one that a choice leads to. */
  readonly office: OfficeId | OfficeByChoice<F>;
  /** By when the school promises an answer; null where it promises no time. */
  readonly answer: { readonly hours: number } | { readonly workingDays: number } | null;
  readonly mail: MailOrder<F>;
}

interface OfficeByChoice<F extends Fields = Fields> {
  readonly field: NameOf<F>;
  readonly offices: Readonly<Record<string, OfficeId>>;
  /** Of every other choice, and of none. */
  readonly otherwise: OfficeId;
}

/** How the office's mail reads. Names and contacts stand above, longer texts and conversations below, in the order of the fields. */
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
