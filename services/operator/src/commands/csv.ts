// A list of requests as the office's spreadsheet opens it: Italian Excel wants a byte order mark, semicolons and CRLF,
// and would run a cell that begins like a formula.
import { type Lead, type LeadKind, displayValue, leadEmail, leadForm, leadName, leadPhone } from '@school/contracts';
import type { LeadEntity } from '@school/lead-store/operations';
import { stringify } from 'csv-stringify/sync';
import { officeOf, titleOf } from './find.js';

const BYTE_ORDER_MARK = '\uFEFF';
const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The header and then one function a row. With one kind each of its fields has a column, else they share one. */
export function csvWriter(kind: LeadKind | undefined): { header: string; row: (lead: LeadEntity) => string } {
  const labels: [string, string][] = kind
    ? Object.entries(leadForm(kind).fields).map(([name, { label }]) => [name, label])
    : [];
  const common = [
    'Riferimento',
    'Ricevuto',
    'Tipo',
    'Ufficio',
    'Nominativo',
    'Email',
    'Telefono',
    'Pagina',
    'Da verificare',
  ];
  const columns = kind ? labels.map(([, label]) => label) : ['Dettagli'];
  return {
    header: BYTE_ORDER_MARK + line([...common, ...columns]),
    row: (entity) => {
      const lead = entity as unknown as Lead;
      const filled = details(entity);
      return line([
        entity.reference,
        romeTime.format(entity.receivedAt).replace(', ', ' '),
        titleOf(entity),
        officeOf(entity) ?? '',
        leadName(lead),
        leadEmail(lead) ?? '',
        leadPhone(lead) ?? '',
        entity.origin ?? '',
        entity.suspicion.join(', '),
        ...(kind
          ? labels.map(([field]) => filled.get(field)?.value ?? '')
          : [[...filled.values()].map(({ label, value }) => `${label}: ${value}`).join('\n')]),
      ]);
    },
  };
}

/** The filled fields, with labels and in the order of the form; the database has another order. */
function details({ kind, payload }: LeadEntity): Map<string, { label: string; value: string }> {
  const values = payload as Readonly<Record<string, unknown>>;
  const form = leadForm(kind as LeadKind);
  const filled = Object.entries(form.fields).filter(([name]) => (values[name] ?? '') !== '');
  return new Map(filled.map(([name, { label }]) => [name, { label, value: displayValue(form, name, values[name]) }]));
}

const line = (cells: readonly string[]): string =>
  stringify([cells], {
    delimiter: ';',
    record_delimiter: '\r\n',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
  });
