// Label, hint and error of a form control, linked to it by ARIA attributes.
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** To be spread on the control. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  /** The id of the control, which the error summary links to. */
  readonly id: string;
  readonly label: ReactNode;
  /** Read before any error: what to write, and why it is asked. */
  readonly hint?: ReactNode | undefined;
  readonly error: string | undefined;
  /** The language of the error; forms check in Italian. */
  readonly errorLang?: string | undefined;
  readonly required: boolean;
  /** Half the width, if there is space for two fields. */
  readonly half?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

function tie({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = `${id}-error`;
  const control: ControlProps = {
    id,
    'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, hintId, errorId };
}

/** A description of its field, read when the field gets the focus; not a live region. */
function FieldError({ id, error, errorLang = 'it' }: Pick<FieldProps, 'id' | 'error' | 'errorLang'>) {
  return (
    error && (
      <p className={styles.error} id={id} lang={errorLang}>
        {error}
      </p>
    )
  );
}

export function Field({ id, label, hint, error, errorLang, required, half, children }: FieldProps) {
  const { control, hintId, errorId } = tie({ id, hint, error });
  return (
    <div className={styles.field} data-half={half || undefined}>
      <label htmlFor={id}>
        {label}
        {required && ' *'}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children(control)}
      <FieldError id={errorId} error={error} errorLang={errorLang} />
    </div>
  );
}

/** A consent: a checkbox, then its text, which may contain links. The asterisk is part of the text. */
export function CheckboxField({ id, label, hint, error, children }: Omit<FieldProps, 'required' | 'half'>) {
  const { control, hintId, errorId } = tie({ id, hint, error });
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        {children(control)}
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/**
 * A link in the text of a consent. It opens a new tab, so that no entry is lost. The new tab is announced by the link's
 * description, because the text, which is the accessible name of the checkbox, has to be exactly what is agreed to.
 */
export function ConsentLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" aria-describedby="nuova-scheda">
      {children}
    </a>
  );
}

/** Fields side by side, in one column on phones. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A titled part of a long form. */
export function FieldSection({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend>{legend}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}
