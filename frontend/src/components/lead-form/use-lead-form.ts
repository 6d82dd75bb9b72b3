// The behaviour of all forms: each request is sent once, and the entries are kept until it is accepted.
import { FILL_TIME_FIELD, HONEYPOT_FIELD, consentsOf } from '@school/contracts';
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import type { AnyLeadFormDefinition } from './definition.ts';
import { type FormEntries, cleanControls } from './entries.ts';
import { useEntries } from './use-entries.ts';
import { useAttempts, useSending } from './use-sending.ts';
import { useWaiting } from './use-waiting.ts';

/**
 * @param prefill entries given by the URL.
 * @param formRef the form element.
 */
export function useLeadForm(
  definition: AnyLeadFormDefinition,
  prefill: Readonly<FormEntries> | undefined,
  formRef: RefObject<HTMLFormElement | null>,
) {
  const attempts = useAttempts(definition.id);
  const last = attempts.at(-1);
  const isAccepted = last?.status === 'success';
  const failed = isAccepted ? undefined : attempts.findLast(({ status }) => status === 'error');
  const [unsent] = useState(isAccepted ? undefined : last?.variables?.entries);
  const { form, key, adopt, showRefusal } = useEntries(definition, prefill, unsent, formRef);
  const send = useSending(definition, prefill, showRefusal);
  const retry = () => void send({ ...last!.variables!, isRepeated: true });
  const { isWaiting, wait, stopWaiting } = useWaiting(failed?.error ?? null, retry);
  /** When the visitor first touched the form, in epoch milliseconds. */
  const startedAt = useRef<number>(undefined);

  return {
    form,
    isSending: last?.status === 'pending',
    /** Why the request was not accepted. While it is retried automatically, the reason stays. */
    error: (isWaiting ? failed : last)?.error ?? null,
    request: last?.variables,
    isWaiting,
    /** Retries the failed request automatically once it may succeed. */
    wait,
    stopWaiting,
    /** To be called before the browser checks the form. */
    beforeChecks: ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => cleanControls(currentTarget.form!),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const controls = event.currentTarget;
      const given = adopt(controls);
      if (consentsOf(definition.form).some((name) => given[name] !== true)) definition.announceMissingConsent?.();
      const signals = {
        [HONEYPOT_FIELD]: new FormData(controls).get(HONEYPOT_FIELD),
        [FILL_TIME_FIELD]: startedAt.current && Date.now() - startedAt.current,
      };
      stopWaiting();
      void form.handleSubmit((entries) => send({ key, entries, signals }))(event);
    },
    /** To be called on every input in the form. */
    onInput: ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
      startedAt.current ??= Date.now();
      // Runs after the field's own handler, which is called later in the same event.
      queueMicrotask(() => adopt(currentTarget));
    },
  };
}
