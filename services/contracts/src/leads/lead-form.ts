// What one kind of request is: everything that browser, gateway, store and mailer need to know of it.
import type * as z from 'zod/mini';
import type { Options } from '../fields/choice.js';

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never;

export interface LeadForm<K extends string = string, S extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  readonly kind: K;
  /** Path of its POST endpoint below the origin; null when only Gaia creates it. */
  readonly endpoint: string | null;
  /** Three letters that open the reference given to the visitor, e.g. `TRA-7K3Q-F2MX`. */
  readonly prefix: string;
  /** What staff read in a subject line. */
  readonly title: string;
  readonly schema: S;
  /** For a union: the one shape that a body means to be, so that errors speak of its own fields. */
  readonly shapeOf?: (body: object) => z.ZodMiniType<object>;
  /** Italian names of the fields. */
  readonly labels: Readonly<Record<KeyOf<z.output<S>>, string>>;
  /** Italian words for the values of each closed choice. */
  readonly options: Readonly<Partial<Record<KeyOf<z.output<S>>, Options>>>;
  /** The consents that the visitor gives by sending it. */
  readonly consents: readonly KeyOf<z.output<S>>[];
}

/** Keeps the choices as they were written, so that a page may name one of them. */
export const defineLeadForm = <const K extends string, S extends z.ZodMiniType<object>, O extends LeadForm<K, S>['options']>(form: LeadForm<K, S> & { readonly options: O }) => form;
