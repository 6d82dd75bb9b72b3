import * as z from 'zod/mini';
import { optional } from './optional.js';

const DATE_INVALID = 'Data non valida';

const HOUR_MS = 3_600_000;
/** Today where the day begins first: visitors write the day of their own calendar, wherever they are. */
const latestToday = () => new Date(Date.now() + 14 * HOUR_MS).toISOString().slice(0, 10);

/** An optional day, `YYYY-MM-DD`, not in the future anywhere; `''` is what an empty date input sends. */
export const optionalPastDate = () =>
  optional(
    z.string(DATE_INVALID).check(
      z.refine((value) => value === '' || z.core.regexes.date.test(value), { error: DATE_INVALID, abort: true }),
      z.refine((value) => value === '' || value >= '1900-01-01', DATE_INVALID),
      z.refine((value) => value <= latestToday(), 'La data non può essere futura'),
    ),
  );
