// How a page uses a form: what it says, and when. What the form asks for is in @school/contracts; how all of them
// behave in use-lead-form.ts.
import type { AcceptedLead, EntryOf, Field, FieldsOf, LeadForm, LeadKind, NameOf, leadForms } from '@school/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The name of a field of a form. */
type FieldName<K extends LeadKind> = NameOf<FieldsOf<K>>;

/** What a form holds while it is filled, of the fields that its page shows. */
export type Entries<K extends LeadKind> = {
  -readonly [N in FieldName<K>]?: FieldsOf<K>[N] extends infer F extends Field ? EntryOf<F> : never;
};

export interface LeadFormDefinition<K extends LeadKind> {
  readonly form: (typeof leadForms)[K];
  /** Unique on the site: names the draft and the fields' ids. */
  readonly id: string;
  /** Sent with the entries although no input shows them. */
  readonly constants?: Readonly<Entries<K>>;
  /** Unless false, the browser's own checks come first (the specification's "native required checks"). */
  readonly nativeChecks?: boolean;
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
  /** The cached queries that are out of date once a request was accepted. */
  readonly invalidates?: QueryKey;
  /** What the inline receipt says under its reference. */
  readonly receipt: { readonly title: string; readonly details: (accepted: AcceptedLead) => ReactNode };
}

/** The definition of some form, for code that works on all of them alike. */
export interface AnyLeadFormDefinition extends Pick<
  LeadFormDefinition<LeadKind>,
  'id' | 'nativeChecks' | 'submit' | 'sending' | 'failureMessage' | 'invalidates' | 'receipt'
> {
  readonly form: LeadForm;
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly disabledUntil?: readonly string[];
  readonly consentMissing?: { readonly fields: readonly string[]; readonly announce: () => void };
  readonly announceSuccess: (accepted: AcceptedLead) => void;
  readonly announceFailure: () => void;
}
