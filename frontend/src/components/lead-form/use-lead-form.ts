// How every form of the site behaves: it sends once, keeps the entries until they have arrived, and says what became of them.
import { useMutation } from '@tanstack/react-query';
import { type AcceptedLead, FILL_TIME_FIELD, HONEYPOT_FIELD, type LeadKind, leadEndpoints } from '@school/contracts';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError, postJson } from '#src/lib/api.ts';
import type { Entries, LeadFormDefinition } from './definition.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

/** What one filled form needs to be sent, and to be sent again as the same request. */
interface Sending {
  /** The idempotency key: one for each filled form, the same on every retry. */
  key: string;
  /** When the visitor first touched the form, in epoch milliseconds. */
  startedAt: number | undefined;
  /** Set from the first click to the answer: a second click changes nothing. A ref, because state comes a render too late. */
  underWay: boolean;
}

const loadRules = () => import('./lead-rules.ts');

const newSending = (): Sending => ({ key: crypto.randomUUID(), startedAt: undefined, underWay: false });

export function useLeadForm<K extends LeadKind>(definition: LeadFormDefinition<K>) {
  const { kind, constants } = definition;
  async function resolver(entries: Entries): Promise<ResolverResult<Entries>> {
    // Without the rules (they are fetched, and the line may be down) the entries go as they are: the gateway knows them too.
    const errors = await loadRules().then(({ faults }) => faults(kind, { ...constants, ...entries }), () => ({}));
    const messages = Object.entries(errors).map(([field, [message = '']]) => [field, { type: 'rule', message }] as const);
    return messages.length > 0 ? { values: {}, errors: Object.fromEntries(messages) } : { values: entries, errors: {} };
  }
  // No default values: what was typed before the page came alive stays, because the inputs are asked instead.
  const form = useForm<Entries>({ resolver, shouldFocusError: false });
  const sending = useRef<Sending | null>(null);
  sending.current ??= newSending();
  const honeypot = useRef<HTMLInputElement>(null);
  const [receipt, setReceipt] = useState<AcceptedLead | null>(null);
  /** The way on by the visitor's own mail program, after a failure. */
  const [mailto, setMailto] = useState<string | null>(null);

  const mutation = useMutation({
    // Offline, the visitor is told at once and keeps the entries: a request sent behind their back later would surprise them.
    networkMode: 'always',
    mutationFn: async (entries: Entries) => {
      const { key, startedAt } = sending.current!;
      const signals = { [HONEYPOT_FIELD]: honeypot.current?.value, [FILL_TIME_FIELD]: startedAt && Date.now() - startedAt };
      return (await postJson(leadEndpoints[kind]!, { ...constants, ...entries, ...signals }, { idempotencyKey: key })) as AcceptedLead;
    },
  });

  // Only once the errors stand at their fields: the focused one is then read with its own.
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) document.querySelector<HTMLElement>(`#${definition.id} [aria-invalid=true]`)?.focus();
  }, [definition, submitCount]);

  useEffect(() => {
    const draft = readDraft(definition.id);
    for (const field of definition.draft as readonly string[]) {
      const kept = draft[field];
      if (typeof kept === 'string' && !form.getValues(field)) form.setValue(field, kept);
    }
  }, [definition, form]);

  useEffect(() => {
    const { prefill } = definition;
    const value = prefill && new URLSearchParams(location.search).get(prefill.parameter);
    if (value && prefill.values.includes(value)) form.setValue(prefill.field as string, value);
  }, [definition, form]);

  async function send(entries: Entries): Promise<void> {
    const current = sending.current!;
    if (current.underWay) return;
    current.underWay = true;
    setReceipt(null);
    try {
      const accepted = await mutation.mutateAsync(entries);
      clearDraft(definition.id);
      form.reset(blank(entries));
      sending.current = newSending();
      definition.announceSuccess(accepted);
      setReceipt(accepted);
    } catch (error) {
      console.error(definition.failureMessage ? new Error(definition.failureMessage, { cause: error }) : error);
      setMailto(await loadRules().then(({ mailtoHref }) => mailtoHref(kind, { ...constants, ...entries }), () => null));
      showFieldErrors(error);
      definition.announceFailure();
    } finally {
      current.underWay = false;
    }
  }

  function showFieldErrors(error: unknown): void {
    const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
    const fields = Object.entries(errors).filter(([field]) => field !== '');
    for (const [field, [message]] of fields) form.setError(field, { message: message ?? '' });
  }

  return {
    form,
    receipt,
    honeypot,
    isSending: mutation.isPending,
    failure: mutation.isError ? mutation.error : null,
    mailto,
    /** Tries the same request once more. */
    retry: () => form.handleSubmit(send)(),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      const lacking = definition.consentMissing;
      if (lacking?.fields.some((field) => form.getValues(field) !== true)) return lacking.announce();
      void form.handleSubmit(send)(event);
    },
    /** To be called on every input in the form. */
    onInput: () => {
      if (sending.current!.startedAt === undefined) void loadRules().catch(() => undefined);
      sending.current!.startedAt ??= Date.now();
      const values = form.getValues();
      writeDraft(definition.id, Object.fromEntries((definition.draft as readonly string[]).map((field) => [field, values[field] ?? ''])));
    },
  };
}

/** Every field empty, every box unticked. */
const blank = (entries: Entries): Entries => Object.fromEntries(Object.entries(entries).map(([field, value]) => [field, typeof value === 'boolean' ? false : '']));
