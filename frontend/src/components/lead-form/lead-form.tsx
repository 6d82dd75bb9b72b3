// The frame of every form: its fields, the notice, the button, and what is said when it was refused, failed or arrived.
import { type FieldsOf, HONEYPOT_FIELD, KEY_FIELD, type LeadKind } from '@school/contracts';
import type { ReactNode } from 'react';
import { type FieldErrors, FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#src/components/ui/button.tsx';
import { ErrorSummary } from '#src/components/ui/error-summary.tsx';
import { Receipt } from '#src/components/ui/receipt.tsx';
import { ownCheck } from '#src/lib/own-checks.ts';
import { QueryProvider } from '#src/lib/query-provider.tsx';
import type { LeadFormDefinition } from './definition.ts';
import { FailurePanel } from './failure-panel.tsx';
import styles from './lead-form.module.css';
import { type FieldOf, FormOfFields, LeadField, fieldId } from './lead-field.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { useIsAlive } from './use-is-alive.ts';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps<K extends LeadKind> {
  readonly definition: LeadFormDefinition<K>;
  /** Names the form for those who listen. */
  readonly label: string;
  /** Addresses the visitor as "Lei". */
  readonly formal?: boolean;
  /** The fields, in the order of the page: `(Field) => <Field name="email" />`. */
  readonly children: (Field: FieldOf<FieldsOf<K>>) => ReactNode;
}

export function LeadForm<K extends LeadKind>(props: LeadFormProps<K>) {
  return (
    <QueryProvider>
      <Sheet {...props} />
    </QueryProvider>
  );
}

function Sheet<K extends LeadKind>({ definition, label, formal = false, children }: LeadFormProps<K>) {
  const { form, receipt, honeypot, isSending, failure, isWaiting, submit, onInput, ...ways } = useLeadForm(definition);
  const { id, nativeChecks = true, constants } = definition;
  const isAlive = useIsAlive();
  return (
    <FormProvider {...form}>
      <form
        method="post"
        action={definition.form.endpoint ?? undefined}
        aria-label={label}
        id={id}
        noValidate={isAlive && !nativeChecks}
        {...(!nativeChecks && ownCheck)}
        onSubmit={submit}
        onInput={onInput}
      >
        {/* Filled by the first script, where it lets the browser send the form. */}
        <input type="hidden" name={KEY_FIELD} data-key />
        {Object.entries<unknown>(constants ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        {/* What waits for the line stays as it is; whoever wants to change it calls it off. */}
        <fieldset disabled={isWaiting} role="presentation" className={styles.entries}>
          <legend hidden>{label}</legend>
          <ErrorSummary errors={summary(form.formState.errors, id)} />
          <FormOfFields value={definition}>{children(LeadField as FieldOf<FieldsOf<K>>)}</FormOfFields>
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`${id}-${HONEYPOT_FIELD}`}>Lascia vuoto questo campo</label>
            <input
              ref={honeypot}
              id={`${id}-${HONEYPOT_FIELD}`}
              name={HONEYPOT_FIELD}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
          <PrivacyNotice formal={formal} />
          <SubmitButton definition={definition} isSending={isSending} />
        </fieldset>
        <div aria-live="polite">
          {failure && (
            <FailurePanel
              form={definition.form}
              error={failure.error}
              entries={{ ...constants, ...failure.entries }}
              formal={formal}
              isWaiting={isWaiting}
              {...ways}
            />
          )}
        </div>
      </form>
      {receipt && (
        <Receipt
          content={{
            title: definition.receipt.title,
            reference: receipt.riferimento,
            details: definition.receipt.details(receipt),
          }}
        />
      )}
    </FormProvider>
  );
}

function SubmitButton<K extends LeadKind>({
  definition,
  isSending,
}: {
  readonly definition: LeadFormDefinition<K>;
  readonly isSending: boolean;
}) {
  const { control, formState, getValues } = useFormContext();
  const { sending, submit, disabledUntil = [] } = definition;
  useWatch({ control, name: [...disabledUntil] });
  // Open as it is delivered: without a script nothing would open it. Asked of the form itself, which tells nobody of
  // what was ticked before the page came alive.
  const isOpen = !formState.isReady || disabledUntil.every((field) => getValues(field) === true);
  const underWay = isSending && sending;
  return (
    <Button type="submit" disabled={Boolean(underWay) || !isOpen}>
      {underWay || submit}
    </Button>
  );
}

const summary = (errors: FieldErrors, formId: string) =>
  Object.entries(errors).map(([field, error]) => ({
    fieldId: fieldId(formId, field),
    message: String(error?.message ?? ''),
  }));
