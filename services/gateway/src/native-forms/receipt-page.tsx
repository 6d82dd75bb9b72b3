// The receipt of a native form, without personal data. Its URL is enough; the state is shown if it can be read.
import { type SchoolContacts, romeTime } from '@school/catalog';
import {
  type AcceptedLead,
  CONFIRMATION_REFUSED,
  type LeadForm,
  type LeadKind,
  type LeadReceipt,
  leadForm,
  leadReference,
  receiptSteps,
} from '@school/contracts';
import { plainPage } from '@school/pages';

export const CONFIRMATION_PARAMETER = 'conferma';

/** The URL of a receipt holds the lead's id, which nobody can guess, and whether a confirmation was promised. */
export const receiptPath = (endpoint: string, { id, confirmation }: AcceptedLead): string =>
  `${endpoint}/ricevuta/${id}${confirmation ? `?${CONFIRMATION_PARAMETER}=${confirmation}` : ''}`;

const confirmationText = new Map<unknown, string>(
  Object.entries({
    promised: 'Una conferma con il riferimento arriva anche per e-mail.',
    limited: 'Questa volta non inviamo una conferma per e-mail: il riferimento è da annotare.',
  } satisfies Record<NonNullable<AcceptedLead['confirmation']>, string>),
);

function answerText(answer: LeadForm['answer']): string {
  if (answer === null) return 'La risposta arriva presto.';
  return 'hours' in answer
    ? `La risposta arriva entro ${answer.hours} ore.`
    : `La risposta arriva entro ${answer.workingDays} giorni lavorativi.`;
}

function confirmationLine(receipt: LeadReceipt | undefined, confirmation: unknown): string | undefined {
  if (receipt?.refusedAt) return CONFIRMATION_REFUSED;
  return receipt?.confirmedAt ? undefined : confirmationText.get(confirmation);
}

/** @param confirmation the parameter of the receipt's URL. @param receipt the state, if it can be read. */
export function receiptPage(
  kind: LeadKind,
  id: string,
  confirmation: unknown,
  school: SchoolContacts,
  receipt?: LeadReceipt,
): string {
  const { answer, mail, page } = leadForm(kind);
  const confirmed = confirmationLine(receipt, confirmation);
  const isOver = Boolean(receipt?.answeredAt ?? receipt?.dismissedAt);
  const content = (
    <>
      <p>{mail.heading}</p>
      <p className="riferimento">
        Riferimento <strong>{leadReference(kind, id)}</strong>
      </p>
      {receipt && (
        <>
          <h2>A che punto è</h2>
          <ul>
            {receiptSteps(receipt).map(({ text, at }) => (
              <li key={text}>
                {text}: {romeTime(new Date(at))}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isOver && (
        <>
          <h2>Che cosa succede adesso</h2>
          <ol>
            <li>La legge l’ufficio che se ne occupa.</li>
            <li>{receipt?.due ? `La risposta arriva entro ${receipt.due}.` : answerText(answer)}</li>
            {confirmed && <li>{confirmed}</li>}
          </ol>
        </>
      )}
      <p>Per aggiungere qualcosa o per saperne di più basta telefonare o scrivere, citando il riferimento.</p>
      <p>Questa pagina si può ricaricare per vedere a che punto è: la richiesta non parte una seconda volta.</p>
    </>
  );
  const link = page && { href: page.path, text: page.name };
  return plainPage({ title: 'La richiesta è arrivata', content, isReceipt: true, ...(link && { link }) }, school);
}

export const noReceiptPage = (school: SchoolContacts): string =>
  plainPage({ title: 'Questa ricevuta non esiste', content: <p>L’indirizzo è incompleto o sbagliato.</p> }, school);
