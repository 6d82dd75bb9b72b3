// A field of a form, drawn from its definition and tied by its name to the entries and the errors.
import {
  type ChoiceField,
  type ConsentField,
  type Field as Definition,
  type Fields,
  type NameOf,
  type Options,
  type TextField,
} from '@school/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox, Select, TextArea, TextInput } from '#src/components/ui/controls.tsx';
import { CheckboxField, type ControlProps as TiedProps, Field } from '#src/components/ui/field.tsx';

/** The id of a field's control: what an error summary points to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

interface OnPage {
  /** Where the page asks in other words than the definition. */
  readonly label?: string;
  readonly hint?: string;
  /** Half the width where there is room for two. */
  readonly half?: boolean;
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
      : OnPage;

/** A field of a form with these fields: the compiler knows their names. */
export type FieldOf<F extends Fields> = <N extends NameOf<F>>(props: { readonly name: N } & PropsOf<F[N]>) => ReactNode;

interface AnyProps extends TextOnPage, Partial<ConsentOnPage> {
  readonly name: string;
  readonly placeholder?: string;
  readonly options?: Options;
}

/** The component that draws any field of a form; a page gets it under the type that knows the names, see `FieldOf`. */
export const fieldsOn = (formId: string, fields: Fields) =>
  function LeadField({ name, label, hint, half, children, nativelyRequired = true, ...onPage }: AnyProps) {
    const { register, formState } = useFormContext();
    const field = fields[name]!;
    const message = formState.errors[name]?.message;
    const error = typeof message === 'string' ? message : undefined;
    const frame = { id: fieldId(formId, name), error, hint };
    const registered = register(name);
    if (field.type === 'consent') {
      // Until React is there, the browser asks for it, see `noValidate` in lead-form.tsx.
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
      <Field {...frame} label={label ?? field.label} required={required} half={half}>
        {(control) => <Control field={field} {...onPage} {...registered} {...control} required={required} />}
      </Field>
    );
  };

type ControlProps = UseFormRegisterReturn & TiedProps;

interface OwnProps extends Pick<AnyProps, 'options' | 'placeholder' | 'rows'> {
  readonly field: Definition;
}

/** No control limits its length: a browser would cut what is pasted, without a word. */
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
 * A day up to today, by the visitor's own calendar. It says to the style sheet whether it is empty, which CSS cannot
 * ask: `data-empty`, as it is in the page that is delivered.
 */
function DateInput(props: ControlProps) {
  const { control, getValues, formState } = useFormContext();
  useWatch({ control, name: props.name });
  const today = useSyncExternalStore(never, localToday, unknownDay);
  const isEmpty = !formState.isReady || !getValues(props.name);
  return <TextInput type="date" max={today} data-empty={isEmpty ? '' : undefined} {...props} />;
}

const never = () => () => undefined;
const unknownDay = () => undefined;

/** `YYYY-MM-DD` where the visitor is. */
function localToday(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
