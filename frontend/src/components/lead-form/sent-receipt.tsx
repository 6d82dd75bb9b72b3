import type { AcceptedLead } from '@school/contracts';
import { receiptLink } from '@school/contracts';
import { useEffect, useRef } from 'react';
import { Receipt } from '#src/components/receipt/receipt.tsx';
import { useReceipt } from '#src/components/receipt/use-receipt.ts';
import { Button } from '#src/components/ui/button.tsx';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import type { AnyLeadFormDefinition } from './definition.ts';
import styles from './lead-form.module.css';

interface SentReceiptProps {
  readonly definition: Pick<AnyLeadFormDefinition, 'id' | 'receipt'>;
  readonly accepted: AcceptedLead;
  /** Shows an empty form again. */
  readonly startAnother: () => void;
  /** False when the visitor comes back to the page, because focusing would scroll it. */
  readonly takesFocus: boolean;
}

/**
 * The receipt that replaces a sent form. It takes the focus, so that it is read, unless the visitor has focused
 * something else.
 */
export function SentReceipt({ definition: { id, receipt }, accepted, startAnother, takesFocus }: SentReceiptProps) {
  const { data: state } = useReceipt(accepted.id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the form had the focus, it was lost when the form was removed.
    const { activeElement, body } = document;
    if (takesFocus && (activeElement === null || activeElement === body)) place.current?.focus();
  }, [takesFocus]);
  return (
    // It has the id of the form, so that links to the form lead here.
    <Receipt ref={place} id={id} title={receipt.title} reference={accepted.riferimento} state={state}>
      {receipt.details(accepted)}
      {/* By the calendar of the office: a day on which it is closed is not promised. */}
      {state?.due && <p>La risposta arriva entro {state.due}.</p>}
      <p className={styles.ways}>
        <SiteLink href={receiptLink(accepted.id)}>A che punto è la richiesta</SiteLink>
        <Button variant="outline" size="small" onClick={startAnother} data-another>
          Invia un’altra richiesta
        </Button>
      </p>
    </Receipt>
  );
}
