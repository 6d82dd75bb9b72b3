// How a page uses a form: its labels and messages. The fields are defined in @school/contracts, the common behaviour in
// use-lead-form.ts.
import type { AcceptedLead, EntryOf, Field, FieldsOf, LeadForm, LeadKind, NameOf, leadForms } from '@school/contracts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DraftStore } from './draft.ts';
import type { SendLead } from './send-lead.ts';

/** The name of a field of a form. */
type FieldName<K extends LeadKind> = NameOf<FieldsOf<K>>;

/** The entries of a form, for the fields that its page shows. */
export type Entries<K extends LeadKind> = {
  -readonly [N in FieldName<K>]?: FieldsOf<K>[N] extends infer F extends Field ? EntryOf<F> : never;
};

/** The form's own messages for who writes in another language. */
export interface Translation {
  readonly lang: string;
  /** By the Italian message of the form's rules. */
  readonly faults: Readonly<Record<string, string>>;
  /** That a request was not sent, and that the entries are kept. */
  readonly failed: string;
}

export interface LeadFormDefinition<K extends LeadKind> {
  readonly form: (typeof leadForms)[K];
  /** Unique on the site, one for each page: names the draft, the requests and the fields' ids. */
  readonly id: string;
  /** Sent with the entries, without an input. */
  readonly constants?: Readonly<Entries<K>>;
  /** Unless false, the browser's own checks come first (the specification's "native required checks"). */
  readonly nativeChecks?: boolean;
  /** The labels of the submit button, idle and while sending. Without the latter a form shows no pending state. */
  readonly submit: string;
  readonly sending?: string;
  /** Whether the button is disabled until every consent is given. */
  readonly disabledWithoutConsents?: boolean;
  /** Announces a missing consent. The message at its box is shown in any case. */
  readonly announceMissingConsent?: () => void;
  readonly translation?: Translation | undefined;
  /** Where entries and key are kept until the request is accepted, by default in the tab. */
  readonly draft?: DraftStore;
  /** Sends a request, by default to the endpoint of the form. */
  readonly send?: SendLead;
  /** The message of the error that a failure raises, where the specification gives one. */
  readonly failureMessage?: string;
  readonly announceSuccess: (accepted: AcceptedLead) => void;
  readonly announceFailure: () => void;
  /** The query to invalidate once a request is accepted. */
  readonly invalidates?: QueryKey;
  /** The text of the inline receipt under the reference. */
  readonly receipt: { readonly title: string; readonly details: (accepted: AcceptedLead) => ReactNode };
}

/** The definition of some form, for code that works on all of them alike. */
export interface AnyLeadFormDefinition extends Pick<
  LeadFormDefinition<LeadKind>,
  Exclude<keyof LeadFormDefinition<LeadKind>, 'form' | 'constants'>
> {
  readonly form: LeadForm;
  readonly constants?: Readonly<Record<string, unknown>>;
}
