// The receipt of a request, shown instead of its form once it is sent, and on the page that its link opens.
import { CONFIRMATION_REFUSED, type LeadReceipt, type ReceiptStep, receiptState } from '@school/contracts';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './receipt.module.css';

/** The texts around a receipt. */
export interface ReceiptWords {
  /** ISO 639-1. */
  readonly language: string;
  readonly reference: string;
  /** What has happened; by default in Italian, with the name of the office. */
  readonly steps: Readonly<Partial<Record<ReceiptStep['name'], string>>>;
  readonly refused: string;
  /** Before the day, and before the time. */
  readonly on: string;
  readonly at: string;
}

export const italianReceipt: ReceiptWords = {
  language: 'it',
  reference: 'Riferimento',
  steps: {},
  refused: CONFIRMATION_REFUSED,
  on: 'il',
  at: 'alle',
};

interface ReceiptProps {
  readonly id?: string;
  readonly title: string;
  /** The code to quote when asking about it. */
  readonly reference: string;
  /** Undefined until it is loaded; the request is then shown as received. */
  readonly state: LeadReceipt | undefined;
  readonly words?: ReceiptWords;
  /** What happens next and by when. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function Receipt({ id, title, reference, state, words = italianReceipt, children, ref }: ReceiptProps) {
  const label = useId();
  const stamp = stampOf(state, words);
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
        {words.reference} <strong>{reference}</strong>
      </p>
      <div role="status" id={`${label}s`}>
        {/* A changed state mounts a new stamp, which plays the animation. */}
        <p key={stamp} className={styles.stamp} data-delivered={state?.deliveredAt ? '' : undefined}>
          {stamp}
        </p>
        {state?.refusedAt && <p>{words.refused}</p>}
      </div>
      <div className={styles.details} id={`${label}d`}>
        {children}
      </div>
    </div>
  );
}

const inRome = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'Europe/Rome', ...options });

/** "Consegnata all’ufficio traduzioni alle 10:42", with the day if it is not today. */
function stampOf(receipt: LeadReceipt | undefined, { language, steps, on, at: before }: ReceiptWords): string {
  if (!receipt) return steps.receivedAt ?? 'Ricevuta';
  const { name, text, at } = receiptState(receipt);
  const done = steps[name] ?? text;
  if (at === receipt.receivedAt) return done;
  const clock = inRome(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const calendar = inRome(language, { day: 'numeric', month: 'long' });
  const [day, today] = [calendar.format(new Date(at)), calendar.format(new Date())];
  return `${done}${day === today ? '' : ` ${on} ${day}`} ${before} ${clock.format(new Date(at))}`;
}
