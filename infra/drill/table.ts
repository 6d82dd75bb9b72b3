// Results as one table.
import type { Result } from './row.ts';

const columns: readonly (readonly [string, (result: Result) => string | number])[] = [
  ['row', ({ row }) => row],
  ['fault', ({ fault }) => fault],
  ['requests', ({ requests }) => requests],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['rows', ({ rows }) => rows],
  ['mails', ({ mails }) => mails],
  ['twice', ({ duplicateMails }) => duplicateMails],
  ['lost', ({ lost }) => lost],
  ['s', ({ seconds }) => seconds],
  ['verdict', ({ violations }) => (violations.length === 0 ? 'holds' : violations.join('; '))],
];

export function table(results: readonly Result[]): string {
  const cells = [columns.map(([title]) => title), ...results.map((result) => columns.map(([, value]) => String(value(result))))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const text = new Set(['row', 'fault', 'verdict']);
  const line = (values: readonly string[]) =>
    values
      .map((value, column) => (text.has(columns[column]![0]) ? value.padEnd(widths[column]!) : value.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  return cells.map(line).join('\n');
}
