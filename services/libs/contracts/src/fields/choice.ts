import * as z from 'zod/mini';
import type { Options } from '../forms/field.js';
import { optional } from './optional.js';

const CHOICE_INVALID = "Scegli una voce dell'elenco";

/**
 * A choice; a select sends `''` when nothing was chosen. `required` is shown then; without that message the field is
 * optional.
 */
export function choice(options: Options, required?: string) {
  const values = Object.keys(options);
  if (!required) return optional(z.enum(['', ...values], CHOICE_INVALID));
  const isBlank = (input: unknown) => input === undefined || input === null || input === '';
  return z.enum(values, { error: ({ input }) => (isBlank(input) ? required : CHOICE_INVALID) });
}
