// Whether what is known of a request makes one: by the schema of the form, and in the visitor's own words.
import { parseLead } from '@school/contracts';
import { wordsIn } from '../words/phrases.js';
import { contactIn } from './contact.js';
import type { QuoteFields } from './draft.js';
import type { Missing } from './texts.js';

/** What is known of a request, by whomever it was understood. */
export type QuoteArguments = { readonly [K in keyof QuoteFields]?: QuoteFields[K] | undefined };

export interface Faults {
  readonly missing: readonly Missing[];
  /** What is wrong with each field, in Italian; the values are not repeated. */
  readonly problems: readonly string[];
}

const NOT_WRITTEN = 'il visitatore non lo ha scritto così';

/** @param turns of the visitor: name and contact must be written there. */
export function checked(known: QuoteArguments, turns: readonly string[]): { readonly fields: QuoteFields } | Faults {
  const parsed = parseLead('quote', { ...known, consenso: true });
  const errors: Readonly<Record<string, unknown>> = parsed.success ? {} : parsed.errors;
  const missing = missingOf(known);
  const wrong = { ...notWritten(known, turns), ...errors };
  const problems = Object.entries(wrong)
    .filter(([name]) => !missing.some((one) => one === name))
    .map(([name, error]) => `${name}: ${String(error)}`);
  if (!parsed.success || missing.length + problems.length > 0) return { missing, problems };
  const { servizio, nome, email, telefono, richiesta = '' } = parsed.payload;
  return { fields: { servizio, nome, ...(email && { email }), ...(telefono && { telefono }), richiesta } };
}

function missingOf({ servizio, richiesta, nome, email, telefono }: QuoteArguments): Missing[] {
  const needed = { servizio, richiesta, nome, contatto: email?.trim() || telefono };
  return (Object.keys(needed) as Missing[]).filter((name) => !needed[name]?.trim());
}

/** The values that are nobody's. */
function notWritten({ nome, email, telefono }: QuoteArguments, turns: readonly string[]) {
  const said = wordsIn(turns.join('\n'));
  const written = new Set(turns.flatMap((turn) => contactIn(turn, true).all));
  const isWritten = (contact: string) => contactIn(contact, true).all.some((key) => written.has(key));
  return {
    ...(nome && !wordsIn(nome).every((word) => said.includes(word)) && { nome: NOT_WRITTEN }),
    ...(email && !isWritten(email) && { email: NOT_WRITTEN }),
    ...(telefono && !isWritten(telefono) && { telefono: NOT_WRITTEN }),
  };
}
