// Results as one table.
import { aligned } from '../bench/report.ts';
import type { Result } from './row.ts';

const columns: Readonly<Record<string, (result: Result) => string | number>> = {
  row: ({ row }) => row,
  fault: ({ fault }) => fault,
  requests: ({ requests }) => requests,
  acknowledged: ({ acknowledged }) => acknowledged,
  rows: ({ rows }) => rows,
  mails: ({ mails }) => mails,
  twice: ({ duplicateMails }) => duplicateMails,
  lost: ({ lost }) => lost,
  s: ({ seconds }) => seconds,
  verdict: ({ violations }) => (violations.length === 0 ? 'holds' : violations.join('; ')),
};

export const table = (results: readonly Result[]): string =>
  aligned([
    Object.keys(columns),
    ...results.map((result) => Object.values(columns).map((value) => String(value(result)))),
  ]);
