// A field of a form, drawn from its definition and tied by its name to the entries and the errors.
import {
  type ChoiceField,
  type ConsentField,
  type Field as Definition,
  type FlagField,
  type Fields,
  LIMITS,
  type NameOf,
  type Options,
  type TextField,
} from '@school/contracts';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextInput } from '#src/components/ui/controls.tsx';
import { CheckboxField, type ControlProps as TiedProps, Field } from '#src/components/ui/field.tsx';
import { ownCheck } from '#src/lib/own-checks.ts';
import { useToday } from '#src/lib/today.ts';
import { useIsAlive } from './use-is-alive.ts';

/** The id of a field's control: what an error summary points to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** The form that fields stand in. */
export const FormOfFields = createContext<{ readonly id: string; readonly form: { readonly fields: Fields } }>({
  id: '',
  form: { fields: {} },
});

interface OnPage {
  /** Where the page asks in other words than the definition. */
  readonly label?: string;
  readonly hint?: string;
  /** Half the width where there is room for two. */
  readonly half?: boolean;
  /** The parameter of the page's address that fills it beforehand, see lib/prefill.ts. */
  readonly prefill?: string;
}

interface ChoiceOnPage<F extends ChoiceField> extends OnPage {
  /** The words of the empty choice. */
  readonly placeholder?: string;
  /** Where the page offers some of them only. */
  readonly options?: Readonly<Partial<F['options']>>;
}

interface TextOnPage extends OnPage {
  readonly rows?: number;
}

interface FlagOnPage extends OnPage {
  /**
   * The first day, `YYYY-MM-DD` in Rome, on which it stands ticked beforehand: always where it is empty, never without
   * one.
   */
  readonly tickedFrom?: string | undefined;
}

interface ConsentOnPage {
  /** The words agreed to, with their links and the asterisk. */
  readonly children: ReactNode;
  /** Off where the form itself says what is missing, once it can. */
  readonly nativelyRequired?: boolean;
}

type PropsOf<F extends Definition> = F extends ConsentField
  ? ConsentOnPage
  : F extends ChoiceField
    ? ChoiceOnPage<F>
    : F extends TextField
      ? TextOnPage
      : F extends FlagField
        ? FlagOnPage
        : OnPage;

/** A field of a form with these fields: the compiler knows their names. */
export type FieldOf<F extends Fields> = <N extends NameOf<F>>(props: { readonly name: N } & PropsOf<F[N]>) => ReactNode;

interface AnyProps extends TextOnPage, FlagOnPage, Partial<ConsentOnPage> {
  readonly name: string;
  readonly placeholder?: string;
  readonly options?: Options;
}

/** Draws any field; a form hands it out under the type that knows the names, see `FieldOf`. */
export function LeadField({
  name,
  label,
  hint,
  half,
  prefill,
  tickedFrom,
  children,
  nativelyRequired = true,
  ...onPage
}: AnyProps) {
  const { id: formId, form } = useContext(FormOfFields);
  const { register, formState } = useFormContext();
  const isAlive = useIsAlive();
  const field = form.fields[name]!;
  const message = formState.errors[name]?.message;
  const error = typeof message === 'string' ? message : undefined;
  const frame = { id: fieldId(formId, name), error, hint, half, required: Boolean(field.required) };
  const registered = { ...register(name), 'data-prefill': prefill };
  if (field.type === 'consent') {
    return (
      <CheckboxField {...frame} label={children}>
        {({ required: _required, ...control }) => (
          <Checkbox
            {...registered}
            {...control}
            required={nativelyRequired || !isAlive}
            aria-required
            {...(!nativelyRequired && ownCheck)}
          />
        )}
      </CheckboxField>
    );
  }
  if (field.type === 'flag') {
    return (
      <CheckboxField {...frame} label={label ?? field.label}>
        {({ required: _required, ...control }) => <Flag {...registered} {...control} from={tickedFrom} />}
      </CheckboxField>
    );
  }
  return (
    <Field {...frame} label={label ?? field.label}>
      {(control) => <Control field={field} {...onPage} {...registered} {...control} />}
    </Field>
  );
}

type ControlProps = UseFormRegisterReturn & TiedProps;

interface OwnProps extends Pick<AnyProps, 'options' | 'placeholder' | 'rows'> {
  readonly field: Definition;
}

function Control({ field, options, placeholder, rows, ...control }: OwnProps & ControlProps) {
  if (field.type === 'choice')
    return <Select options={options ?? field.options} {...(placeholder && { placeholder })} {...control} />;
  if (field.type === 'text') return <TextArea {...(rows && { rows })} {...control} />;
  if (field.type === 'date') return <DateInput {...control} />;
  return (
    <TextInput
      type={field.type === 'line' ? 'text' : field.type}
      autoComplete={field.autoComplete}
      {...lengthOf(field)}
      {...control}
    />
  );
}

function Flag({ from, ...control }: Omit<ControlProps, 'required'> & { readonly from: string | undefined }) {
  const today = useToday();
  return (
    <Checkbox
      {...control}
      data-day-from={from}
      defaultChecked={from !== undefined && from <= today}
      suppressHydrationWarning
    />
  );
}

/** How much it takes, and with which capitals. */
function lengthOf(field: Definition) {
  if (field.type === 'email') return { maxLength: LIMITS.email };
  if (field.type === 'tel') return { maxLength: LIMITS.phone };
  return field.type === 'line' ? { maxLength: field.max ?? LIMITS.line, autoCapitalize: field.autoCapitalize } : {};
}

/**
 * Says to the style sheet whether it is empty, which CSS cannot ask: `data-empty`, as it is in the page that is
 * delivered.
 */
function DateInput(props: ControlProps) {
  const { id, name } = props;
  const value = useWatch({ name }) as unknown;
  useEffect(() => {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement) control.toggleAttribute('data-empty', control.value === '');
  }, [id, value]);
  return <TextInput type="date" data-empty="" {...props} />;
}
