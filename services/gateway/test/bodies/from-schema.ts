// Request bodies made from the schemas with which the gateway validates.
import { CHAT_ENDPOINT, chatRequest, chatVerdict, leadSchemas } from '@school/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { leadEndpoints } from '../../src/http/native-form.js';

/** The part of JSON Schema that the schemas use. */
interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'boolean' | 'null';
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type Body = Record<string, unknown>;

/**
 * Constraints that the JSON Schema does not express: the format of a telephone number, and that a day is not in the
 * future.
 */
const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const phone = fc.tuple(fc.constantFrom('', '+39 ', '06/', '(06) '), digits(6, 11)).map((parts) => parts.join(''));
const pastDay = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const WRITTEN_BY_PEOPLE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  phone,
  telefono: phone,
  dataIncidente: pastDay,
};

const email = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789_'+-"),
      minLength: 0,
      maxLength: 40,
    }),
    fc.domain(),
  )
  .map(([name, domain]) => `a${name}z@${domain}`.slice(-250))
  .filter((address) => address.startsWith('a') && /\.[a-z]{2,}$/i.test(address) && !/xn--/i.test(address));

/** Words that begin with a letter, so that they are not blank once cleaned; the rest is whatever Unicode has. */
const words = (max: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: Math.min(max, 200) })
    .map((rest) => `P${rest}`)
    // Cleaning may lengthen a text (NFC splits a few characters in two), so the limit is kept from afar.
    .map((text) =>
      Array.from(text).reduce(
        (kept, character) => (kept.length + character.length * 3 <= max ? kept + character : kept),
        '',
      ),
    );

function text(schema: Schema, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.format === 'email') return email;
  return WRITTEN_BY_PEOPLE[name] ?? words(schema.maxLength ?? 200);
}

/** Values that a schema allows; `name` is the field's. */
export function valid(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((shape) => valid(shape, name)));
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([field, inner]) => [field, valid(inner, field)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])], noNullPrototype: true });
  }
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array')
    return fc.array(valid(schema.items ?? {}), { minLength: 1, maxLength: Math.min(schema.maxItems ?? 5, 5) });
  return schema.type === 'string' ? text(schema, name) : fc.constant(schema.const);
}

/** A schema and what it may be instead. */
const shapesOf = (schema: Schema): readonly Schema[] => [schema, ...(schema.anyOf ?? [])];

/** Fields that a schema has, in any of its shapes. */
export const fieldsOf = (schema: Schema): string[] => [
  ...new Set(shapesOf(schema).flatMap(({ properties = {} }) => Object.keys(properties))),
];

/** A field shorter than this is for something else than words. */
const WORDS_MIN = 100;

/** Whether a schema is for any words at all. */
const isForWords = ({ type, enum: choices, format, maxLength = 0 }: Schema) =>
  type === 'string' && !choices && !format && maxLength >= WORDS_MIN;

/** Fields that take any words at all. */
export const wordFieldsOf = (schema: Schema): string[] =>
  fieldsOf(schema).filter((field) => {
    const values = shapesOf(schema)
      .flatMap(({ properties = {} }) => properties[field] ?? [])
      .flatMap(shapesOf);
    return (
      values.filter(({ type }) => type !== undefined && type !== 'null').every(isForWords) &&
      !(field in WRITTEN_BY_PEOPLE)
    );
  });

const inputOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** Every endpoint with the schema of its body. */
export const operations: readonly { readonly path: string; readonly schema: Schema }[] = [
  ...leadEndpoints.map(({ kind, endpoint }) => ({ path: endpoint, schema: inputOf(leadSchemas[kind]) })),
  { path: CHAT_ENDPOINT, schema: { anyOf: [inputOf(chatRequest), inputOf(chatVerdict)] } },
];
