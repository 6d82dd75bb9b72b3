// How every form of the site behaves: it sends once, keeps the entries until they have arrived, and says what became of
// them.
import { useMutation } from '@tanstack/react-query';
import {
  type AcceptedLead,
  FILL_TIME_FIELD,
  type Field,
  type Fields,
  HONEYPOT_FIELD,
  type LeadKind,
} from '@school/contracts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Path, type PathValue, type ResolverResult, useForm } from 'react-hook-form';
import { ApiError } from '#src/lib/api.ts';
import { prefill } from '#src/lib/prefill.ts';
import type { Entries, LeadFormDefinition } from './definition.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { mayPass } from './failure-panel.tsx';
import { validationErrors } from './lead-rules.ts';
import { sendLead } from './send-lead.ts';

/** What one filled form needs to be sent, and to be sent again as the same request. */
interface Sending {
  /** The idempotency key: one for each filled form, the same on every retry. */
  key: string;
  /** When the visitor first touched the form, in epoch milliseconds. */
  startedAt: number | undefined;
  /**
   * Set from the first click to the answer: a second click changes nothing. A ref, because state comes a render too
   * late.
   */
  underWay: boolean;
}

/** A request that was not accepted. */
interface Failure<K extends LeadKind> {
  readonly error: Error;
  readonly entries: Entries<K>;
}

const newSending = (): Sending => ({ key: crypto.randomUUID(), startedAt: undefined, underWay: false });

export function useLeadForm<K extends LeadKind>(definition: LeadFormDefinition<K>) {
  type Name = Path<Entries<K>>;
  type Value = PathValue<Entries<K>, Name>;
  /** The name of a field of this form: the compiler knows those of each form, not of any. */
  const at = (field: string) => field as Name;
  const { constants } = definition;
  const { endpoint, fields } = definition.form;
  function resolver(entries: Entries<K>): ResolverResult<Entries<K>> {
    const errors = validationErrors(definition.form, { ...constants, ...entries });
    const messages = Object.entries(errors).map(
      ([field, [message = '']]) => [field, { type: 'rule', message }] as const,
    );
    return messages.length > 0
      ? { values: {}, errors: Object.fromEntries(messages) as FieldErrors<Entries<K>> }
      : { values: entries, errors: {} };
  }
  // No default values: what was typed before the page came alive stays, because the inputs are asked instead.
  const form = useForm<Entries<K>>({ resolver, shouldFocusError: false });
  const sending = useRef<Sending | null>(null);
  sending.current ??= newSending();
  const honeypot = useRef<HTMLInputElement>(null);
  const [receipt, setReceipt] = useState<AcceptedLead | null>(null);
  const [failure, setFailure] = useState<Failure<K> | null>(null);
  /** Whether what failed is to be sent by itself, once the line is back. */
  const [isWaiting, setWaiting] = useState(false);

  const mutation = useMutation({
    // Offline, the visitor is told at once and keeps the entries: a request sent behind their back later would surprise
    // them.
    networkMode: 'always',
    mutationFn: async (entries: Entries<K>) => {
      const { key, startedAt } = sending.current!;
      const signals = {
        [HONEYPOT_FIELD]: honeypot.current?.value,
        [FILL_TIME_FIELD]: startedAt && Date.now() - startedAt,
      };
      return sendLead(endpoint!, { ...constants, ...entries, ...signals }, key);
    },
  });

  // Only once the errors stand at their fields: the focused one is then read with its own.
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) document.querySelector<HTMLElement>(`#${definition.id} [aria-invalid=true]`)?.focus();
  }, [definition, submitCount]);

  useEffect(() => {
    const draft = readDraft(definition.id);
    for (const [name, field] of Object.entries<Field>(fields)) {
      const kept = draft[name];
      if (isKept(field) && typeof kept === 'string' && !form.getValues(at(name)))
        form.setValue(at(name), kept as Value);
    }
  }, [definition, fields, form]);

  // Of a page that was drawn in the browser: a delivered one has been filled already.
  useEffect(
    () =>
      prefill(document.getElementById(definition.id)!, ({ name }, value) => form.setValue(at(name), value as Value)),
    [definition, form],
  );

  /**
   * Sends the entries as the one request that this form is. @returns why it was not accepted; undefined when it was, or
   * is under way already.
   */
  async function deliver(entries: Entries<K>): Promise<Error | undefined> {
    const current = sending.current!;
    if (current.underWay) return undefined;
    current.underWay = true;
    let accepted: AcceptedLead;
    try {
      accepted = await mutation.mutateAsync(entries);
    } catch (error) {
      return error as Error;
    } finally {
      current.underWay = false;
    }
    clearDraft(definition.id);
    form.reset(blank(entries));
    sending.current = newSending();
    setFailure(null);
    setWaiting(false);
    definition.announceSuccess(accepted);
    setReceipt(accepted);
    return undefined;
  }

  async function send(entries: Entries<K>): Promise<void> {
    setReceipt(null);
    const error = await deliver(entries);
    if (error) fail({ error, entries });
  }

  /** Sends what waits for the line. */
  async function attempt(): Promise<void> {
    const { entries } = failure!;
    const error = await deliver(entries);
    if (!error || mayPass(error)) return;
    setWaiting(false);
    fail({ error, entries });
  }

  function fail(failed: Failure<K>): void {
    const { error } = failed;
    console.error(definition.failureMessage ? new Error(definition.failureMessage, { cause: error }) : error);
    setFailure(failed);
    showFieldErrors(error);
    definition.announceFailure();
  }

  function showFieldErrors(error: unknown): void {
    const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
    const fields = Object.entries(errors).filter(([field]) => field !== '');
    for (const [field, [message]] of fields) form.setError(at(field), { message: message ?? '' });
  }

  return {
    form,
    receipt,
    honeypot,
    isSending: mutation.isPending,
    failure: mutation.isPending && !isWaiting ? null : failure,
    isWaiting,
    setWaiting,
    attempt,
    /** Tries the same request once more. */
    retry: () => void form.handleSubmit(send)(),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      const lacking = definition.consentMissing;
      if (lacking?.fields.some((field) => form.getValues(at(field)) !== true)) return lacking.announce();
      void form.handleSubmit(send)(event);
    },
    /** To be called on every input in the form. */
    onInput: () => {
      sending.current!.startedAt ??= Date.now();
      const kept = Object.entries(form.getValues()).filter(([name]) => isKept((fields as Fields)[name]!));
      writeDraft(definition.id, Object.fromEntries(kept));
    },
  };
}

/** Every field empty, every box unticked. */
const blank = <E extends object>(entries: E): E =>
  Object.fromEntries(
    Object.entries(entries).map(([field, value]) => [field, typeof value === 'boolean' ? false : '']),
  ) as E;

/** Whether a reload may find it again in this tab. */
const isKept = ({ type, isPrivate }: Field) => type !== 'consent' && type !== 'flag' && !isPrivate;
