// What distinguishes one form of the site from another. How all of them behave is in use-lead-form.ts.
import type { AcceptedLead, LeadKind, LeadPayload } from '@school/contracts';
import type { ReactNode } from 'react';

type KeyOf<T> = T extends unknown ? Extract<keyof T, string> : never;

/** The name of a field of any shape of a request. */
export type FieldName<K extends LeadKind> = KeyOf<LeadPayload<K>>;

/** What a form holds while it is filled. */
export type Entries = Record<string, string | boolean>;

export interface LeadFormDefinition<K extends LeadKind = LeadKind> {
  readonly kind: K;
  /** Unique on the site: names the draft and the fields' ids. */
  readonly id: string;
  /** Sent with the entries although no input shows them. */
  readonly constants?: Readonly<Partial<Record<FieldName<K>, string>>>;
  /** What a reload may find again in this tab. Never consents, a tax code or the words of a complaint. */
  readonly draft: readonly FieldName<K>[];
  /** A parameter of the page's address that fills a field beforehand, with one of these values. */
  readonly prefill?: { readonly parameter: string; readonly field: FieldName<K>; readonly values: readonly string[] };
  /** The browser's own checks come first (the specification's "native required checks"). */
  readonly nativeChecks: boolean;
  /** The words of the submit button, and those while it sends: forms without the latter show no pending state. */
  readonly submit: string;
  readonly sending?: string;
  /** Consents without which the button is disabled. */
  readonly disabledUntil?: readonly FieldName<K>[];
  /** Stops a submission that lacks a consent, before any other check. */
  readonly consentMissing?: { readonly fields: readonly FieldName<K>[]; readonly announce: () => void };
  /** The message of the error that a failure raises, where the specification gives one. */
  readonly failureMessage?: string;
  readonly announceSuccess: (accepted: AcceptedLead) => void;
  readonly announceFailure: () => void;
  /** What the inline receipt says under its reference. */
  readonly receipt: { readonly title: string; readonly details: (accepted: AcceptedLead) => ReactNode };
}
