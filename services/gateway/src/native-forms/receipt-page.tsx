// The receipt of a native form. It is rendered from its URL, without personal data and without a look-up.
import type { School } from '@school/catalog';
import { type AcceptedLead, type LeadForm, type LeadKind, leadForm, leadReference } from '@school/contracts';
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

/** @param confirmation the parameter of the receipt's URL. */
export function receiptPage(kind: LeadKind, id: string, confirmation: unknown, school: School): string {
  const { answer, mail, page } = leadForm(kind);
  const confirmed = confirmationText.get(confirmation);
  const content = (
    <>
      <p>{mail.heading}</p>
      <p className="riferimento">
        Riferimento <strong>{leadReference(kind, id)}</strong>
      </p>
      <h2>Che cosa succede adesso</h2>
      <ol>
        <li>La legge l’ufficio che se ne occupa.</li>
        <li>{answerText(answer)}</li>
        {confirmed && <li>{confirmed}</li>}
      </ol>
      <p>Per aggiungere qualcosa o per saperne di più basta telefonare o scrivere, citando il riferimento.</p>
      <p>Questa pagina si può chiudere o ricaricare: la richiesta non parte una seconda volta.</p>
    </>
  );
  const link = page && { href: page.path, text: page.name };
  return plainPage({ title: 'La richiesta è arrivata', content, isReceipt: true, ...(link && { link }) }, school);
}

/** The page for a URL that is not a receipt's. */
export const noReceiptPage = (school: School): string =>
  plainPage({ title: 'Questa ricevuta non esiste', content: <p>L’indirizzo è incompleto o sbagliato.</p> }, school);
