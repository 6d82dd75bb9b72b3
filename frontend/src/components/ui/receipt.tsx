import type { ReactNode } from 'react';
import styles from './receipt.module.css';

export interface ReceiptContent {
  readonly title: string;
  /** The code to quote when asking about it. */
  readonly reference: string;
  /** What was received, what happens next and by when. */
  readonly details: ReactNode;
}

/** What stays on the page after a form has been sent. Always rendered, so that its content is announced when it comes. */
export function Receipt({ content }: { readonly content: ReceiptContent | null }) {
  return (
    <div role="status">
      {content && (
        <div className={styles.receipt}>
          <p className={styles.title}>{content.title}</p>
          <p className={styles.reference}>
            Riferimento <strong>{content.reference}</strong>
          </p>
          <div className={styles.details}>{content.details}</div>
        </div>
      )}
    </div>
  );
}
