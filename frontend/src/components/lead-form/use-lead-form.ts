// The behaviour of all forms: each request is sent once, and the entries are kept until it is accepted.
import {
  type MutationKey,
  type MutationState,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { type AcceptedLead, FILL_TIME_FIELD, HONEYPOT_FIELD, type LeadForm, parseRequest } from '@school/contracts';
import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ApiError } from '#src/lib/api.ts';
import type { AnyLeadFormDefinition } from './definition.ts';
import { clearDraft, readDraft, writeDraft } from './draft.ts';
import { type FormEntries, cleanControls, keptEntries, readEntries } from './entries.ts';
import { isRetryable } from './failure.ts';
import { sendLead } from './send-lead.ts';
import { useRetryWhileWaiting } from './use-retry-while-waiting.ts';

/** One request, the same when it is retried. */
export interface Request {
  /** The idempotency key. */
  readonly key: string;
  /** The entries that the URL gave. */
  readonly prefill: Readonly<FormEntries> | undefined;
  /** Validated and normalised. */
  readonly entries: object;
  readonly signals: object;
}

/**
 * @param mutationKey constant for a form, so that its mutation is found again after leaving the page.
 * @param prefill entries given by the URL.
 * @param formRef the form element.
 */
export function useLeadForm(
  definition: AnyLeadFormDefinition,
  mutationKey: MutationKey,
  prefill: Readonly<FormEntries> | undefined,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const { id, form: leadForm } = definition;
  const { fields } = leadForm;
  const client = useQueryClient();
  const [draft] = useState(() => readDraft(id));
  /** The last request of this form, also one that was sent or failed before the visitor left the page. */
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<AcceptedLead, Error, Request>,
  }).at(-1);
  const [unsent] = useState(last?.status === 'success' ? undefined : last?.variables?.entries);
  /** When the visitor first touched the form, in epoch milliseconds. */
  const startedAt = useRef<number>(undefined);
  const form = useForm<FormEntries, unknown, object>({
    resolver: (entries) => checked(leadForm, entries),
    shouldFocusError: false,
    // No default values: on registration react-hook-form then reads the inputs, and keeps what was typed before
    // hydration.
    values: { ...unsent, ...draft.entries, ...prefill },
    resetOptions: { keepDirtyValues: true },
  });
  // Reading `dirtyFields` subscribes to it: react-hook-form then tracks which fields are dirty.
  void form.formState.dirtyFields;
  /** The error of the last attempt while the page retries automatically. */
  const [waitingFor, setWaitingFor] = useState<Error | null>(null);

  const { mutate, mutateAsync } = useMutation({
    mutationKey,
    // The receipt is shown until the document is left.
    gcTime: Infinity,
    // Fail at once when offline: a request sent later without the visitor's knowledge would surprise them.
    networkMode: 'always',
    mutationFn: ({ key, entries, signals }: Request) => sendLead(leadForm.endpoint!, { ...entries, ...signals }, key),
    onSuccess: (receipt) => {
      clearDraft(id);
      setWaitingFor(null);
      if (definition.invalidates) void client.invalidateQueries({ queryKey: definition.invalidates });
      definition.announceSuccess(receipt);
    },
    onError: (error) => {
      if (waitingFor && isRetryable(error)) return setWaitingFor(error);
      setWaitingFor(null);
      console.error(definition.failureMessage ? new Error(definition.failureMessage, { cause: error }) : error);
      showFieldErrors(error);
      definition.announceFailure();
    },
  });

  function showFieldErrors(error: unknown): void {
    const errors = error instanceof ApiError ? (error.problem?.errors ?? {}) : {};
    for (const [field, [message = '']] of Object.entries(errors)) if (field !== '') form.setError(field, { message });
  }

  // Input events before hydration do not reach React, so the values are read from the controls.
  const adoptTyped = useEffectEvent((controls: HTMLFormElement) => {
    const known: Readonly<Record<string, unknown>> = { ...definition.constants, ...draft.entries, ...prefill };
    const standing = Object.entries(keptEntries(fields, readEntries(fields, controls)));
    if (standing.some(([name, value]) => value !== (known[name] ?? ''))) adopt(controls);
  });
  useEffect(() => adoptTyped(formRef.current!), [formRef]);

  // Focus only after the errors are rendered, so that the field is read with its error.
  const { submitCount } = form.formState;
  const focusFirstError = useEffectEvent(() => {
    const [first] = Object.keys(form.formState.errors);
    if (first) form.setFocus(first);
  });
  useEffect(() => {
    if (submitCount > 0) focusFirstError();
  }, [submitCount]);

  useRetryWhileWaiting(waitingFor, () => {
    if (client.isMutating({ mutationKey }) === 0) mutate(last!.variables!);
  });

  /** Copies the values of the controls to the form's state and the draft. */
  function adopt(controls: HTMLFormElement): FormEntries {
    const entries = readEntries(fields, controls);
    for (const [name, value] of Object.entries(entries))
      if (form.getValues(name) !== value) form.setValue(name, value, { shouldDirty: value !== '' && value !== false });
    writeDraft(id, { key: draft.key, entries: keptEntries(fields, entries) });
    return entries;
  }

  async function send(entries: object, signals: object): Promise<void> {
    // `isPending` changes only with the next render, too late for a second click.
    if (client.isMutating({ mutationKey }) > 0) return;
    await mutateAsync({ key: draft.key, prefill, entries, signals }).catch(() => undefined);
  }

  return {
    form,
    isSending: last?.status === 'pending',
    /** Why the request was not accepted. */
    error: waitingFor ?? last?.error ?? null,
    request: last?.variables,
    isWaiting: waitingFor !== null,
    /** Retries the failed request automatically once it may succeed. */
    wait: () => setWaitingFor(last!.error),
    stopWaiting: () => setWaitingFor(null),
    /** To be called before the browser checks the form. */
    beforeChecks: ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => cleanControls(currentTarget.form!),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const controls = event.currentTarget;
      const entries = adopt(controls);
      const lacking = definition.consentMissing;
      if (lacking?.fields.some((field) => entries[field] !== true)) return lacking.announce();
      const signals = {
        [HONEYPOT_FIELD]: new FormData(controls).get(HONEYPOT_FIELD),
        [FILL_TIME_FIELD]: startedAt.current && Date.now() - startedAt.current,
      };
      void form.handleSubmit((checked) => send(checked, signals))(event);
    },
    /** To be called on every input in the form. */
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      startedAt.current ??= Date.now();
      // Runs after the field's own handler, which is called later in the same event.
      queueMicrotask(() => adopt(currentTarget));
    },
  };
}

/** Validates as the gateway does. (`standardSchemaResolver` does the same for one schema, in 2 kB.) */
function checked(form: LeadForm, entries: FormEntries): ResolverResult<FormEntries, object> {
  const parsed = parseRequest(form, entries);
  if (parsed.success) return { values: parsed.payload, errors: {} };
  const errors = Object.entries(parsed.errors).map(([field, [message]]) => [field, { type: 'rule', message }] as const);
  return { values: {}, errors: Object.fromEntries(errors) };
}
