// A field of a form, rendered from its definition and registered by its name.
import {
  type ChoiceField,
  type ConsentField,
  type Field as Definition,
  type Fields,
  type NameOf,
  type Options,
  type TextField,
} from '@school/contracts';
import type { ReactNode } from 'react';
import { type FieldErrors, type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextInput } from '#src/components/ui/controls.tsx';
import { CheckboxField, type ControlProps as TiedProps, Field } from '#src/components/ui/field.tsx';
import { useInBrowser } from '#src/lib/use-is-hydrated.ts';
import type { Translation } from './definition.ts';
import { RULE } from './use-entries.ts';

/** The id of a field's control, which the error summary links to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

interface OnPage {
  /** The label, if it differs from the definition's. */
  readonly label?: string;
  readonly hint?: string;
  /** Half the width, if there is space for two fields. */
  readonly half?: boolean;
}

interface ChoiceOnPage<F extends ChoiceField> extends OnPage {
  /** The label of the empty option. */
  readonly placeholder?: string;
  /** The options, if the page offers only some of them, or words them in another language. */
  readonly options?: Readonly<Partial<Record<keyof F['options'], string>>>;
}

interface TextOnPage extends OnPage {
  readonly rows?: number;
}

interface ConsentOnPage {
  /** The text of the consent, with its links and the asterisk. */
  readonly children: ReactNode;
  /** False if the hydrated form shows its own message for a missing consent. */
  readonly nativelyRequired?: boolean;
}

type PropsOf<F extends Definition> = F extends ConsentField
  ? ConsentOnPage
  : F extends ChoiceField
    ? ChoiceOnPage<F>
    : F extends TextField
      ? TextOnPage
      : OnPage;

/** The field component of a form with these fields, typed with their names. */
export type FieldOf<F extends Fields> = <N extends NameOf<F>>(props: { readonly name: N } & PropsOf<F[N]>) => ReactNode;

interface AnyProps extends TextOnPage, Partial<ConsentOnPage> {
  readonly name: string;
  readonly placeholder?: string;
  readonly options?: Options;
}

const faultyByRule = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([name, error]) => (error?.type === RULE ? [name] : []));

/** Renders any field of a form; pages get it as the type `FieldOf`, which knows the names. */
export const fieldsOn = (formId: string, fields: Fields, translation?: Translation) =>
  function LeadField({ name, label, hint, half, children, nativelyRequired = true, ...onPage }: AnyProps) {
    const { register, formState } = useFormContext();
    const field = fields[name]!;
    const message = formState.errors[name]?.message;
    const error = typeof message === 'string' ? message : undefined;
    const translated = error && translation?.faults[error];
    const errorLang = translated && translation?.lang;
    const frame = { id: fieldId(formId, name), error: translated ?? error, hint };
    // A rule of several fields may be kept by another one.
    const registered = register(name, { deps: faultyByRule(formState.errors) });
    if (field.type === 'consent') {
      // Until hydration the browser checks it, see `noValidate` in lead-form.tsx.
      const ref = (box: HTMLInputElement | null) => {
        registered.ref(box);
        if (box) box.required = nativelyRequired;
      };
      return (
        <CheckboxField {...frame} label={children}>
          {(control) => <Checkbox {...registered} {...control} ref={ref} required aria-required />}
        </CheckboxField>
      );
    }
    if (field.type === 'flag') {
      return (
        <CheckboxField {...frame} label={label ?? field.label}>
          {(control) => <Checkbox {...registered} {...control} />}
        </CheckboxField>
      );
    }
    const required = Boolean(field.required);
    return (
      <Field {...frame} errorLang={errorLang} label={label ?? field.label} required={required} half={half}>
        {(control) => <Control field={field} {...onPage} {...registered} {...control} required={required} />}
      </Field>
    );
  };

type ControlProps = UseFormRegisterReturn & TiedProps;

interface OwnProps extends Pick<AnyProps, 'options' | 'placeholder' | 'rows'> {
  readonly field: Definition;
}

/** No control has `maxlength`, because browsers silently truncate pasted text. */
function Control({ field, options, placeholder, rows, ...control }: OwnProps & ControlProps) {
  if (field.type === 'choice')
    return <Select options={options ?? field.options} {...(placeholder && { placeholder })} {...control} />;
  if (field.type === 'text') return <TextArea {...(rows && { rows })} {...control} />;
  if (field.type === 'date') return <DateInput {...control} />;
  return (
    <TextInput
      type={field.type === 'line' ? 'text' : field.type}
      autoComplete={field.autoComplete}
      autoCapitalize={field.type === 'line' ? field.autoCapitalize : undefined}
      {...control}
    />
  );
}

/**
 * A date up to today in the visitor's time zone. `data-empty`, which the prerendered HTML has too, tells the style
 * sheet whether it is empty, because CSS can't.
 */
function DateInput(props: ControlProps) {
  const { control, getValues, formState } = useFormContext();
  useWatch({ control, name: props.name });
  const today = useInBrowser(localToday, undefined);
  const isEmpty = !formState.isReady || !getValues(props.name);
  return <TextInput type="date" max={today} data-empty={isEmpty ? '' : undefined} {...props} />;
}

/** `YYYY-MM-DD` in the visitor's time zone. */
function localToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
