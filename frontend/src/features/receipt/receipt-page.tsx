// The receipt of a request, for anybody who has its link: its state, without the content of the request.
import { romeTime } from '@school/catalog';
import { type LeadReceipt, isLeadId, receiptSteps } from '@school/contracts';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Receipt } from '#src/components/receipt/receipt.tsx';
import { useReceipt } from '#src/components/receipt/use-receipt.ts';
import { Button } from '#src/components/ui/button.tsx';
import { PhoneHours } from '#src/components/school/phone-hours.tsx';
import { Section, SectionHeading } from '#src/components/ui/section.tsx';
import { emailHref, phoneHref, school } from '#src/content/school.ts';
import { ApiError } from '#src/lib/api.ts';
import { QueryProvider } from '#src/lib/query-client.tsx';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import styles from './receipt-page.module.css';

export function ReceiptPage() {
  const id = useLocation({ select: ({ hash }) => hash });
  const isHydrated = useIsHydrated();
  return (
    // The element has the id of the URL's fragment, because the router scrolls to it.
    <Section className={styles.page} label="Ricevuta" {...(isHydrated && isLeadId(id) && { id })}>
      <SectionHeading level={1} title="A che punto è la richiesta" />
      <div data-receipt aria-live="polite">
        {isHydrated ? (
          <QueryProvider>{isLeadId(id) ? <ReceiptById id={id} /> : <WrongLink />}</QueryProvider>
        ) : (
          SEARCHING
        )}
        <noscript>
          <p>Senza JavaScript la ricevuta non si può leggere qui: a che punto è la richiesta lo diciamo al telefono.</p>
        </noscript>
      </div>
      <p className={styles.help}>
        Per ogni domanda basta citare il riferimento: telefono <a href={phoneHref}>{school.phone}</a> (<PhoneHours />
        ), e-mail <a href={emailHref}>{school.email}</a>.
      </p>
    </Section>
  );
}

const SEARCHING = <p className={styles.searching}>Cerchiamo la ricevuta…</p>;

function ReceiptById({ id }: { readonly id: string }) {
  const { data, error, isFetching, refetch } = useReceipt(id);
  if (data) return <FoundReceipt receipt={data} />;
  if (!error) return SEARCHING;
  if (error instanceof ApiError && error.status === 404) return <WrongLink />;
  return (
    <Trouble title="La ricevuta non si può leggere adesso">
      <p>{reasonOf(error)}</p>
      <p>
        <Button variant="outline" size="small" aria-disabled={isFetching} onClick={() => void refetch()}>
          Riprova
        </Button>
      </p>
    </Trouble>
  );
}

const reasonOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.problem?.detail ?? 'Il nostro sito ha avuto un problema. La richiesta è al sicuro.')
    : 'La connessione non ha risposto. La richiesta è al sicuro.';

function FoundReceipt({ receipt }: { readonly receipt: LeadReceipt }) {
  const { title, riferimento, due, answeredAt, dismissedAt } = receipt;
  return (
    <Receipt title={title} reference={riferimento} state={receipt}>
      <ol className={styles.steps}>
        {receiptSteps(receipt).map(({ text, at }) => (
          <li key={text}>
            <strong>{text}</strong> {romeTime(new Date(at))}
          </li>
        ))}
      </ol>
      {(answeredAt ?? dismissedAt) === null && (
        <p>{due ? `La risposta arriva entro ${due}.` : 'La risposta arriva presto.'}</p>
      )}
      <p data-print="no">Questa pagina si può conservare, ricaricare e stampare.</p>
    </Receipt>
  );
}

const WrongLink = () => (
  <Trouble title="Questa ricevuta non c’è">
    <p>
      Il link è incompleto, oppure la richiesta non è più conservata. Si può aprire di nuovo il link della mail di
      conferma, tutto intero.
    </p>
  </Trouble>
);

const Trouble = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.trouble}>
    <h2>{title}</h2>
    {children}
  </div>
);
