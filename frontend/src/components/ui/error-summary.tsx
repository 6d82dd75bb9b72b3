import type { Ref } from 'react';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly title?: string;
  /** To move the focus here after a refused submission. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is wrong in a form, each line leading to its field. Nothing while nothing is wrong. */
export function ErrorSummary({ errors, title = 'Controlla questi campi', ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={ref}>
      <p className={styles.title}>{title}</p>
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
