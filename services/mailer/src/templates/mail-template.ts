// What is particular about the mail of one kind of request. Everything else is the same for all: see staff-mail.ts.
import type { LeadKind, LeadPayload } from '@school/contracts';

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never;
export type FieldOf<K extends LeadKind> = KeyOf<LeadPayload<K>>;

export interface MailTemplate<K extends LeadKind> {
  /** What the office is asked for, above the visitor's name. */
  readonly heading: string;
  /** What the subject says that it is about: the first of these that was given. */
  readonly topic: readonly FieldOf<K>[];
  /** Choices and short answers, in reading order. */
  readonly fields: readonly FieldOf<K>[];
  /** The visitor's longer texts, each in a frame of its own. */
  readonly texts: readonly FieldOf<K>[];
  /** The conversation that led to it, who said what a line each. */
  readonly chat?: FieldOf<K>;
  /** Days, stored as `YYYY-MM-DD`, among the fields. */
  readonly days?: readonly FieldOf<K>[];
}
