// A table as an XLSX file: texts are texts, whatever they begin with, and times are times, in Rome.
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from './table.js';

/** Excel's limit for the text of a cell. */
const MOST_CHARACTERS = 32_767;
/** In an XLSX file `_x0041_` is the letter A. The underscore of a text that looks so is written as `_x005F_`. */
const escaped = (text: string) => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
const TIME_FORMAT = 'dd/mm/yyyy hh:mm';
const romeTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });

/** A time in Excel has no time zone: the library writes UTC, so Rome's clock is given as UTC. */
const inRome = (time: Date) => new Date(`${romeTime.format(time).replace(' ', 'T')}Z`);

export function xlsx(header: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((cells) => cells.map(cellOf)),
  ];
  return writeExcelFile(data, { columns: header.map(() => ({ width: 22 })), stickyRowsCount: 1 }).toBuffer();
}

function cellOf(cell: Cell) {
  if (cell instanceof Date) return { value: inRome(cell), type: Date, format: TIME_FORMAT };
  const text = typeof cell === 'string' ? cell : cell.phone;
  return text === '' ? null : { value: escaped(text.slice(0, MOST_CHARACTERS)), type: String, format: '@' };
}
