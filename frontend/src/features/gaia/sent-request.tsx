import { type AcceptedLead, type LeadReceipt, receiptLink } from '@school/contracts';
import { useEffect, useRef } from 'react';
import { Receipt } from '#src/components/receipt/receipt.tsx';
import { useReceipt } from '#src/components/receipt/use-receipt.ts';
import { SiteLink } from '#src/components/ui/site-link.tsx';
import { QueryProvider } from '#src/lib/query-client.tsx';
import { foreign } from './panel-words.ts';
import styles from './request-card.module.css';
import { requestWords } from './request-words.ts';

interface SentRequestProps {
  readonly receipt: AcceptedLead;
  /** ISO 639-1. */
  readonly language: string;
  /** Whether it was sent by the button just now. */
  readonly takesFocus: boolean;
}

/** The time of the answer, the same as in the mails. */
const dueIn = (language: string, { due, dueAt }: LeadReceipt) =>
  language === 'it' || !dueAt
    ? due
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(
        new Date(dueAt),
      );

/** What a card becomes once it is sent. */
export const SentRequest = (props: SentRequestProps) => (
  <QueryProvider>
    <ReceiptOfRequest {...props} />
  </QueryProvider>
);

function ReceiptOfRequest({ receipt: { id, riferimento }, language, takesFocus }: SentRequestProps) {
  const { receipt: words } = requestWords(language);
  const { data: state } = useReceipt(id);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (takesFocus && document.activeElement === document.body) place.current?.focus();
  }, [takesFocus]);
  return (
    // Not announced as a part of the log: the reply tells the reference.
    <div className={styles.sent} lang={foreign(words.language)} aria-live="off">
      <Receipt ref={place} title={words.title} reference={riferimento} state={state} words={words}>
        {state?.due && (
          <p>
            {words.due} {dueIn(words.language, state)}.
          </p>
        )}
        <p>
          <SiteLink href={receiptLink(id)}>{words.link}</SiteLink>
        </p>
      </Receipt>
    </div>
  );
}
