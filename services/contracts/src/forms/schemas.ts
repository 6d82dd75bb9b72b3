// The schema of every form: made from its fields, and kept beside them in its folder where a rule concerns more than one field.
import * as z from 'zod/mini';
import { contactSchema } from './contact/schema.js';
import { type FieldsOf, type LeadKind, leadForm, leadKinds } from './forms.js';
import { quoteSchema } from './quote/schema.js';
import { type FormSchema, formSchema } from './schema.js';

interface Rules {
  readonly schema: z.ZodMiniType<object>;
  /** For a union: selects the shape of a body, so that errors name the fields of that shape. */
  readonly shapeOf?: (body: object) => z.ZodMiniType<object>;
}

const ownRules = { contact: contactSchema, quote: quoteSchema } satisfies Partial<Record<LeadKind, Rules>>;

type SchemaOf<K extends LeadKind> = K extends keyof typeof ownRules ? (typeof ownRules)[K]['schema'] : FormSchema<FieldsOf<K>>;
type Schemas = { readonly [K in LeadKind]: SchemaOf<K> };

const made = leadKinds.map((kind): [LeadKind, Rules] => [kind, { schema: formSchema(leadForm(kind).fields) }]);
const rules: Readonly<Record<LeadKind, Rules>> = { ...(Object.fromEntries(made) as Record<LeadKind, Rules>), ...ownRules };

export const leadSchemas = Object.fromEntries(Object.entries(rules).map(([kind, { schema }]) => [kind, schema])) as unknown as Schemas;

/** What an accepted request of a kind holds. */
export type LeadPayload<K extends LeadKind = LeadKind> = z.output<Schemas[K]>;

/** The schema whose errors name the fields of a body. */
export function schemaFor(kind: LeadKind, body: unknown): z.ZodMiniType<object> {
  const { schema, shapeOf } = rules[kind];
  return shapeOf && typeof body === 'object' && body !== null ? shapeOf(body) : schema;
}
