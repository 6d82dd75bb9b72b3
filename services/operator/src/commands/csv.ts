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

/** A spreadsheet would run a cell that begins like a formula: it gets an apostrophe too. */
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
  if (typeof cell !== 'string') return phoneCell(cell.phone);
  return isLikeNumber(cell) ? `'${cell}` : cell;
}

const MONTHS_AND_DAYS =
  'gen|jan|feb|mar|apr|mag|may|giu|jun|lug|jul|ago|aug|set|sep|ott|oct|nov|dic|dec|lun|mer|gio|ven|sab|dom';
/** The words that may be in a number or a date: `1E10`, `EUR 5`, `3 mar`, `10 am`. */
const WORD_OF_NUMBER = new RegExp(`^(e|eur|[ap]m?|(${MONTHS_AND_DAYS})\\p{L}*)$`, 'iu');
const BEGINS_LIKE_NUMBER = new RegExp(`^([\\d\\s\\p{P}\\p{S}]|eur|${MONTHS_AND_DAYS})`, 'iu');
const TRUTH_VALUE = /^\s*(vero|falso|true|false)\s*$/i;

/** Whether a spreadsheet may make a number, a date or a truth value of a text, as of the tax code `01234567890`. */
function isLikeNumber(text: string): boolean {
  const isMade = /\d/.test(text) && BEGINS_LIKE_NUMBER.test(text);
  return (
    TRUTH_VALUE.test(text) || (isMade && (text.match(/\p{L}+/gu) ?? []).every((word) => WORD_OF_NUMBER.test(word)))
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
