// The one tool: whoever speaks fills in a request for a quote with what is known. It sends nothing; the visitor reads
// the summary first, and code alone takes the yes.
import { type QuoteService, quote, quoteServices } from '@school/contracts';
import { tool } from '@langchain/core/tools';
import { z } from 'zod';
import type { QuoteArguments } from './check.js';
import type { Proposal } from './quote-requests.js';
import type { Missing } from './texts.js';

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
  'Prepara una richiesta di preventivo, o mette questa al posto della precedente. Non la invia: il sistema mostra al ' +
  'visitatore il riepilogo e la invia solo dopo il suo sì.';

/** Models write null for what they do not know. */
const withoutBlanks = (given: z.output<typeof schema>): QuoteArguments =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value));

/** The tool for one attempt at a turn. */
export const quoteTool = (propose: (known: QuoteArguments) => Promise<Proposal>) =>
  tool(async (given) => told(await propose(withoutBlanks(given))), {
    name: 'richiedi_preventivo',
    description: DESCRIPTION,
    schema,
  });

const names: Readonly<Record<Missing, string>> = {
  servizio: quote.fields.servizio.label.toLowerCase(),
  nome: quote.fields.nome.label.toLowerCase(),
  contatto: 'email o telefono',
  richiesta: 'che cosa gli serve',
};

/** What the model reads. */
function told(proposal: Proposal): string {
  if ('draft' in proposal)
    return (
      'Riepilogo pronto: il sistema lo mostra sotto le tue parole, con la domanda di conferma. Non ripeterlo e non ' +
      'chiedere conferma. Nulla è ancora stato inviato.'
    );
  if ('refused' in proposal)
    return proposal.refused === 'parent'
      ? 'Rifiutato: chi scrive ha meno di 14 anni. Chiedi che scriva o chiami un genitore.'
      : 'Rifiutato: da questa chat sono già partite due richieste. Per altre indica la segreteria o il modulo contatti.';
  const { missing, problems } = proposal;
  return [
    'Il riepilogo non è pronto.',
    ...(missing.length > 0 ? [`Manca: ${missing.map((name) => names[name]).join(', ')}.`] : []),
    ...problems,
    'Chiedilo al visitatore.',
  ].join(' ');
}
