import type { AcceptedLead } from '@school/contracts';
import { receiptLink } from '@school/contracts';
import { useEffect, useRef } from 'react';
import { Receipt } from '#src/components/receipt/receipt.tsx';
import { useReceipt } from '#src/components/receipt/use-receipt.ts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { QueryProvider } from '#src/lib/query-client.tsx';
import styles from './request-card.module.css';

interface SentRequestProps {
  readonly receipt: AcceptedLead;
  /** Whether it was sent by the button just now. */
  readonly takesFocus: boolean;
}

/** What a card becomes once it is sent. */
export const SentRequest = (props: SentRequestProps) => (
  <QueryProvider>
    <ReceiptOfRequest {...props} />
  </QueryProvider>
);

function ReceiptOfRequest({ receipt: { id, riferimento }, takesFocus }: SentRequestProps) {
  const { data: state } = useReceipt(id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (takesFocus && document.activeElement === document.body) place.current?.focus();
  }, [takesFocus]);
  return (
    // Not announced as a part of the log: the reply tells the reference.
    <div className={styles.sent} aria-live="off">
      <Receipt ref={place} title="Richiesta inviata" reference={riferimento} state={state}>
        <SiteLink href={receiptLink(id)}>A che punto è la richiesta</SiteLink>
      </Receipt>
    </div>
  );
}
