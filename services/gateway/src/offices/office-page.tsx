// The page behind a link in an office's mail: the request, its state, and one button. It works without a script.
import { type School, dueText, romeTime } from '@school/catalog';
import { type ComplaintOutcome, complaintOutcomes, leadForm, leadReference } from '@school/contracts';
import type { LeadState } from '@school/lead-database';
import type { OfficeAction } from '@school/leads';
import { plainPage } from '@school/pages';
import type { ReactNode } from 'react';

/** How long a click may be undone. */
export const UNDO_HOURS = 24;

const titles: Readonly<Record<OfficeAction, readonly [open: string, done: string]>> = {
  presa: ['Prendere in carico la richiesta', 'La richiesta è presa in carico'],
  risposta: ['La richiesta ha avuto risposta?', 'La richiesta ha avuto risposta'],
};
const buttons: Readonly<Record<OfficeAction, string>> = { presa: 'Prendo in carico', risposta: 'Ho risposto' };

/** A complaint is closed with its answer. */
const outcomeField: ReactNode = (
  <div className="campo">
    <label htmlFor="esito">Esito del reclamo</label>
    <select id="esito" name="esito" required defaultValue="">
      <option value="">Scegliere…</option>
      {Object.entries(complaintOutcomes).map(([outcome, label]) => (
        <option key={outcome} value={outcome}>
          {label}
        </option>
      ))}
    </select>
  </div>
);

export const isOutcome = (text: unknown): text is ComplaintOutcome =>
  typeof text === 'string' && Object.hasOwn(complaintOutcomes, text);

/** @param now decides whether the click may still be undone. */
export function officePage(lead: LeadState, action: OfficeAction, school: School, now: Date): string {
  const doneAt = action === 'presa' ? lead.takenAt : lead.answeredAt;
  // Nobody takes in charge what has been answered.
  const isOpen = doneAt === null && lead.answeredAt === null;
  const [open, done] = titles[lead.answeredAt === null ? action : 'risposta'];
  const canUndo = doneAt !== null && now.getTime() - doneAt.getTime() < UNDO_HOURS * 60 * 60 * 1000;
  const content = (
    <>
      <p className="riferimento">
        {leadForm(lead.kind).title} <strong>{leadReference(lead.kind, lead.id)}</strong>
      </p>
      <ul>
        {stateOf(lead).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isOpen && (
        <form method="post">
          {action === 'risposta' && lead.kind === 'complaint' && outcomeField}
          <p>
            <button>{buttons[action]}</button>
          </p>
        </form>
      )}
      {canUndo && (
        <form method="post">
          <p>Se è stato un errore, si può annullare entro un giorno.</p>
          <p>
            <button name="annulla" value="si">
              Annulla
            </button>
          </p>
        </form>
      )}
    </>
  );
  return plainPage({ title: isOpen ? open : done, content, isReceipt: !isOpen }, school);
}

function stateOf(lead: LeadState): string[] {
  const { receivedAt, takenAt, answeredAt, outcome } = lead;
  const due = dueText(lead);
  return [
    `Ricevuta: ${romeTime(receivedAt)}`,
    ...(due && answeredAt === null ? [`Da rispondere entro: ${due}`] : []),
    ...(takenAt ? [`Presa in carico: ${romeTime(takenAt)}`] : []),
    ...(answeredAt ? [`Risposta: ${romeTime(answeredAt)}`] : []),
    ...(outcome ? [`Esito: ${complaintOutcomes[outcome]}`] : []),
  ];
}

const refusals: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['Manca l’esito del reclamo', 'Con il tasto «Indietro» del browser si torna alla pagina per sceglierlo.'],
  403: ['La richiesta non proviene da questo sito', 'Aprire di nuovo il link della mail.'],
  404: ['Il link non è valido', 'È incompleto, è stato sostituito, o la richiesta non è più conservata.'],
  429: ['Troppi tentativi', 'Si può riprovare tra qualche minuto.'],
};
const UNAVAILABLE = [
  'In questo momento non è possibile',
  'Niente è cambiato. Si può riprovare tra qualche minuto, con lo stesso link.',
] as const;

/** The page for what was refused; nothing has changed. */
export function refusedOfficePage(status: number, school: School): string {
  const [title, text] = refusals[status] ?? UNAVAILABLE;
  return plainPage({ title, content: <p>{text}</p> }, school);
}
