// The fields of a form, each tied by its name to the entries, the errors and the Italian words of its choices.
import type { Options } from '@school/contracts';
import { createContext, type ReactNode, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextInput } from '#src/components/ui/controls.tsx';
import { CheckboxField, Field } from '#src/components/ui/field.tsx';
import type { Entries } from './definition.ts';

/** The id of a field's control: what an error summary points to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** The id of the form that fields stand in. */
export const FormId = createContext('');

export interface LeadFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly half?: boolean;
}

/** Ties a control to its entry. */
export function useLeadField({ name }: LeadFieldProps) {
  const form = useContext(FormId);
  const { register, formState } = useFormContext<Entries>();
  const error = formState.errors[name]?.message;
  return { registered: register(name), error: typeof error === 'string' ? error : undefined, id: fieldId(form, name) };
}

interface TextFieldProps extends LeadFieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly maxLength?: number;
  readonly autoCapitalize?: string;
}

export function TextField(props: TextFieldProps) {
  const { name: _name, label, hint, required = false, half, ...input } = props;
  const { registered, error, id } = useLeadField(props);
  return (
    <Field label={label} hint={hint} error={error} required={required} half={half ?? false} id={id}>
      {(control) => <TextInput {...input} {...registered} {...control} />}
    </Field>
  );
}

export function TextAreaField(props: LeadFieldProps & { readonly rows?: number }) {
  const { registered, error, id } = useLeadField(props);
  const { label, hint, required = false, half, rows } = props;
  return (
    <Field label={label} hint={hint} error={error} required={required} half={half ?? false} id={id}>
      {(control) => <TextArea {...(rows && { rows })} {...registered} {...control} />}
    </Field>
  );
}

export function SelectField(props: LeadFieldProps & { readonly options: Options; readonly placeholder?: string }) {
  const { registered, error, id } = useLeadField(props);
  const { label, hint, required = false, half, options, placeholder } = props;
  const choices = Object.entries(options).map(([value, words]) => ({ value, label: words }));
  return (
    <Field label={label} hint={hint} error={error} required={required} half={half ?? false} id={id}>
      {(control) => <Select options={choices} {...(placeholder && { placeholder })} {...registered} {...control} />}
    </Field>
  );
}

/** A consent. `nativelyRequired` is off where the form itself says what is missing. */
export function ConsentField(props: LeadFieldProps & { readonly nativelyRequired?: boolean }) {
  const { registered, error, id } = useLeadField(props);
  const { label, hint, nativelyRequired = true } = props;
  return (
    <CheckboxField label={label} hint={hint} error={error} required id={id}>
      {({ required: _required, ...control }) => <Checkbox {...registered} {...control} required={nativelyRequired} aria-required />}
    </CheckboxField>
  );
}
