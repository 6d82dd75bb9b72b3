// The page behind the link in an office's mail: the request, its state, and what the office may say of it. It works
// without a script.
import { type SchoolContacts, dueText, romeTime } from '@school/catalog';
import { leadForm, leadReference } from '@school/contracts';
import type { LeadState } from '@school/lead-database';
import { plainPage } from '@school/pages';
import type { Choice } from './office-choices.js';

/** A choice as it stands on the page. */
export interface Option extends Pick<Choice, 'label'> {
  readonly value: string;
}

/** The field of the form. */
export const CHOICE_FIELD = 'scelta';

/** Nothing is chosen at first: who only presses the button, a program for instance, says nothing. */
export function officePage(lead: LeadState, options: readonly Option[], school: SchoolContacts): string {
  const content = (
    <>
      <p className="riferimento">
        {leadForm(lead.kind).title} <strong>{leadReference(lead.kind, lead.id)}</strong>
      </p>
      <ul>
        {stateOf(lead, school).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {options.length > 0 && (
        <form method="post">
          <fieldset className="campo">
            <legend>Che cosa si vuole segnare?</legend>
            {options.map(({ value, label }) => (
              <label key={value} className="spunta">
                <input type="radio" name={CHOICE_FIELD} value={value} required /> {label}
              </label>
            ))}
          </fieldset>
          <p>
            <button>Registra</button>
          </p>
        </form>
      )}
    </>
  );
  return plainPage({ title: titleOf(lead), content, isReceipt: lead.takenAt !== null || isOver(lead) }, school);
}

const isOver = ({ answeredAt, dismissedAt }: LeadState) => answeredAt !== null || dismissedAt !== null;

function titleOf({ takenAt, answeredAt, dismissedAt }: LeadState): string {
  if (answeredAt) return 'La richiesta ha avuto risposta';
  if (dismissedAt) return 'Non è una richiesta';
  return takenAt ? 'La richiesta è presa in carico' : 'A che punto è la richiesta?';
}

function stateOf(lead: LeadState, school: SchoolContacts): string[] {
  const { kind, receivedAt, takenAt, answeredAt, dismissedAt, outcome } = lead;
  const due = dueText(lead, school);
  return [
    `Ricevuta: ${romeTime(receivedAt)}`,
    ...(due && !isOver(lead) ? [`Da rispondere entro: ${due}`] : []),
    ...(takenAt ? [`Presa in carico: ${romeTime(takenAt)}`] : []),
    ...(answeredAt ? [`Risposta: ${romeTime(answeredAt)}`] : []),
    ...(outcome ? [`Esito: ${leadForm(kind).outcomes?.[outcome] ?? outcome}`] : []),
    ...(dismissedAt ? [`Chiusa senza risposta: ${romeTime(dismissedAt)}`] : []),
  ];
}

const refusals: Readonly<Record<number, readonly [title: string, text: string]>> = {
  400: ['Manca la scelta', 'Con il tasto «Indietro» del browser si torna alla pagina per farla.'],
  403: ['La pagina è scaduta, o non è di questo sito', 'Niente è cambiato. Aprire di nuovo il link della mail.'],
  404: ['Il link non è valido', 'È incompleto, è stato sostituito, o la richiesta non è più conservata.'],
  429: ['Troppi tentativi', 'Si può riprovare tra qualche minuto.'],
};
const UNAVAILABLE = [
  'In questo momento non è possibile',
  'Niente è cambiato. Si può riprovare tra qualche minuto, con lo stesso link.',
] as const;

/** The page for what was refused; nothing has changed. */
export function refusedOfficePage(status: number, school: SchoolContacts): string {
  const [title, text] = refusals[status] ?? UNAVAILABLE;
  return plainPage({ title, content: <p>{text}</p> }, school);
}
