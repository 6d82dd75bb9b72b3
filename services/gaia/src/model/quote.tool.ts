// The one tool: a language model fills in the card. It sends nothing: the visitor does, and the gateway accepts.
import { tool } from '@langchain/core/tools';
import { type QuoteService, quoteServices } from '@school/contracts';
import { z } from 'zod';

const services = Object.keys(quoteServices) as [QuoteService, ...QuoteService[]];
const offered = Object.entries(quoteServices).map(([name, label]) => `${name} (${label})`);
const text = (what: string) => z.string().nullish().describe(what);
const schema = z.object({
  servizio: z
    .enum(services)
    .nullish()
    .describe(`Uno di: ${offered.join(', ')}`),
  nome: text('Il nome del visitatore, come lo ha scritto'),
  email: text('Il suo indirizzo email'),
  telefono: text('Il suo numero di telefono'),
  richiesta: text('Che cosa chiede, nella sua lingua e con le sue informazioni: è ciò che legge l’ufficio'),
});

const DESCRIPTION =
  'Compila la richiesta allo staff, o corregge quella già aperta. Non la invia: il visitatore la vede sotto le tue ' +
  'parole, la corregge e la invia lui.';

/** Models write null for what they do not know. */
const withoutBlanks = (given: z.output<typeof schema>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** @param fill fills in the card, and tells what the form's schema refuses. */
export const quoteTool = (fill: (known: Record<string, string>) => Readonly<Record<string, string | undefined>>) =>
  tool((given) => told(fill(withoutBlanks(given))), { name: 'richiedi_preventivo', description: DESCRIPTION, schema });

/** What the model reads. */
function told(faults: Readonly<Record<string, string | undefined>>): string {
  const wrong = Object.entries(faults).map(([name, message]) => `${name}: ${String(message)}`);
  return [
    'La richiesta è sotto le tue parole, non ancora inviata: la invia il visitatore. Non ripeterla.',
    ...(wrong.length > 0
      ? [`Manca o non va: ${wrong.join('; ')}. Chiedilo in una frase, può scriverlo anche lì.`]
      : []),
  ].join(' ');
}
