// The common parts of all forms: fields, notice, submit button, error summary, failure and receipt.
import { type FieldsOf, HONEYPOT_FIELD, KEY_FIELD, type LeadKind, consentsOf } from '@school/contracts';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';
import { submitDisabled } from '#src/lib/controls.ts';
import { QueryProvider } from '#src/lib/query-client.tsx';
import type { AnyLeadFormDefinition, Entries, LeadFormDefinition } from './definition.ts';
import { FailurePanel } from './failure-panel.tsx';
import styles from './lead-form.module.css';
import { type FieldOf, fieldId, fieldsOn } from './lead-field.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { SentReceipt } from './sent-receipt.tsx';
import { useLeadForm } from './use-lead-form.ts';
import { useAccepted, useForgetRequests } from './use-sending.ts';

interface LeadFormProps<K extends LeadKind> {
  readonly definition: LeadFormDefinition<K>;
  /** The accessible name of the form. */
  readonly label: string;
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
  /** Entries given by the URL, or by Gaia; they do not replace what the visitor has written. */
  readonly prefill?: Readonly<Entries<K>> | undefined;
  /** The information about the use of the data, if it is not the usual one. */
  readonly notice?: ReactNode;
  /** Nothing can be sent for the moment. */
  readonly isHeld?: boolean;
  /** The fields, in the order of the page: `(Field) => <Field name="email" />`. */
  readonly children: (Field: FieldOf<FieldsOf<K>>) => ReactNode;
}

export const LeadForm = <K extends LeadKind>(props: LeadFormProps<K>) => (
  <QueryProvider>
    <FormOrReceipt {...(props as LeadFormBodyProps)} />
  </QueryProvider>
);

interface LeadFormBodyProps extends Pick<LeadFormProps<LeadKind>, 'label' | 'formal' | 'notice' | 'isHeld'> {
  readonly definition: AnyLeadFormDefinition;
  readonly prefill?: Readonly<Record<string, string | boolean>> | undefined;
  readonly children: (Field: ReturnType<typeof fieldsOn>) => ReactNode;
}

/**
 * Shows the receipt instead of the form until the visitor starts another request, also after leaving the page and
 * coming back. A link that gives other entries starts another request too.
 */
function FormOrReceipt(props: LeadFormBodyProps) {
  const { definition, prefill } = props;
  const accepted = useAccepted(definition.id, prefill);
  const [acceptedBefore] = useState(accepted);
  const forgetRequests = useForgetRequests(definition.id);
  const [, setStarted] = useState(0);
  function startAnother(): void {
    forgetRequests();
    // Renders the empty form at once, because the focus, or entries from Gaia, come next.
    flushSync(() => setStarted((started) => started + 1));
    document.querySelector<HTMLElement>(`#${definition.id} :is(input:not([type=hidden]), select, textarea)`)?.focus();
  }
  if (!accepted) return <LeadFormBody {...props} />;
  const takesFocus = accepted !== acceptedBefore;
  return (
    <SentReceipt definition={definition} accepted={accepted} startAnother={startAnother} takesFocus={takesFocus} />
  );
}

