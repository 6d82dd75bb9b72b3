import { useId } from 'react';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/**
 * The errors of a form, each linked to its field; empty without errors. It is not a live region, because the first
 * invalid field gets the focus and is read with its error.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="group" aria-labelledby={id}>
      <p className={styles.title} id={id}>
        Controlla questi campi
      </p>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
