import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './receipt.module.css';

export interface ReceiptContent {
  readonly title: string;
  /** The code to quote when asking about it. */
  readonly reference: string;
  /** What was received, what happens next and by when. */
  readonly details: ReactNode;
}

/**
 * What stays on the page after a form has been sent. It takes the focus, and so is read, unless the visitor has gone on
 * elsewhere.
 */
export function Receipt({ content }: { readonly content: ReceiptContent }) {
  const receipt = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree =
      activeElement === null || activeElement === body || receipt.current?.parentElement?.contains(activeElement);
    if (isFree) receipt.current?.focus();
  }, []);
  return (
    <div
      ref={receipt}
      className={styles.receipt}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}r ${id}d`}
    >
      <p className={styles.title} id={`${id}t`}>
        {content.title}
      </p>
      <p className={styles.reference} id={`${id}r`}>
        Riferimento <strong>{content.reference}</strong>
      </p>
      <div className={styles.details} id={`${id}d`}>
        {content.details}
      </div>
    </div>
  );
}
