// Whether what is known of a request makes one: by the schema of the form, and in the visitor's own words.
import { parseLead } from '@school/contracts';
import { wordsIn } from '../words/phrases.js';
import { contactIn, contactKey } from './contact.js';
import type { QuoteFields } from './draft.js';
import type { Missing } from './texts.js';

/** What is known of a request, by whomever it was understood. */
export type QuoteArguments = { readonly [K in keyof QuoteFields]?: QuoteFields[K] | undefined };

type Reach = 'email' | 'telefono';

export interface Faults {
  readonly missing: readonly Missing[];
  readonly invalid: readonly Reach[];
  /** What is wrong with each field, in Italian; the values are not repeated. */
  readonly problems: readonly string[];
}

const NOT_WRITTEN = 'il visitatore non lo ha scritto così';
const keyOf = (contact: string): string =>
  contactKey(contact.includes('@') ? { email: contact } : { telefono: contact });

/** @param turns of the visitor: name and contact must be written there. */
export function checked(known: QuoteArguments, turns: readonly string[]): { readonly fields: QuoteFields } | Faults {
  const parsed = parseLead('quote', { ...known, consenso: true });
  const errors: Readonly<Record<string, unknown>> = parsed.success ? {} : parsed.errors;
  const missing = missingOf(known, errors);
  const foreign = foreignOf(known, turns);
  const invalid = (['email', 'telefono'] as const).filter((name) => known[name] && (errors[name] ?? foreign.has(name)));
  const problems = [
    ...Object.entries(errors)
      .filter(([name]) => !missing.some((one) => one === name))
      .map(([name, error]) => `${name}: ${String(error)}`),
    ...[...foreign].filter((name) => errors[name] === undefined).map((name) => `${name}: ${NOT_WRITTEN}`),
  ];
  if (!parsed.success || missing.length + problems.length > 0) return { missing, invalid, problems };
  const { servizio, nome, email, telefono, richiesta = '' } = parsed.payload;
  return { fields: { servizio, nome, ...(email && { email }), ...(telefono && { telefono }), richiesta } };
}

function missingOf(known: QuoteArguments, errors: Readonly<Record<string, unknown>>): Missing[] {
  const isBlank = (name: keyof QuoteArguments) => !known[name]?.trim();
  return [
    ...(isBlank('servizio') || errors['servizio'] ? (['servizio'] as const) : []),
    ...(isBlank('richiesta') ? (['richiesta'] as const) : []),
    ...(isBlank('nome') ? (['nome'] as const) : []),
    ...(isBlank('email') && isBlank('telefono') ? (['contatto'] as const) : []),
  ];
}

/** The values that are nobody's: the visitor has not written them. */
function foreignOf({ nome, email, telefono }: QuoteArguments, turns: readonly string[]): Set<'nome' | Reach> {
  const said = new Set(wordsIn(turns.join('\n')));
  const written = new Set(turns.flatMap((turn) => contactIn(turn, true).all).map(keyOf));
  const isForeign = (contact: string | undefined) => Boolean(contact) && !written.has(keyOf(contact!));
  return new Set([
    ...(wordsIn(nome ?? '').every((word) => said.has(word)) ? [] : (['nome'] as const)),
    ...(isForeign(email) ? (['email'] as const) : []),
    ...(isForeign(telefono) ? (['telefono'] as const) : []),
  ]);
}
