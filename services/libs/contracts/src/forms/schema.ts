// The schema of a form, derived from its fields. Site and gateway validate with it, and show the same messages.
import * as z from 'zod/mini';
import { choice } from '../fields/choice.js';
import { optionalPastDate } from '../fields/date.js';
import { email } from '../fields/email.js';
import { phone } from '../fields/phone.js';
import { code, line, text } from '../fields/text.js';
import type { ChoiceField, Field, Fields, ValueOf } from './field.js';
import type { LeadForm, Rules } from './form.js';

type InputOf<F extends Field> = F extends ChoiceField ? ValueOf<F> | '' : ValueOf<F>;

type FieldSchema<F extends Field> = F extends { readonly required: string }
  ? z.ZodMiniType<ValueOf<F>>
  : z.ZodMiniOptional<z.ZodMiniType<InputOf<F> | undefined>>;

export type FormSchema<F extends Fields> = z.ZodMiniObject<{ -readonly [N in keyof F]: FieldSchema<F[N]> }>;

const rules: { readonly [T in Field['type']]: (field: Extract<Field, { readonly type: T }>) => z.ZodMiniType } = {
  line: ({ required, max, autoCapitalize }) => (autoCapitalize === 'characters' ? code : line)(required, max),
  text: ({ required, max }) => text(required, max),
  email: ({ required }) => email(required),
  tel: ({ required }) => phone(required),
  choice: ({ required, options }) => choice(options, required),
  date: optionalPastDate,
  // A consent must be given: anything but `true` shows the message.
  consent: ({ required }) => z.literal(true, required),
  // A box that is not ticked and one that is not sent are the same request.
  flag: () =>
    z.optional(
      z.pipe(
        z.nullable(z.boolean('Segna la casella o lasciala vuota')),
        z.transform((ticked) => ticked || undefined),
      ),
    ),
  conversation: ({ max }) => text(undefined, max),
};

/** The schema of a request with these fields, which also cleans it. */
export function formSchema<F extends Fields>(fields: F): FormSchema<F> {
  const schemas = Object.entries(fields).map(([name, field]) => [
    name,
    (rules[field.type] as (field: Field) => z.ZodMiniType)(field),
  ]);
  return z.object(Object.fromEntries(schemas)) as unknown as FormSchema<F>;
}

/** The schema that a body is checked and cleaned by: of a form with more than one shape, that of this body's. */
export function requestSchema<B>(form: LeadForm, body: B): z.ZodMiniType<object, B> {
  const { schema, shapeOf } = rulesOf(form);
  return (shapeOf && typeof body === 'object' && body !== null ? shapeOf(body) : schema) as z.ZodMiniType<object, B>;
}

const made = new WeakMap<LeadForm, Rules>();

export function rulesOf(form: LeadForm): Rules {
  let rules = form.rules ?? made.get(form);
  if (!rules) made.set(form, (rules = { schema: formSchema(form.fields) }));
  return rules;
}
