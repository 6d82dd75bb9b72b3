import { expect, it } from '@jest/globals';
import { csvLine, phoneCell } from './csv.js';

it.each([
  ['+39 333 000 0000', '0039 333 000 0000'],
  ['+393330000000', '0039 3330000000'],
  ['(+39) 333-000.0000', '0039 333 000 0000'],
  ['00393330000000', '0039 3330000000'],
  ['060000006', '06 0000006'],
  ['0110000006', '011 0000006'],
  ['3330000000', '333 0000000'],
  ['06/0000006 int. 12', '06 0000006 int 12'],
  ['06.000.006', '06 000 006'],
  ['', ''],
])('a spreadsheet keeps %s as the text %s', (phone, cell) => expect(phoneCell(phone)).toBe(cell));

it.each([
  '01234567890',
  '1E10',
  '3/4',
  '3-4',
  '1,5',
  '10:30',
  '50%',
  '€ 5000',
  '5000 EUR',
  '3 marzo',
  'mar-26',
  'Ottobre 2026',
  '(12)',
  'VERO',
  'falso',
])('a spreadsheet keeps %s as a text, which begins with an apostrophe', (text) =>
  expect(csvLine([text])).toBe(`"'${text}"\r\n`),
);

it.each([
  '',
  'RSSMRA80A01H501U',
  'B2',
  'A2 Key',
  '3 persone',
  'Maria',
  'È vero',
  '/corso-b2',
  'CON-7K3Q-F2MX',
  'anna@example.it',
])('what no spreadsheet changes stays as it is: %s', (text) => expect(csvLine([text])).not.toContain("'"));
