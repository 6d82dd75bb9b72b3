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
  /** Brings an empty form back. */
  readonly startAnother: () => void;
  /** False for who comes back to it: it would move the page. */
  readonly takesFocus: boolean;
}

/**
 * What stands in the place of a form that was sent. It takes the focus, and so is read, unless the visitor has gone on
 * elsewhere.
 */
export function SentReceipt({ definition: { id, receipt }, accepted, startAnother, takesFocus }: SentReceiptProps) {
  const { data: state } = useReceipt(accepted.id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus in the form is gone with it.
    const { activeElement, body } = document;
    if (takesFocus && (activeElement === null || activeElement === body)) place.current?.focus();
  }, [takesFocus]);
  return (
    // The links that lead to the form lead here.
    <Receipt ref={place} id={id} title={receipt.title} reference={accepted.riferimento} state={state}>
      {receipt.details(accepted)}
      <p className={styles.ways}>
        <SiteLink href={receiptLink(accepted.id)}>A che punto è la richiesta</SiteLink>
        <Button variant="outline" size="small" onClick={startAnother} data-another>
          Invia un’altra richiesta
        </Button>
      </p>
    </Receipt>
  );
}
