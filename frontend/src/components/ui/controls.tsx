// The native controls with the site's styles. They take the props and the ref of Field and react-hook-form.
import type { ComponentProps } from 'react';
import styles from './field.module.css';

export function TextInput(props: ComponentProps<'input'>) {
  return <input className={styles.control} {...props} />;
}

/** Four rows, as specified for messages. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={4} className={styles.control} {...props} />;
}

interface SelectProps extends ComponentProps<'select'> {
  /** The label of each value. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The label of the empty option. */
  readonly placeholder?: string;
}

export function Select({ options, placeholder = 'Scegli…', ...rest }: SelectProps) {
  return (
    <select className={styles.control} {...rest}>
      <option value="">{placeholder}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function Checkbox(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="checkbox" className={styles.box} {...props} />;
}
