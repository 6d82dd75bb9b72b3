// The state of a request that was sent: it turns from received to delivered under the visitor's eyes.
import { type LeadReceipt, RECEIPT_ENDPOINT, leadReceipt } from '@school/contracts';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '#src/lib/api.ts';
import styles from './receipt-state.module.css';

/** Between two looks at the state, in milliseconds. A mail usually leaves within a second; after the last it ends. */
const PAUSES = [1000, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000];

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

const receiptOf = async (id: string, signal: AbortSignal): Promise<LeadReceipt> =>
  leadReceipt.parse(await getJson(`${RECEIPT_ENDPOINT}/${id}`, signal));

/** @param id of the request, as the gateway has answered. */
export function ReceiptState({ id }: { readonly id: string }) {
  const { data: receipt } = useQuery({
    queryKey: [RECEIPT_ENDPOINT, id],
    queryFn: ({ signal }) => receiptOf(id, signal),
    refetchInterval: ({ state }) =>
      state.data?.deliveredAt ? false : (PAUSES[state.dataUpdateCount + state.errorUpdateCount] ?? false),
  });
  return (
    <>
      <p role="status" className={styles.state} data-delivered={receipt?.deliveredAt ? '' : undefined}>
        {receipt?.deliveredAt ? delivered(receipt.office, receipt.deliveredAt) : 'Ricevuta'}
      </p>
      <p>
        <a href={`${RECEIPT_ENDPOINT}/${id}`}>A che punto è la richiesta</a>
      </p>
    </>
  );
}

/** Many offices are called "Ufficio …". */
const delivered = (office: string | null, at: string) =>
  `Consegnata ${office ? `all’ufficio ${office.replace(/^ufficio\s+/i, '')}` : 'alla scuola'} alle ${clock.format(new Date(at))}`;
