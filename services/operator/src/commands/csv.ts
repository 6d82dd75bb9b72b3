// A table as Italian Excel opens a CSV: it wants a byte order mark, semicolons and CRLF.
import { stringify } from 'csv-stringify/sync';
import type { Cell } from './table.js';

const BYTE_ORDER_MARK = '\uFEFF';
const romeTime = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const csvHeader = (names: readonly string[]): string => BYTE_ORDER_MARK + csvLine(names);

/** A cell that begins like a formula is text: a spreadsheet would run it. */
export const csvLine = (cells: readonly Cell[]): string =>
  stringify([cells.map(textOf)], {
    delimiter: ';',
    record_delimiter: '\r\n',
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
  });

function textOf(cell: Cell): string {
  if (cell instanceof Date) return romeTime.format(cell).replace(', ', ' ');
  return typeof cell === 'string' ? cell : phoneCell(cell.phone);
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
