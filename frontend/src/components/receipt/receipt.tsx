// The receipt of a request, shown instead of its form once it is sent, and on the page that its link opens.
import { CONFIRMATION_REFUSED, type LeadReceipt, receiptState } from '@school/contracts';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './receipt.module.css';

interface ReceiptProps {
  readonly id?: string;
  readonly title: string;
  /** The code to quote when asking about it. */
  readonly reference: string;
  /** Undefined until it is loaded; the request is then shown as received. */
  readonly state: LeadReceipt | undefined;
  /** What happens next and by when. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Receipt({ id, title, reference, state, children, ref }: ReceiptProps) {
  const label = useId();
  const words = stampOf(state);
  return (
    <div
      ref={ref}
      id={id}
      className={styles.receipt}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${label}t`}
      aria-describedby={`${label}r ${label}s ${label}d`}
    >
      <p className={styles.title} id={`${label}t`}>
        {title}
      </p>
      <p className={styles.reference} id={`${label}r`}>
        Riferimento <strong>{reference}</strong>
      </p>
      <div role="status" id={`${label}s`}>
        {/* A changed state mounts a new stamp, which plays the animation. */}
        <p key={words} className={styles.stamp} data-delivered={state?.deliveredAt ? '' : undefined}>
          {words}
        </p>
        {state?.refusedAt && <p>{CONFIRMATION_REFUSED}</p>}
      </div>
      <div className={styles.details} id={`${label}d`}>
        {children}
      </div>
    </div>
  );
}

const inRome = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options });
const clock = inRome({ hour: '2-digit', minute: '2-digit' });
const calendar = inRome({ day: 'numeric', month: 'long' });

/** "Consegnata all’ufficio traduzioni alle 10:42", with the day if it is not today. */
function stampOf(receipt: LeadReceipt | undefined): string {
  if (!receipt) return 'Ricevuta';
  const { text, at } = receiptState(receipt);
  if (at === receipt.receivedAt) return text;
  const [day, today] = [calendar.format(new Date(at)), calendar.format(new Date())];
  return `${text}${day === today ? '' : ` il ${day}`} alle ${clock.format(new Date(at))}`;
}
