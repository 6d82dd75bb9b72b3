// A date, picked or typed.
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from '#src/components/ui/controls.tsx';
import { Field } from '#src/components/ui/field.tsx';
import type { Entries } from './definition.ts';
import { type LeadFieldProps, useLeadField } from './lead-fields.tsx';

/** Says to the style sheet whether it is empty, which CSS cannot ask: `data-empty`, once the page is alive. */
export function DateField(props: LeadFieldProps) {
  const { label, hint, required = false, half = false, name } = props;
  const { registered, error, id } = useLeadField(props);
  const value = useWatch<Entries>({ name });
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement) control.toggleAttribute('data-empty', control.value === '');
  }, [id, value]);
  return (
    <Field label={label} hint={hint} error={error} required={required} half={half} id={id}>
      {(control) => <TextInput type="date" {...registered} {...control} />}
    </Field>
  );
}
