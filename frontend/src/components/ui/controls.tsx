// The native controls, dressed. They take what Field and react-hook-form hand them: props and ref.
import type { ComponentProps } from 'react';
import styles from './field.module.css';

const dressed = (own: string | undefined, className: string | undefined) => [own, className].filter(Boolean).join(' ');

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={dressed(styles.control, className)} {...rest} />;
}

/** Four rows, as specified for messages. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={dressed(styles.control, className)} {...rest} />;
}

interface SelectProps extends ComponentProps<'select'> {
  /** The words of each value. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The words of the empty choice. */
  readonly placeholder?: string;
}

export function Select({ className, options, placeholder = 'Scegli…', ...rest }: SelectProps) {
  return (
    <select className={dressed(styles.control, className)} {...rest}>
      <option value="">{placeholder}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={dressed(styles.box, className)} {...rest} />;
}