function LeadFormBody({ definition, label, formal = false, prefill, notice, isHeld, children }: LeadFormBodyProps) {
  const { id, nativeChecks = true, constants = {}, form: leadForm, translation } = definition;
  const formRef = useRef<HTMLFormElement>(null);
  const lead = useLeadForm(definition, prefill, formRef);
  const { form, isSending, error, request, isWaiting } = lead;
  // Until hydration, the browser validates the form. `noValidate` must be set in the commit that hydrates the form:
  // with a state it would change in a later task, and the browser would still validate a submission in between.
  useLayoutEffect(() => {
    if (formRef.current) formRef.current.noValidate = !nativeChecks;
  }, [nativeChecks]);
  const Field = useMemo(() => fieldsOn(id, leadForm.fields, translation), [id, leadForm, translation]);
  return (
    <FormProvider {...form}>
      <form
        ref={formRef}
        method="post"
        action={leadForm.endpoint ?? undefined}
        aria-label={label}
        id={id}
        // Links lead to it, and then it has the focus.
        tabIndex={-1}
        onSubmit={(event) => (isHeld ? event.preventDefault() : lead.submit(event))}
        onInput={lead.onInput}
      >
        {/* Set by the first script when the browser submits the form. */}
        <input type="hidden" name={KEY_FIELD} data-key />
        {Object.entries(constants).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        {/* The entries can't be changed while the request is retried; the visitor can cancel the retry. */}
        <fieldset disabled={isWaiting} role="presentation" className={styles.entries} onKeyDown={submitByEnter}>
          <legend hidden>{label}</legend>
          <ErrorSummary errors={summary(form.formState.errors, id)} />
          {children(Field)}
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>Lascia vuoto questo campo</label>
            <input id={`${id}-${HONEYPOT_FIELD}`} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {notice ?? <PrivacyNotice formal={formal} />}
          <SubmitButton
            definition={definition}
            formal={formal}
            isSending={isSending}
            isHeld={isHeld}
            onClick={lead.beforeChecks}
          />
        </fieldset>
        <div aria-live="polite" lang="it">
          {error && request && (
            <FailurePanel
              form={leadForm}
              error={error}
              entries={request.entries}
              formal={formal}
              translation={translation}
              isWaiting={isWaiting}
              wait={lead.wait}
              stopWaiting={lead.stopWaiting}
            />
          )}
        </div>
      </form>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  readonly definition: AnyLeadFormDefinition;
  readonly formal: boolean;
  readonly isSending: boolean;
  readonly isHeld: boolean | undefined;
  readonly onClick: (event: SyntheticEvent<HTMLButtonElement>) => void;
}

const DISABLED_SUBMIT = '[type=submit]:disabled';

/** The browser ignores Enter in a field while the button is disabled. */
function submitByEnter(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.querySelector(DISABLED_SUBMIT)) return;
  event.preventDefault();
  submitDisabled(currentTarget.form!);
}

const sayWhatIsMissing = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
  submitDisabled(currentTarget.closest('form')!);

/** The submit button. While it is disabled for a missing consent, the reason is beneath it. */
function SubmitButton({ definition, formal, isSending, isHeld, onClick }: SubmitButtonProps) {
  const { control, formState, getValues } = useFormContext();
  const { id, form, sending, submit, disabledWithoutConsents = false } = definition;
  const consents = consentsOf(form);
  useWatch({ control, name: consents });
  // Enabled in the prerendered HTML, because without a script nothing would enable it. Uses `getValues`, because
  // react-hook-form does not notify watchers of boxes that were ticked before hydration.
  const lacksConsent =
    disabledWithoutConsents && formState.isReady && consents.some((consent) => getValues(consent) !== true);
  const sendingWords = isSending ? sending : undefined;
  const reasonId = `${id}-motivo`;
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  useEffect(() => {
    // It was disabled, and has lost the focus.
    if (wasSending.current && !isSending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSending.current = isSending;
  }, [isSending]);
  return (
    // A disabled button lets a click through to this element: see the style sheet.
    <div className={styles.submit} role="presentation" onClick={lacksConsent ? sayWhatIsMissing : undefined}>
      <Button
        ref={button}
        type="submit"
        disabled={isHeld || sendingWords !== undefined || lacksConsent}
        aria-describedby={lacksConsent ? reasonId : undefined}
        onClick={onClick}
      >
        {sendingWords ?? submit}
      </Button>
      {lacksConsent && (
        <p className={styles.reason} id={reasonId}>
          {`Prima ${formal ? 'accetti' : 'accetta'} ${consents.length === 1 ? 'il consenso' : 'i consensi'} qui sopra.`}
        </p>
      )}
    </div>
  );
}

const summary = (errors: FieldErrors, formId: string) =>
  Object.entries(errors).map(([field, error]) => ({
    fieldId: fieldId(formId, field),
    message: String(error?.message ?? ''),
  }));
