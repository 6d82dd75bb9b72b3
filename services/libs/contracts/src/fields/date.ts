import * as z from 'zod/mini';
import { optional } from './optional.js';

const DATE_INVALID = 'Data non valida';

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

// Made once: a formatter costs more than all the other checks of a form together.
const romanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });
const todayInRome = () => romanDay.format(new Date());

/** An optional day, `YYYY-MM-DD`, not in the future (in Rome); `''` is what an empty date input sends. */
export const optionalPastDate = () =>
  optional(
    z.string(DATE_INVALID).check(
      z.refine((value) => value === '' || isCalendarDate(value), { error: DATE_INVALID, abort: true }),
      z.refine((value) => value === '' || value >= '1900-01-01', DATE_INVALID),
      z.refine((value) => value <= todayInRome(), 'La data non può essere futura'),
    ),
  );
