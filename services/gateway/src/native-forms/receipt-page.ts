// The receipt of a native form. It is made from its address alone: it holds no personal data, and nothing is looked up.
import { html, plainPage } from '@school/catalog/plain-page';
import type { School } from '@school/catalog';
import { type AcceptedLead, type LeadForm, type LeadKind, leadForm, leadReference } from '@school/contracts';

const CONFIRMATION_PARAMETER = 'conferma';

/** The routes of the receipts of a form, below its endpoint. */
export const receiptRoute = (endpoint: string): string => `${endpoint}/ricevuta/:id`;

/**
 * Where the receipt of a request stands: its id, which nobody can guess, and what was said of a confirmation by mail.
 */
export function receiptPath(endpoint: string, { id, confirmation }: AcceptedLead): string {
  return receiptRoute(endpoint).replace(':id', id) + (confirmation ? `?${CONFIRMATION_PARAMETER}=${confirmation}` : '');
}

const confirmationWords: Readonly<Record<NonNullable<AcceptedLead['confirmation']>, string>> = {
  promised: 'Una conferma con il riferimento arriva anche per e-mail.',
  limited: 'Questa volta non inviamo una conferma per e-mail: il riferimento è da annotare.',
};

function answerWords(answer: LeadForm['answer']): string {
  if (answer === null) return 'La risposta arriva presto.';
  return 'hours' in answer
    ? `La risposta arriva entro ${answer.hours} ore.`
    : `La risposta arriva entro ${answer.workingDays} giorni lavorativi.`;
}

/** @param query of the page's address. */
export function receiptPage(
  kind: LeadKind,
  id: string,
  query: Readonly<Record<string, unknown>>,
  school: School,
): string {
  const { answer, mail, page } = leadForm(kind);
  const confirmation = Object.entries(confirmationWords).find(([said]) => said === query[CONFIRMATION_PARAMETER])?.[1];
  const steps = ['La legge l’ufficio che se ne occupa.', answerWords(answer), ...(confirmation ? [confirmation] : [])];
  const content = html`<p>${mail.heading}</p>
<p class="riferimento">Riferimento <strong>${leadReference(kind, id)}</strong></p>
<h2>Che cosa succede adesso</h2>
<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
<p>Per aggiungere qualcosa o per saperne di più basta telefonare o scrivere, citando il riferimento.</p>
<p>Questa pagina si può chiudere o ricaricare: la richiesta non parte una seconda volta.</p>`;
  return plainPage(
    {
      title: 'La richiesta è arrivata',
      content,
      isReceipt: true,
      ...(page && { way: { href: page.path, words: page.name } }),
    },
    school,
  );
}

/** The page of an address that no receipt can have. */
export const noReceiptPage = (school: School): string =>
  plainPage(
    { title: 'Questa ricevuta non esiste', content: html`<p>L’indirizzo è incompleto o sbagliato.</p>` },
    school,
  );
