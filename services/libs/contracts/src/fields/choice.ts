import * as z from 'zod/mini';
import type { Options } from '../forms/field.js';
import { optional } from './optional.js';

type Value<O extends Options> = Extract<keyof O, string>;

const CHOICE_INVALID = "Scegli una voce dell'elenco";
const valuesOf = <O extends Options>(options: O) => Object.keys(options) as [Value<O>, ...Value<O>[]];

/** A required choice; `required` is shown when nothing was chosen. */
export const choice = <O extends Options>(options: O, required: string) =>
  z.enum(valuesOf(options), {
    error: (issue) =>
      issue.input === undefined || issue.input === null || issue.input === '' ? required : CHOICE_INVALID,
  });

/** An optional choice; a select sends `''` when nothing was chosen. */
export const optionalChoice = <O extends Options>(options: O) =>
  optional(z.enum(['', ...valuesOf(options)], CHOICE_INVALID));
