// A list of requests as the office's spreadsheet opens it: Italian Excel wants a byte order mark, semicolons and CRLF.
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
import { officeFor } from '@school/catalog';
import { stringify } from 'csv-stringify/sync';

const BYTE_ORDER_MARK = '\uFEFF';
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
];
const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** The header and then one function a row. With one kind each of its fields has a column, else they share one. */
export function csvWriter(kind: LeadKind | undefined): { header: string; row: (lead: Lead) => string } {
  const fields = kind ? Object.keys(leadForm(kind).fields) : [];
  const columns = kind ? Object.values(leadForm(kind).fields).map(({ label }) => label) : ['Dettagli'];
  return {
    header: BYTE_ORDER_MARK + line([...COMMON, ...columns]),
    row: (lead) => {
      const filled = details(lead);
      return line([
        leadReference(lead.kind, lead.id),
        romeTime.format(new Date(lead.receivedAt)).replace(', ', ' '),
        leadForm(lead.kind).title,
        officeFor(lead),
        leadName(lead),
        leadEmail(lead) ?? '',
        phoneCell(leadPhone(lead) ?? ''),
        lead.origin ?? '',
        lead.suspicion.join(', '),
        ...(kind
          ? fields.map((name) => filled.get(name)?.cell ?? '')
          : [[...filled.values()].map(({ label, text }) => `${label}: ${text}`).join('\n')]),
      ]);
    },
  };
}

/** The filled fields, with labels and in the order of the form; the database has another order. */
function details({ kind, payload }: Lead): Map<string, { label: string; text: string; cell: string }> {
  const values = payload as Readonly<Record<string, unknown>>;
  const form = leadForm(kind);
  const filled = Object.entries(form.fields).filter(([name]) => (values[name] ?? '') !== '');
  return new Map(
    filled.map(([name, { label, type }]) => {
      const text = displayValue(form, name, values[name]);
      return [name, { label, text, cell: type === 'tel' ? phoneCell(text) : text }];
    }),
  );
}

/**
 * A phone number that every spreadsheet keeps as text: it begins with a digit, so that it is no formula, and has a
 * blank, so that it is no number, which would lose its first 0. `00` is `+` on every phone: `0039 333 1234567`.
 */
export function phoneCell(phone: string): string {
  const digits = phone
    .trim()
    .replace(/^\(?\+/, '00')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
  // After the prefix of a country, of Rome and Milan, or of all other places and mobile phones.
  return digits.replace(/^(00\d\d|0[26]|\d{3})(?=\d+$)/, '$1 ');
}

/** A cell that begins like a formula is text: a spreadsheet would run it. */
const line = (cells: readonly string[]): string =>
  stringify([cells], {
    delimiter: ';',
    record_delimiter: '\r\n',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
  });
