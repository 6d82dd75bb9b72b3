// A list of requests, one in a row, for the offices' spreadsheets.
import { type School, dueTime, officeFor } from '@school/catalog';
import {
  type Lead,
  type LeadKind,
  displayValue,
  leadEmail,
  leadForm,
  leadName,
  leadPhone,
  leadReference,
} from '@school/contracts';
import type { LeadState } from '@school/lead-database/without-nest';

/** A phone number is a text that a spreadsheet must not take for a number. */
export type Cell = string | Date | { readonly phone: string };

const COMMON = [
  'Riferimento',
  'Ricevuto',
  'Tipo',
  'Ufficio',
  'Nominativo',
  'Email',
  'Telefono',
  'Pagina',
  'Da verificare',
  'Consegnato',
  'Da rispondere entro',
  'Preso in carico',
  'Risposto',
  'Non è una richiesta',
];

/** The header and then one function a row. With one kind each of its fields has a column, else they share one. */
export function leadTable(
  kind: LeadKind | undefined,
  school: School,
): {
  readonly header: readonly string[];
  readonly row: (lead: Lead, state: LeadState) => Cell[];
} {
  const fields = kind ? Object.keys(leadForm(kind).fields) : [];
  const columns = kind ? Object.values(leadForm(kind).fields).map(({ label }) => label) : ['Dettagli'];
  return {
    header: [...COMMON, ...columns],
    row: (lead, state) => {
      const filled = details(lead);
      return [
        leadReference(lead.kind, lead.id),
        new Date(lead.receivedAt),
        leadForm(lead.kind).title,
        officeFor(lead),
        leadName(lead),
        leadEmail(lead) ?? '',
        { phone: leadPhone(lead) ?? '' },
        lead.origin ?? '',
        lead.suspicion.join(', '),
        state.deliveredAt ?? '',
        dueTime(lead, school) ?? '',
        state.takenAt ?? '',
        state.answeredAt ?? '',
        state.dismissedAt ?? '',
        ...(kind
          ? fields.map((name) => filled.get(name)?.cell ?? '')
          : [[...filled.values()].map(({ label, text }) => `${label}: ${text}`).join('\n')]),
      ];
    },
  };
}

/** The filled fields, with labels and in the order of the form; the database has another order. */
function details({ kind, payload }: Lead): Map<string, { label: string; text: string; cell: Cell }> {
  const values = payload as Readonly<Record<string, unknown>>;
  const form = leadForm(kind);
  const filled = Object.entries(form.fields).filter(([name]) => (values[name] ?? '') !== '');
  return new Map(
    filled.map(([name, { label, type }]) => {
      const text = displayValue(form, name, values[name]);
      return [name, { label, text, cell: type === 'tel' ? { phone: text } : text }];
    }),
  );
}
